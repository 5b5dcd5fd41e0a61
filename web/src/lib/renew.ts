const KEY = 'ponti.renewed';
/** Within this time a second failure is not the server's new page, and loading anew would go on for ever. */
const ONCE_PER = 30_000;

/** Loads the page anew when a part of it cannot be fetched any more: since it was opened, the server has got a newer one. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_PER) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without a memory nobody knows whether this was tried before
    }
    location.reload();
  });
}
