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

/** Constraints of a value. Omitted ones don't apply. */
export interface ValueShape {
  readonly kind: ValueInputKind;
  readonly options: readonly Option[];
  /** True if people can add options. */
  readonly mayAppend?: boolean | undefined;
  /** Currency code or unit of a number. */
  readonly unit: string | null;
  /** Digits after the decimal separator. */
  readonly decimals?: number | null | undefined;
  readonly hasGrouping?: boolean | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** True for `yyyy-MM-dd'T'HH:mm`, false for `yyyy-MM-dd`. */
  readonly withTime?: boolean | undefined;
  /** True if dates without a time mean the start of the day. */
  readonly startsDay?: boolean | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly isMarkdown?: boolean | undefined;
  /** True if Enter doesn't add a line. */
  readonly isOneLine?: boolean | undefined;
  /** True if a list accepts only one value. The value is still a list. */
  readonly isSingle?: boolean | undefined;
}

export interface ValueInputProps extends FieldProps, ValueShape {
  readonly value: InputValue;
  readonly disabled?: boolean | undefined;
  /** Called while typing. */
  readonly onType: (value: InputValue) => void;
  /** Called on blur, or immediately after a selection. */
  readonly onCommit: (value: InputValue) => void;
  /** Text that can't be parsed. */
  readonly unread?: string | undefined;
  readonly onUnread?: ((text: string | null) => void) | undefined;
}

const asText = (value: InputValue): string => (typeof value === 'string' ? value : '');
const asList = (value: InputValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/** The control for a value of any type except people, who have their own picker. */
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
  const selected = asList(value);
  const choices = withAddedWords(
    options,
    typeof value === 'string' ? [value] : selected,
    mayAppend ? undefined : (word) => t('ui.inactiveOption', { text: word }),
  );
  const choosing = {
    searchable: true,
    withTyped: mayAppend
      ? (offered: readonly Option[], query: string) =>
          withTypedOption(offered, choices, query, (text) => t('ui.addOption', { text }))
      : undefined,
  };
  // Spaces alone count as empty.
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
        // Not an email input, because browsers rewrite the domain of an address (bücher.de).
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
      // Text that isn't a date stays in the field and isn't a value.
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
      return isSingle && selected.length < 2 ? (
        <Select
          {...field}
          {...choosing}
          options={choices}
          clearable
          value={selected[0] ?? null}
          onChange={(one) => onCommit(one === null ? null : [one])}
        />
      ) : (
        <MultiSelect
          {...field}
          {...choosing}
          options={choices}
          value={selected}
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
