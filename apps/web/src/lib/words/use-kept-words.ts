import { useState } from 'react';
import { useKeptTyping } from '../unsaved/use-kept-typing.ts';
import { useWords, type Words } from './use-words.ts';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

export interface KeptWords extends Words {
  /** True if an earlier visit left a draft. */
  readonly isBegun: boolean;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
}

/** Stores the message of a command in the browser until it is sent. */
export function useKeptWords(isRequired: boolean, name: string): KeptWords {
  const { kept, keep } = useKeptTyping(`words.${name}`, isText);
  const [begun] = useState(() => kept() ?? '');
  const words = useWords(isRequired, begun);
  return {
    ...words,
    isBegun: begun !== '',
    change: (text) => {
      words.change(text);
      keep(text.trim() === '' ? null : text);
    },
    forget: () => keep(null),
  };
}
