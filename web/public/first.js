// Runs before the first paint, so that no page flashes in the wrong theme or language.
try {
  const kept = JSON.parse(localStorage.getItem('ponti.settings') ?? '{}');
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  // Nothing was kept, or it may not be read.
}
