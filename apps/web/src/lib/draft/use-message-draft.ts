import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { useState } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useDraft } from './use-draft.ts';

/** The message that a person adds to a command, such as a reason. */
export interface MessageDraft {
  readonly text: string;
  readonly isRequired: boolean;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (text: string) => void;
  /** The validation error, after an attempt to send it. */
  readonly error: string | null;
  /** Returns the message to send, or null and shows the error if it is invalid. */
  readonly validate: () => string | null;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
}

/** Stores the message of a command in the browser, and validates it before it is sent. */
export function useMessageDraft(isRequired: boolean, name: string): MessageDraft {
  const t = useText();
  const { draft: text, hasDraft, change, forget } = useDraft(`words.${name}`, { empty: '' });
  const [isMissing, setMissing] = useState(false);
  const tooLong = commentTooLong(text, 'reason');
  return {
    text,
    isRequired,
    hasDraft,
    change: (next) => {
      change(next);
      setMissing(false);
    },
    error: tooLong === null ? (isMissing ? t('errors.Required') : null) : errorText(t, tooLong),
    validate: () => {
      const message = text.trim();
      const isBlank = isRequired && message === '';
      if (isBlank) setMissing(true);
      return tooLong !== null || isBlank ? null : message;
    },
    forget,
  };
}
