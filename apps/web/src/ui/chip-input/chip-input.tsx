import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { chipsOf } from './chips-of.ts';
import classes from './chip-input.module.css';

export interface ChipInputProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Chips with an error, which the field describes. */
  readonly faulty?: ReadonlySet<string> | undefined;
  /** Splits a text into chips. Without it, a comma or a line ends a chip. */
  readonly split?: ((text: string) => readonly string[]) | undefined;
  /** Returns true if a typed text ends a chip. */
  readonly isComplete?: ((text: string) => boolean) | undefined;
}

const endsInMark = (text: string): boolean => /[,，、]/.test(text);

/** An input for several short texts. A comma, Enter, or a pasted line ends a chip. */
export function ChipInput({
  value,
  onChange,
  placeholder,
  disabled = false,
  autoFocus,
  onBlur,
  faulty,
  split = chipsOf,
  isComplete = endsInMark,
  ...field
}: ChipInputProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    const pieces = split(text).filter((piece) => !value.includes(piece));
    setDraft('');
    if (pieces.length > 0) onChange([...value, ...pieces]);
  };
  const remove = (piece: string): void => {
    onChange(value.filter((one) => one !== piece));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey && draft.trim() !== '') {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    } else if (event.key === 'Escape' && draft !== '') {
      event.stopPropagation();
      setDraft('');
    }
  };
  return (
    <Field {...field}>
      {(ties) => (
        <div
          className={joinClasses(control.control, classes.box)}
          data-disabled={disabled || undefined}
        >
          {value.map((piece) => (
            <span
              key={piece}
              className={classes.chip}
              data-faulty={faulty?.has(piece) || undefined}
            >
              <span className={classes.text}>{piece}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('ui.removeItem', { name: piece })}
                disabled={disabled}
                onClick={() => remove(piece)}
              >
                <X size={12} />
              </button>
            </span>
          ))}
          <input
            {...ties}
            ref={input}
            type="text"
            className={classes.input}
            autoComplete="off"
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={draft}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              const text = event.currentTarget.value;
              if (isComplete(text)) add(text);
              else setDraft(text);
            }}
            onPaste={(event) => {
              // Pasted text is read here, because a one-line input would remove the line breaks
              // that separate the texts.
              const text = event.clipboardData.getData('text');
              if (!endsInMark(text) && !text.includes('\n') && split(text).length < 2) return;
              event.preventDefault();
              add(`${draft}${text}`);
            }}
            onBlur={() => {
              add(draft);
              onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}
