import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { useState } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';

/** The message that a person adds to a command, such as a reason. */
export interface Words {
  readonly text: string;
  readonly isRequired: boolean;
  readonly change: (text: string) => void;
  /** The validation error, after an attempt to send it. */
  readonly error: string | null;
  /** Returns the message to send, or null and shows the error if it is invalid. */
  readonly take: () => string | null;
}

/** Validates the message of a command before it is sent. */
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
