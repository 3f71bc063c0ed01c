import { useState } from 'react';
import { useKeptTyping } from '../unsaved/use-kept-typing.ts';
import { useWords, type Words } from './use-words.ts';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

export interface KeptWords extends Words {
  /** An earlier visit had begun with them. */
  readonly isBegun: boolean;
  /** They have been sent, or given up. */
  readonly forget: () => void;
}

/** The words of a command, which the browser keeps until they are sent. */
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
