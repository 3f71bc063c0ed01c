import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { newKey } from '../../lib/api/new-key.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { NameInput } from './name-input.tsx';
import classes from './question.module.css';

/** An option whose id survives renaming. */
export interface QuestionOption {
  readonly id: string;
  readonly name: string;
}

export interface OptionsEditorProps {
  readonly options: readonly QuestionOption[];
  readonly mayAppend: boolean;
  readonly disabled?: boolean | undefined;
  readonly error?: string | null | undefined;
  /** Returns why the name is refused next to the other options. */
  readonly refusalOf: (name: string, others: readonly QuestionOption[]) => string | null;
  readonly onOptions: (options: readonly QuestionOption[]) => void;
  readonly onMayAppend: (mayAppend: boolean) => void;
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n\r\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Options in order: rename, move, remove. A pasted list becomes options. */
export function OptionsEditor({
  options,
  mayAppend,
  disabled = false,
  error,
  refusalOf,
  onOptions,
  onMayAppend,
}: OptionsEditorProps): ReactNode {
  const t = useText();
  const [added, setAdded] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const addedRefusal = added.trim() === '' ? null : refusalOf(added.trim(), options);

  // Existing names of a list are ignored. Refused ones stay so that they can be fixed.
  const append = (names: readonly string[]): void => {
    const all = [...options];
    const refused = names.filter((name) => {
      if (refusalOf(name, all) !== null) return true;
      all.push({ id: newKey(), name });
      return false;
    });
    setAdded(names.length === 1 ? (refused[0] ?? '') : '');
    if (all.length > options.length) onOptions(all);
  };
  const move = (from: number, to: number): void => {
    const moved = options[from];
    if (moved !== undefined) onOptions(options.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const remove = (at: number): void => {
    onOptions(options.toSpliced(at, 1));
    // Focuses the next option, so that several can be removed by keyboard.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    buttons?.[at + 1]?.focus();
  };
  const paste = (event: ClipboardEvent): void => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    append(lines);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    append(linesOf(added));
  };

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('questions.options')}</legend>
      {options.length > 0 && (
        <ol className={classes.options} ref={list}>
          {options.map((option, at) => (
            <li key={option.id} className={classes.option}>
              <NameInput
                className={classes.optionName}
                hideLabel
                label={t('questions.option', { number: at + 1 })}
                name={option.name}
                disabled={disabled}
                refusalOf={(name) => refusalOf(name, options.toSpliced(at, 1))}
                onRename={(name) => onOptions(options.with(at, { ...option, name }))}
              />
              <IconButton
                label={t('questions.up', { name: option.name })}
                icon={<ArrowUp size={15} />}
                disabled={disabled}
                disabledReason={at === 0 ? t('questions.isFirst') : null}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                label={t('questions.down', { name: option.name })}
                icon={<ArrowDown size={15} />}
                disabled={disabled}
                disabledReason={at === options.length - 1 ? t('questions.isLast') : null}
                onClick={() => move(at, at + 1)}
              />
              <span data-remove>
                <IconButton
                  label={t('questions.remove', { name: option.name })}
                  icon={<X size={15} />}
                  disabled={disabled}
                  onClick={() => remove(at)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <TextInput
        label={t('questions.newOption')}
        description={t('questions.newOptionHint')}
        disabled={disabled}
        error={addedRefusal ?? error}
        value={added}
        onChange={setAdded}
        onPaste={paste}
        onKeyDown={onKeyDown}
        onBlur={() => append(linesOf(added))}
      />
      <Checkbox
        label={t('questions.mayAppend')}
        description={t('questions.mayAppendHint')}
        checked={mayAppend}
        disabled={disabled}
        onChange={onMayAppend}
      />
    </fieldset>
  );
}
