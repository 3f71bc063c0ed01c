import { useEffect, useState } from 'react';
import { useViewer } from '../session/viewer-context.ts';
import { lockedStorage } from './locked-storage.ts';

const writeAfter = 250;

/** What is being typed, as the browser keeps it. */
export interface KeptTyping<Draft> {
  /** What an earlier visit left behind; null where there is nothing. */
  readonly kept: () => Draft | null;
  /** Writes it in a moment; null: nothing is kept any longer. */
  readonly keep: (draft: Draft | null) => void;
}

const draftIn = <Draft>(
  browserKey: string,
  name: string,
  isDraft: (kept: unknown) => kept is Draft,
): KeptTyping<Draft> & { readonly flush: () => void } => {
  const storage = lockedStorage(browserKey, localStorage);
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
 * Keeps what a person types into something that is sent as a whole, until it was sent or
 * given up: a page that is loaded again, or a session that is over, loses none of it.
 */
export function useKeptTyping<Draft>(
  name: string,
  isDraft: (kept: unknown) => kept is Draft,
): KeptTyping<Draft> {
  const { browserKey, tenantId, id } = useViewer();
  const [draft] = useState(() => draftIn(browserKey, `${name}.${tenantId}.${id}`, isDraft));
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
