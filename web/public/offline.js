// The page for when there is no network: speaks the visitor's language, and goes on as soon as there is one again.
try {
  const kept = JSON.parse(localStorage.getItem('ponti.settings') ?? '{}').lang;
  document.documentElement.lang = kept ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
} catch {
  // What was kept may not be read; English it is.
}
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
