import { Minus, Plus } from 'lucide-react';
import {
  useEffect,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  plainDigits,
  readNumberEntry,
  readPastedNumber,
  toDecimals,
} from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import classes from './number-input.module.css';

export interface NumberInputProps extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly maxFractionDigits?: number | undefined;
  /** Decimals that are shown even if zero, as for money. */
  readonly minFractionDigits?: number | undefined;
  readonly hasGrouping?: boolean | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** The unit, which can be typed in the reader's language. */
  readonly unit?: string | undefined;
  /** Currency of an amount, whose symbol can be typed. */
  readonly currency?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Text that was typed earlier and isn't a number. It is shown again so that it can be fixed. */
  readonly unread?: string | undefined;
  /** Called with the text while it isn't a number. Null if it is a number or empty. */
  readonly onUnread?: ((text: string | null) => void) | undefined;
}

const isComposed = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/** A number with the locale's separators, grouped on blur. */
export function NumberInput({
  value,
  onChange,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  maxFractionDigits = 0,
  minFractionDigits = 0,
  hasGrouping = true,
  prefix,
  suffix,
  unit,
  currency,
  disabled = false,
  autoFocus,
  onBlur,
  unread,
  onUnread,
  error,
  ...field
}: NumberInputProps): ReactNode {
  const t = useText();
  const emptyText = useEmptyText();
  const format = useFormats();
  const locale = format.clock.dateLocale;
  const [draft, setDraft] = useState(unread ?? null);
  const [isLeft, setIsLeft] = useState(unread !== undefined);
  // If someone else set the value or the typed text was discarded, the draft ends.
  const [known, setKnown] = useState(value);
  const round = (raw: number): number => toDecimals(raw, maxFractionDigits);
  const style = {
    decimals: maxFractionDigits,
    unit: currency ?? unit ?? null,
    isAmount: currency !== undefined,
  };
  const entryOf = (text: string) => readNumberEntry(text, locale, style);
  const read = (text: string): number | null => {
    const entry = entryOf(text);
    return entry === null || entry.isFraction ? null : round(entry.value);
  };
  const shown = (of: number | null, useGrouping: boolean): string =>
    of === null
      ? ''
      : format.number(of, {
          maximumFractionDigits: maxFractionDigits,
          minimumFractionDigits: useGrouping ? Math.min(minFractionDigits, maxFractionDigits) : 0,
          useGrouping: useGrouping && hasGrouping,
        });

  if (value !== known) {
    setKnown(value);
    if (draft !== null && read(draft) !== value) setDraft(null);
  }

  const type = (typed: string, isComposing = false): void => {
    // The text stays untouched until the composition ends.
    if (isComposing) return setDraft(typed);
    const text = plainDigits(typed);
    setDraft(text);
    setIsLeft(false);
    // Text that can't be parsed must not leave the previous number as value.
    onChange(read(text));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text').trim();
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? before.length];
    const isWhole = from === 0 && to === before.length;
    // Refuses pasted text of several cells, because the browser would join their digits.
    const isJoined = /[\t\r\n]/.test(text);
    if (!isWhole && !isJoined) return;
    const pasted =
      isWhole && maxFractionDigits === 0 ? readPastedNumber(text, locale, style) : null;
    if (pasted === null && !isJoined) return;
    event.preventDefault();
    const inserted =
      pasted === null
        ? text.replaceAll(/\s+/g, ' ')
        : format.number(pasted.value, { useGrouping: false });
    type(before.slice(0, from) + inserted + before.slice(to));
  };
  const stepBy = (by: number): void => {
    const next = Math.min(max, Math.max(min, round((value ?? 0) + by)));
    setDraft(null);
    onChange(next);
  };
  const entry = draft === null ? null : entryOf(draft);
  const isFraction = entry?.isFraction === true;
  const isWrong = draft !== null && draft.trim() !== '' && (entry === null || isFraction);
  const wrongText = isWrong ? draft : null;
  useEffect(() => onUnread?.(wrongText), [onUnread, wrongText]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isWrong) {
      // Discards the typed text. The value of the parent is shown again.
      event.preventDefault();
      setDraft(shown(value, false));
      return;
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1));
  };
  const own = isFraction
    ? t('ui.wholeNumbersOnly')
    : isWrong && isLeft
      ? t('ui.invalidNumber')
      : value !== null && value < min
        ? t('ui.numberTooSmall', { min: shown(min, true) })
        : value !== null && value > max
          ? t('ui.numberTooLarge', { max: shown(max, true) })
          : null;

  return (
    <Field {...field} error={error ?? own}>
      {(ties) => (
        <div
          className={joinClasses(control.control, classes.box)}
          data-disabled={disabled || undefined}
        >
          {prefix !== undefined && <span className={classes.affix}>{prefix}</span>}
          <input
            {...ties}
            data-autofocus={autoFocus || undefined}
            type="text"
            inputMode={maxFractionDigits > 0 ? 'decimal' : 'numeric'}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min === Number.MIN_SAFE_INTEGER ? undefined : min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            placeholder={emptyText}
            className={classes.input}
            autoComplete="off"
            autoFocus={autoFocus}
            disabled={disabled}
            value={draft ?? shown(value, true)}
            // Text that couldn't be parsed stays as typed, so that it can be fixed.
            onFocus={() => setDraft(draft ?? shown(value, false))}
            onBlur={() => {
              if (!isWrong) setDraft(null);
              setIsLeft(true);
              onBlur?.();
            }}
            onChange={(event) => type(event.currentTarget.value, isComposed(event.nativeEvent))}
            onCompositionEnd={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={paste}
          />
          {suffix !== undefined && <span className={classes.affix}>{suffix}</span>}
          {[-step, step].map((by) => (
            <button
              key={by}
              type="button"
              tabIndex={-1}
              className={classes.step}
              disabled={disabled || (value !== null && (by < 0 ? value <= min : value >= max))}
              aria-label={t(by < 0 ? 'ui.decrease' : 'ui.increase', { name: field.label })}
              onClick={() => stepBy(by)}
            >
              {by < 0 ? <Minus size={13} /> : <Plus size={13} />}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
