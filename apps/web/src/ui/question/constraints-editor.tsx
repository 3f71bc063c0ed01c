import { useState, type ReactNode } from 'react';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import classes from './question.module.css';

export type QuestionDay = 'ANY' | 'TODAY_OR_LATER' | 'TODAY_OR_EARLIER';

/** Constraints of a value, as far as they are edited here. */
export interface QuestionConstraints {
  readonly decimals: number | null;
  readonly grouping: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly oneLine: boolean;
  readonly markdown: boolean;
  readonly withTime: boolean;
  readonly startOfDay: boolean;
  readonly day: QuestionDay;
  readonly maxParties: 1 | -1;
}

export interface ConstraintsEditorProps {
  readonly constraints: QuestionConstraints;
  /** Names of the constraints that the field type uses. */
  readonly applying: readonly string[];
  /** True for an amount of money, which is grouped even without decimals. */
  readonly isMoney: boolean;
  readonly disabled?: boolean | undefined;
  readonly errorAt: (name: string) => string | null;
  readonly onChange: (part: Partial<QuestionConstraints>) => void;
}

const decimals = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const dayRules: readonly QuestionDay[] = ['ANY', 'TODAY_OR_LATER', 'TODAY_OR_EARLIER'];
const boundPairs = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
] as const;
const boundLabels: Readonly<Record<(typeof boundPairs)[number][number], MessageId>> = {
  min: 'questions.min',
  max: 'questions.max',
  minLength: 'questions.minLength',
  maxLength: 'questions.maxLength',
};

/** Edits the constraints that the field type supports. */
export function ConstraintsEditor({
  constraints,
  applying,
  isMoney,
  disabled = false,
  errorAt,
  onChange,
}: ConstraintsEditorProps): ReactNode {
  const t = useText();
  const has = (name: keyof QuestionConstraints): boolean => applying.includes(name);
  const places = constraints.decimals ?? 8;
  return (
    <>
      {has('decimals') && (
        <Select
          label={t('questions.decimals')}
          clearable={false}
          disabled={disabled}
          value={constraints.decimals === null ? 'ANY' : String(constraints.decimals)}
          options={[
            { value: 'ANY', label: t('questions.anyDecimals') },
            ...decimals.map((count) => ({
              value: String(count),
              label: t('questions.decimalCount', { count }),
            })),
          ]}
          onChange={(value) =>
            onChange({ decimals: value === null || value === 'ANY' ? null : Number(value) })
          }
        />
      )}
      {has('grouping') && (isMoney || places > 0) && (
        <Checkbox
          label={t('questions.grouping')}
          checked={constraints.grouping}
          disabled={disabled}
          onChange={(grouping) => onChange({ grouping })}
        />
      )}
      {boundPairs.map(
        ([low, high]) =>
          has(low) && (
            <div key={low} className={classes.pair}>
              {([low, high] as const).map((name) => (
                <Bound
                  key={name}
                  label={t(boundLabels[name])}
                  value={constraints[name]}
                  maxFractionDigits={low === 'min' ? places : 0}
                  isLength={low === 'minLength'}
                  disabled={disabled}
                  error={errorAt(name)}
                  onChange={(value) => onChange({ [name]: value })}
                />
              ))}
            </div>
          ),
      )}
      {has('oneLine') && !constraints.markdown && (
        <Checkbox
          label={t('questions.oneLine')}
          description={t('questions.oneLineHint')}
          checked={constraints.oneLine}
          disabled={disabled}
          onChange={(oneLine) => onChange({ oneLine })}
        />
      )}
      {has('markdown') && (
        <Checkbox
          label={t('questions.markdown')}
          description={t('questions.markdownHint')}
          checked={constraints.markdown}
          disabled={disabled}
          onChange={(markdown) => onChange({ markdown })}
        />
      )}
      {has('withTime') && (
        <Checkbox
          label={t('questions.withTime')}
          checked={constraints.withTime}
          disabled={disabled}
          onChange={(withTime) => onChange({ withTime })}
        />
      )}
      {has('startOfDay') && (
        <Checkbox
          label={t('questions.startOfDay')}
          description={t('questions.startOfDayHint')}
          checked={constraints.startOfDay}
          disabled={disabled}
          onChange={(startOfDay) => onChange({ startOfDay })}
        />
      )}
      {has('day') && (
        <Select<QuestionDay>
          label={t('questions.day')}
          clearable={false}
          disabled={disabled}
          value={constraints.day}
          options={dayRules.map((value) => ({ value, label: t(`questions.day.${value}`) }))}
          onChange={(day) => onChange({ day: day ?? 'ANY' })}
        />
      )}
      {has('maxParties') && (
        <Checkbox
          label={t('questions.oneParty')}
          checked={constraints.maxParties === 1}
          disabled={disabled}
          onChange={(isOne) => onChange({ maxParties: isOne ? 1 : -1 })}
        />
      )}
    </>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: number | null;
  readonly maxFractionDigits: number;
  readonly isLength: boolean;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (value: number | null) => void;
}

/** An input for a limit. It is applied on blur, because a half-typed number isn't the limit. */
function Bound({ value, isLength, onChange, ...rest }: BoundProps): ReactNode {
  const [typed, setTyped] = useState<{ readonly value: number | null } | null>(null);
  return (
    <NumberInput
      {...rest}
      {...(isLength ? { min: 0 } : {})}
      value={typed === null ? value : typed.value}
      onChange={(next) => setTyped({ value: next })}
      onBlur={() => {
        if (typed !== null && typed.value !== value) onChange(typed.value);
        setTyped(null);
      }}
    />
  );
}
