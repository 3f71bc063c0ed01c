import { Calendar, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { isDay, readDate, type WrittenDate } from '../../lib/i18n/date-entry.ts';
import { dateText, dayKey } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './date-picker.module.css';

/** A date while it is typed, kept as text until it is a valid day. */
export interface TypedDate {
  readonly value: string | null;
  readonly onType: (value: string | null) => void;
  readonly valueOf: (read: WrittenDate) => string;
}

export interface DateFieldProps extends FieldProps {
  /** The day as `yyyy-MM-dd`. */
  readonly day: string | null;
  /** Content after the date in the closed field. */
  readonly suffix?: string | undefined;
  readonly onDay: (day: string | null) => void;
  /** Called for a date typed with a time. Without it, the time is ignored. */
  readonly onTimed?: ((day: string, time: string | null) => void) | undefined;
  /**
   * Called with text that isn't a date, so that it can be stored. Without it, the previous date
   * stays.
   */
  readonly onUnread?: ((text: string) => void) | undefined;
  /** State of a parent that stores unfinished text. */
  readonly typing?: TypedDate | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly clearable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Content below the month, such as a time. */
  readonly extra?: ReactNode;
  readonly closesOnChoice: boolean;
}

interface Found {
  readonly value: string | null;
  readonly text: string;
}

const currentTime = (): Date => new Date();

/** A typed date with a calendar, the base of both date pickers. */
export function DateField({
  day,
  suffix = '',
  onDay,
  onTimed,
  onUnread,
  typing,
  min,
  max,
  clearable = true,
  disabled = false,
  autoFocus,
  onBlur,
  extra,
  closesOnChoice,
  error,
  ...field
}: DateFieldProps): ReactNode {
  const t = useText();
  const emptyText = useEmptyText();
  const { clock } = useFormats();
  const utc = { ...clock, timeZone: 'UTC' };
  /** Text that isn't a date is shown as typed. */
  const write = (of: string): string =>
    isDay(of) ? dateText(new Date(`${of}T00:00:00Z`), utc) : of;
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  /** The value when the field got focus. Null if nothing was typed since. */
  const [found, setFound] = useState<Found | null>(null);
  const invalid = (): string =>
    t('ui.invalidDate', { example: write(dayKey(currentTime(), clock)) });
  const [problem, setProblem] = useState(day === null || isDay(day) ? null : invalid);
  const button = useRef<HTMLButtonElement>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const shown = day === null ? '' : `${write(day)}${suffix}`;

  const readText = (text: string): WrittenDate | null =>
    readDate(text, clock, dayKey(currentTime(), clock));
  const type = (text: string): void => {
    setFound(found ?? { value: typing?.value ?? null, text: shown });
    setDraft(text);
    const read = readText(text);
    typing?.onType(read === null ? text.trim() || null : typing.valueOf(read));
  };
  const discard = (): void => {
    if (found !== null) typing?.onType(found.value);
    setDraft(found?.text ?? shown);
    setProblem(null);
    setFound(null);
    setIsOpen(false);
  };
  const accept = (next: string | null, time?: string | null): void => {
    setDraft(null);
    setFound(null);
    setProblem(
      next !== null && min !== undefined && next < min
        ? t('ui.dateTooEarly', { date: write(min) })
        : next !== null && max !== undefined && next > max
          ? t('ui.dateTooLate', { date: write(max) })
          : null,
    );
    if (next !== null && time !== undefined && onTimed !== undefined) onTimed(next, time);
    else if (next !== day || found !== null) onDay(next);
  };
  const commit = (): void => {
    if (draft === null) return;
    // Nothing to save: no text was typed.
    if (found === null) {
      setDraft(null);
      return;
    }
    if (draft.trim() === '') {
      accept(null);
      return;
    }
    const read = readText(draft);
    if (read === null) {
      setProblem(invalid());
      if (onUnread !== undefined) {
        setDraft(null);
        setFound(null);
        onUnread(draft);
      }
      return;
    }
    accept(read.date, read.time);
  };

  return (
    <Field {...field} error={error ?? problem}>
      {(ties) => (
        <>
          <div
            ref={setBox}
            className={joinClasses(control.control, classes.box)}
            data-disabled={disabled || undefined}
          >
            <button
              ref={button}
              type="button"
              className={classes.open}
              aria-label={t('ui.selectDate')}
              aria-expanded={isOpen}
              disabled={disabled}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Calendar size={15} />
            </button>
            <input
              {...ties}
              data-autofocus={autoFocus || undefined}
              type="text"
              className={classes.input}
              autoComplete="off"
              autoFocus={autoFocus}
              disabled={disabled}
              placeholder={emptyText ?? t('ui.selectDate')}
              value={draft ?? shown}
              onFocus={() => setDraft(shown)}
              onClick={() => setIsOpen(true)}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={({ relatedTarget: to }) => {
                commit();
                // The calendar also closes when focus moves to another field.
                const stays =
                  to === null || to.closest('[data-layer]') !== null || box?.contains(to) === true;
                if (!stays) setIsOpen(false);
                onBlur?.();
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
                  event.preventDefault();
                  commit();
                  setIsOpen(false);
                } else if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  setIsOpen(true);
                } else if (event.key === 'Escape' && (isOpen || found !== null)) {
                  // Discards the typed text and closes the calendar.
                  event.preventDefault();
                  event.stopPropagation();
                  event.nativeEvent.stopImmediatePropagation();
                  discard();
                }
              }}
            />
            {clearable && day !== null && !disabled && (
              <button
                type="button"
                className={classes.clear}
                // Keyboard users clear the text itself, so Tab skips this button to the next field.
                tabIndex={-1}
                aria-label={t('ui.clearField', { name: field.label })}
                onClick={() => accept(null)}
              >
                <X size={14} />
              </button>
            )}
          </div>
          {isOpen && (
            <AnchoredLayer
              anchor={box}
              matchesWidth={false}
              label={t('ui.selectDate')}
              className={classes.dropdown}
              onDismiss={(why) => {
                setIsOpen(false);
                if (why === 'escape') button.current?.focus();
              }}
            >
              <MonthGrid
                key={day}
                clock={clock}
                value={day !== null && isDay(day) ? day : null}
                min={min}
                max={max}
                onChoose={(next) => {
                  accept(next);
                  if (closesOnChoice) {
                    setIsOpen(false);
                    button.current?.focus();
                  }
                }}
              />
              {extra}
            </AnchoredLayer>
          )}
        </>
      )}
    </Field>
  );
}
