import { useEffect, useRef, useState, type ReactNode } from 'react';
import { plainDigits } from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { CountryPicker } from './country-picker.tsx';
import { Flag } from './flag.tsx';
import classes from './phone-input.module.css';

type PhoneBook = typeof import('./phone-book.ts');

export interface PhoneInputProps extends FieldProps {
  /** International format, `+49 30 123456`, or the typed text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Country of a number without a dial code, by default the browser's region. */
  readonly country?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Called with the final text, in international format if it is a number. */
  readonly onBlur?: ((value: string) => void) | undefined;
}

/** Returns the digits of a text. */
const digitsOf = (text: string): string => plainDigits(text).replaceAll(/[^\d+]/g, '');

const ownRegion = (): string | null => {
  try {
    return new Intl.Locale(navigator.language).region ?? null;
  } catch {
    return null;
  }
};

/** A phone number with its country. The library is loaded on first use. */
export function PhoneInput({
  value,
  onChange,
  country: initial,
  disabled = false,
  autoFocus,
  onBlur,
  ...field
}: PhoneInputProps): ReactNode {
  const { clock } = useFormats();
  const emptyText = useEmptyText();
  const [book, setBook] = useState<PhoneBook | null>(null);
  /** The typed text, reformatted only on blur. */
  const [draft, setDraft] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  const [picked, setPicked] = useState<string | null>(initial ?? ownRegion());
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./phone-book.ts').then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, []);

  const read = book?.readPhone(value, picked) ?? null;
  const country = read?.country ?? picked;
  const written = read?.international ?? value;
  if (value !== known) {
    setKnown(value);
    // Someone else set the value, or another country was selected.
    if (draft !== null && digitsOf(draft) !== digitsOf(value)) setDraft(value);
  }
  const names = new Intl.DisplayNames(clock.dateLocale, { type: 'region' });
  const codes = book?.dialCodes() ?? [];
  const countries = codes
    .map(({ country: iso, code }) => ({
      value: iso,
      label: names.of(iso) ?? iso,
      description: code,
      icon: <Flag country={iso} />,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, clock.dateLocale));

  const leave = (): void => {
    setDraft(null);
    if (written !== value) onChange(written);
    onBlur?.(written);
  };
  return (
    <Field {...field}>
      {(ties) => (
        <div
          ref={box}
          className={joinClasses(control.control, classes.box)}
          data-disabled={disabled || undefined}
        >
          <CountryPicker
            countries={countries}
            country={country}
            disabled={disabled}
            onChoose={(next) => {
              const to = codes.find((code) => code.country === next);
              setPicked(next);
              if (to !== undefined) onChange(book?.withCountry(value, country, to) ?? value);
              input.current?.focus();
            }}
          />
          <input
            {...ties}
            ref={input}
            type="tel"
            className={classes.input}
            autoComplete="tel"
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={disabled}
            placeholder={emptyText ?? codes.find((code) => code.country === country)?.code}
            value={draft ?? written}
            onFocus={() => setDraft(draft ?? written)}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              onChange(event.currentTarget.value);
            }}
            onBlur={(event) => {
              if (box.current?.contains(event.relatedTarget) !== true) leave();
            }}
          />
        </div>
      )}
    </Field>
  );
}
