const saveAfter = 250;

/** Saves typed text after a short delay, and immediately when the page is hidden or closed. */
export interface Autosave {
  readonly schedule: () => void;
  /** Saves immediately if something is scheduled. */
  readonly flush: () => void;
  /** Watches the page until the returned function is called, which saves the rest. */
  readonly watchPage: () => () => void;
}

/** `save` returns false if the browser couldn't store everything. Then it asks before closing. */
export function autosave(save: () => boolean): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaved = true;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    isSaved = save();
  };
  const onUnload = (event: BeforeUnloadEvent): void => {
    flush();
    if (!isSaved) event.preventDefault();
  };
  return {
    flush,
    schedule: () => {
      timer ??= setTimeout(flush, saveAfter);
    },
    watchPage: () => {
      document.addEventListener('visibilitychange', flush);
      addEventListener('pagehide', flush);
      addEventListener('beforeunload', onUnload);
      return () => {
        document.removeEventListener('visibilitychange', flush);
        removeEventListener('pagehide', flush);
        removeEventListener('beforeunload', onUnload);
        flush();
      };
    },
  };
}
