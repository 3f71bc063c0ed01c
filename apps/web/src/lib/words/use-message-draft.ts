import { useState } from 'react';
import { useStoredDraft } from '../unsaved/use-stored-draft.ts';
import { useWords, type Words } from './use-words.ts';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

export interface MessageDraft extends Words {
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
}

/** Stores the message of a command in the browser until it is sent. */
export function useMessageDraft(isRequired: boolean, name: string): MessageDraft {
  const { kept, keep } = useStoredDraft(`words.${name}`, isText);
  const [begun] = useState(() => kept() ?? '');
  const words = useWords(isRequired, begun);
  return {
    ...words,
    hasDraft: begun !== '',
    change: (text) => {
      words.change(text);
      keep(text.trim() === '' ? null : text);
    },
    forget: () => keep(null),
  };
}
