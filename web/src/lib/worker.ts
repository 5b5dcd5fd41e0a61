import type { Lang } from '../protocol';

/** The service worker: makes the app installable, answers without a network, and shows “your turn” while it is closed. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('./sw.js', { scope: './' });
  } catch {
    // A private window, or a server without https: everything else works all the same.
  }
}

/** The running worker; null where there cannot be one. */
export async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return null;
  return navigator.serviceWorker.ready;
}

/** Tells the worker in which language to speak when the page is closed. */
export async function teachLanguage(lang: Lang): Promise<void> {
  const worker = await readyWorker();
  worker?.active?.postMessage({ type: 'lang', lang });
}
