import { useEffect, useState } from 'react';
import { useViewer } from '../session/viewer-context.ts';
import { unsentStorage } from './unsent-storage.ts';

const writeAfter = 250;

/** A draft in the browser's storage. */
export interface StoredDraft<Draft> {
  /** Returns the draft of an earlier visit, or null. */
  readonly kept: () => Draft | null;
  /** Stores the draft after a short delay. Null deletes it. */
  readonly keep: (draft: Draft | null) => void;
}

const draftIn = <Draft>(
  name: string,
  isDraft: (kept: unknown) => kept is Draft,
): StoredDraft<Draft> & { readonly flush: () => void } => {
  const storage = unsentStorage(localStorage);
  let waiting: { readonly draft: Draft | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    if (waiting.draft === null) storage.remove(name);
    else storage.write(name, waiting.draft);
    waiting = null;
  };
  return {
    flush,
    kept: () => {
      const kept = storage.read(name);
      return isDraft(kept) ? kept : null;
    },
    keep: (draft) => {
      waiting = { draft };
      if (draft === null) flush();
      else timer ??= setTimeout(flush, writeAfter);
    },
  };
};

/**
 * Stores a draft that is sent as a whole until it is sent or discarded, so that a reload or an
 * ended session doesn't lose it.
 */
export function useStoredDraft<Draft>(
  name: string,
  isDraft: (kept: unknown) => kept is Draft,
): StoredDraft<Draft> {
  const { tenantId, id } = useViewer();
  const [draft] = useState(() => draftIn(`${name}.${tenantId}.${id}`, isDraft));
  useEffect(() => {
    const { flush } = draft;
    document.addEventListener('visibilitychange', flush);
    addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft]);
  return draft;
}
