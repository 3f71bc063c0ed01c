import type { Refusal } from '@baton/domain/core/refusal';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './in-place-name.module.css';

export interface InPlaceNameProps {
  readonly label: string;
  readonly value: string;
  /** Returns why the name is refused. The editor then stays open and shows it. */
  readonly onSave: (value: string) => Refusal | null;
  readonly onClose: () => void;
  /** Called with several pasted lines. Without it, they are joined. */
  readonly onLines?: ((lines: readonly string[]) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly size?: 'row' | 'heading' | 'title' | undefined;
  /** Stays open after Enter for the next name. */
  readonly isContinuous?: boolean | undefined;
}

/** Edits a name inline. Enter and blur save, Escape cancels. */
export function InPlaceName({
  label,
  value,
  onSave,
  onClose,
  onLines,
  placeholder,
  size = 'row',
  isContinuous = false,
}: InPlaceNameProps): ReactNode {
  const t = useText();
  const [text, setText] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const errorId = useId();

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = (): boolean => {
    const trimmed = text.trim();
    if (trimmed === value) return true;
    // Nothing was typed.
    if (trimmed === '' && value === '') return true;
    const refusal = onSave(trimmed);
    if (refusal === null) return true;
    setError(errorText(t, refusal));
    return false;
  };
  const close = (): void => {
    isDone.current = true;
    onClose();
  };

  return (
    <span className={classes.root} data-size={size}>
      <input
        ref={input}
        className={classes.input}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-errormessage={error === null ? undefined : errorId}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text/plain')
            .split(/\r?\n/)
            .map((line) => line.replace(/^[\s\-*•]*(?:\[[ x]\]\s*)?/i, '').trim())
            .filter((line) => line !== '');
          if (onLines === undefined || lines.length < 2) return;
          event.preventDefault();
          onLines(lines);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            event.preventDefault();
            close();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isContinuous && text.trim() !== '') {
            if (save()) setText('');
          } else if (save()) close();
        }}
        onBlur={() => {
          if (isDone.current) return;
          // An empty name is reverted. A refused name stays with the reason.
          if (text.trim() === '' || save()) close();
        }}
      />
      {error !== null && (
        <span className={classes.error} id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
