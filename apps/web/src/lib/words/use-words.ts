import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { useState } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';

/** What a person says with a command. */
export interface Words {
  readonly text: string;
  readonly isRequired: boolean;
  readonly change: (text: string) => void;
  /** What is wrong with them, once they were to be sent. */
  readonly error: string | null;
  /** As they are sent; null, and the reason shown, where they may not be. */
  readonly take: () => string | null;
}

/** Keeps the words of a command, and knows whether they may be sent. */
export function useWords(isRequired: boolean, begun = ''): Words {
  const t = useText();
  const [text, setText] = useState(begun);
  const [isMissing, setMissing] = useState(false);
  const tooLong = commentTooLong(text, 'reason');
  return {
    text,
    isRequired,
    change: (next) => {
      setText(next);
      setMissing(false);
    },
    error: tooLong === null ? (isMissing ? t('errors.Required') : null) : errorText(t, tooLong),
    take: () => {
      const said = text.trim();
      if (isRequired && said === '') setMissing(true);
      return tooLong !== null || (isRequired && said === '') ? null : said;
    },
  };
}
