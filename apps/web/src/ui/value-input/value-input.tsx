import type { ReactNode } from 'react';
import { readIsoDate } from '../../lib/i18n/date-entry.ts';
import { unitText } from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DatePicker, WallTimePicker } from '../date-picker/date-picker.tsx';
import type { FieldProps } from '../field/field.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { withAddedWords, withTypedOption, type Option } from '../option-picker/option.ts';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { MultiSelect, Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import classes from './value-input.module.css';

export type ValueInputKind =
  | 'TEXT'
  | 'NUMBER'
  | 'CURRENCY'
  | 'DATE'
  | 'SELECT'
  | 'MULTI_SELECT'
  | 'EMAIL'
  | 'PHONE'
  | 'CHECKBOX';

export type InputValue = string | number | boolean | readonly string[] | null;

/** What a value may be; what is left out is free. */
export interface ValueShape {
  readonly kind: ValueInputKind;
  readonly options: readonly Option[];
  /** Choices: words of one's own may be added to the options. */
  readonly mayAppend?: boolean | undefined;
  /** Currency: its code. Number: what it counts. */
  readonly unit: string | null;
  /** Digits after the separator. */
  readonly decimals?: number | null | undefined;
  readonly hasGrouping?: boolean | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** Days: `yyyy-MM-dd'T'HH:mm` instead of `yyyy-MM-dd`. */
  readonly withTime?: boolean | undefined;
  /** Days without a time begin the day, not end it. */
  readonly startsDay?: boolean | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly isMarkdown?: boolean | undefined;
  /** Texts: Enter begins no new line. */
  readonly isOneLine?: boolean | undefined;
  /** Several are a list; so is one, where a list takes no more. */
  readonly isSingle?: boolean | undefined;
}

export interface ValueInputProps extends FieldProps, ValueShape {
  readonly value: InputValue;
  readonly disabled?: boolean | undefined;
  /** While it is typed. */
  readonly onType: (value: InputValue) => void;
  /** When it is left, or at once where a choice says it all (specification 4.5). */
  readonly onCommit: (value: InputValue) => void;
  /** What stands there and cannot be read. */
  readonly unread?: string | undefined;
  readonly onUnread?: ((text: string | null) => void) | undefined;
}

const asText = (value: InputValue): string => (typeof value === 'string' ? value : '');
const asList = (value: InputValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/** The control for a value of a kind; people have a picker of their own. */
export function ValueInput({
  kind,
  value,
  options,
  mayAppend = false,
  unit,
  decimals,
  hasGrouping,
  min,
  max,
  withTime = false,
  startsDay = false,
  earliest,
  latest,
  isMarkdown = false,
  isOneLine = false,
  isSingle = false,
  onType,
  onCommit,
  unread,
  onUnread,
  ...field
}: ValueInputProps): ReactNode {
  const t = useText();
  const { dateLocale } = useFormats().clock;
  const chosen = asList(value);
  const choices = withAddedWords(
    options,
    typeof value === 'string' ? [value] : chosen,
    mayAppend ? undefined : (word) => t('ui.inactiveOption', { text: word }),
  );
  const choosing = {
    searchable: true,
    withTyped: mayAppend
      ? (offered: readonly Option[], query: string) =>
          withTypedOption(offered, choices, query, (text) => t('ui.addOption', { text }))
      : undefined,
  };
  // Nothing but spaces is nothing.
  const commit = (next: InputValue): void =>
    onCommit(typeof next === 'string' && next.trim() === '' ? null : next);
  const leaves = { onBlur: () => commit(value) };
  switch (kind) {
    case 'TEXT':
      if (isMarkdown)
        return <MarkdownInput {...field} {...leaves} value={asText(value)} onChange={onType} />;
      return isOneLine ? (
        <TextInput {...field} {...leaves} value={asText(value)} onChange={onType} />
      ) : (
        <TextArea {...field} {...leaves} rows={1} value={asText(value)} onChange={onType} />
      );
    case 'EMAIL':
      return (
        // Browsers rewrite the domain of an address that they take for one (bücher.de).
        <TextInput
          {...field}
          {...leaves}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={asText(value)}
          onChange={onType}
        />
      );
    case 'PHONE':
      return <PhoneInput {...field} value={asText(value)} onChange={onType} onBlur={commit} />;
    case 'NUMBER':
    case 'CURRENCY':
      return (
        <NumberInput
          {...field}
          {...leaves}
          {...{ unread, onUnread }}
          maxFractionDigits={decimals ?? (kind === 'CURRENCY' ? 2 : 8)}
          minFractionDigits={kind === 'CURRENCY' ? (decimals ?? 2) : 0}
          hasGrouping={hasGrouping}
          min={min ?? undefined}
          max={max ?? undefined}
          unit={kind === 'NUMBER' ? (unit ?? undefined) : undefined}
          currency={kind === 'CURRENCY' ? (unit ?? 'USD') : undefined}
          suffix={unit === null ? undefined : kind === 'NUMBER' ? unitText(unit, dateLocale) : unit}
          value={typeof value === 'number' ? value : null}
          onChange={onType}
        />
      );
    case 'DATE': {
      // Text that is no date stays in the field and is no value.
      const keepUnread =
        (send: (next: InputValue) => void) =>
        (next: string | null): void => {
          const isUnread = next !== null && readIsoDate(next) === null;
          if (onUnread === undefined) return send(next);
          onUnread(isUnread ? next : null);
          if (isUnread) onType(null);
          else send(next);
        };
      const take = keepUnread(onCommit);
      const day = {
        ...field,
        ...{ min: earliest, max: latest, value: unread ?? (asText(value) || null) },
        ...{ onChange: take, onType: keepUnread(onType), onUnread: take },
      };
      return withTime ? <WallTimePicker {...day} startsDay={startsDay} /> : <DatePicker {...day} />;
    }
    case 'SELECT':
      return (
        <Select
          {...field}
          {...choosing}
          options={choices}
          clearable
          value={asText(value) || null}
          onChange={onCommit}
        />
      );
    case 'MULTI_SELECT':
      return isSingle && chosen.length < 2 ? (
        <Select
          {...field}
          {...choosing}
          options={choices}
          clearable
          value={chosen[0] ?? null}
          onChange={(one) => onCommit(one === null ? null : [one])}
        />
      ) : (
        <MultiSelect
          {...field}
          {...choosing}
          options={choices}
          value={chosen}
          onChange={(next) => onCommit(next.length === 0 ? null : next)}
        />
      );
    case 'CHECKBOX': {
      const { label, description, error, disabled, status } = field;
      return (
        <div className={classes.box}>
          <Checkbox
            {...{ label, error, disabled }}
            description={typeof description === 'string' ? description : undefined}
            checked={value === true}
            onChange={onCommit}
          />
          {status !== undefined && <span className={classes.status}>{status}</span>}
        </div>
      );
    }
  }
}
