/** Service workers exist only over HTTPS and on this machine. */
const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps the app and what was read on this device, for times without a connection. */
export const keepOfflineCopies = async (): Promise<void> => {
  if (!isPossible()) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage(['/', ...files], []);
  } catch {
    // Some browsers refuse service workers, for example in private windows.
  }
};

/** Deletes everything that was kept, because another person may use this browser next. */
export const deleteOfflineCopies = async (): Promise<void> => {
  if (!isPossible()) return;
  // Answers that arrive from now on aren't kept.
  navigator.serviceWorker.controller?.postMessage('forget', []);
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // Without storage, nothing is kept.
  }
};
