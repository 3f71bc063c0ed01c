import type { BlueprintContent, DueRule, StartDate } from '@baton/domain/blueprint/content';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { durationUnits, isInDates, type DurationUnit } from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useEditorState } from '../editor/editor-context.ts';
import { placesOf, type PlaceOption } from '../settings/link/field-places.ts';
import { CountedInField } from './counted-in-field.tsx';
import { FieldDueFields } from './field-due-fields.tsx';
import classes from './rule-editor.module.css';

export type DueKind = DueRule['kind'] | 'NONE';

const noPlace = asId<InstanceKey>('');

interface Shared {
  readonly label: string;
  readonly error: string | null;
}

export type DueRuleEditorProps = Shared & {
  readonly value: DueRule | null;
  readonly onChange: (value: DueRule | null) => void;
};

/** Edits a due date: none, a duration after the start, a day of the workflow, or a date. */
export function DueRuleEditor({ label, value, error, onChange }: DueRuleEditorProps): ReactNode {
  const { content } = useEditorState();
  const dates = datesOf(content);
  return (
    <RuleEditor kinds={dueKinds(dates, value)} {...{ label, value, error, dates, onChange }} />
  );
}

/** Returns the date fields that a due date can depend on. */
export const datesOf = (content: BlueprintContent): readonly PlaceOption[] =>
  placesOf(content, ({ kind }) => kind === 'DATE');

/** Returns the types of due dates that can be selected. */
export const dueKinds = (
  dates: readonly PlaceOption[],
  value: DueRule | null,
): readonly DueKind[] =>
  dates.length === 0 && value?.kind !== 'FIELD'
    ? ['NONE', 'DURATION', 'WORKFLOW_START', 'FIXED']
    : ['NONE', 'DURATION', 'WORKFLOW_START', 'FIELD', 'FIXED'];

export type DateRuleEditorProps = Shared & {
  readonly value: StartDate | null;
  readonly onChange: (value: StartDate | null) => void;
  /** True if no date is allowed. */
  readonly isOptional: boolean;
};

/** Edits a day: relative to the workflow start or a date field, or fixed. */
export function DateRuleEditor({
  label,
  value,
  error,
  onChange,
  isOptional,
}: DateRuleEditorProps): ReactNode {
  const { content } = useEditorState();
  const dates = datesOf(content);
  return (
    <RuleEditor
      kinds={[
        ...(isOptional ? (['NONE'] as const) : []),
        'WORKFLOW_START',
        ...(dates.length === 0 && value?.kind !== 'FIELD' ? [] : (['FIELD'] as const)),
        'FIXED',
      ]}
      {...{ label, value, error, dates }}
      onChange={(rule) => onChange(rule?.kind === 'DURATION' ? null : rule)}
    />
  );
}

interface RuleEditorProps extends Shared {
  readonly kinds: readonly DueKind[];
  /** Date fields that it can be relative to. */
  readonly dates: readonly PlaceOption[];
  readonly value: DueRule | null;
  readonly onChange: (value: DueRule | null) => void;
}

/** Returns a new rule of this type. */
export const freshRule = (kind: DueKind, dates: readonly PlaceOption[]): DueRule | null => {
  switch (kind) {
    case 'NONE':
      return null;
    case 'DURATION':
      return { kind, amount: 1, unit: 'DAYS', countedIn: 'WORKING' };
    case 'WORKFLOW_START':
      return { kind, days: 5, countedIn: 'WORKING' };
    case 'FIELD':
      return { kind, instance: dates[0]?.value ?? noPlace, days: 0, countedIn: 'WORKING' };
    case 'FIXED':
      return { kind, date: '' };
  }
};

/** Labels of the types of date rules. */
export const dueKindLabels: Readonly<Record<DueKind, MessageId>> = {
  NONE: 'blueprints.rule.NONE',
  DURATION: 'blueprints.rule.DURATION',
  WORKFLOW_START: 'blueprints.rule.WORKFLOW_START',
  FIELD: 'time.due.byField',
  FIXED: 'blueprints.rule.FIXED',
};

function RuleEditor({ kinds, ...rest }: RuleEditorProps): ReactNode {
  const t = useText();
  const { label, value, dates, onChange } = rest;
  return (
    <div className={classes.root} role="group" aria-label={label}>
      <Select<DueKind>
        label={label}
        hideLabel
        clearable={false}
        value={value?.kind ?? 'NONE'}
        options={kinds.map((kind) => ({ value: kind, label: t(dueKindLabels[kind]) }))}
        onChange={(kind) => onChange(freshRule(kind ?? 'NONE', dates))}
      />
      <RuleValueFields {...rest} isDue={kinds.includes('DURATION')} />
    </div>
  );
}

export interface RuleValueFieldsProps extends Omit<RuleEditorProps, 'kinds' | 'label'> {
  /** True for a due date, false for a start date. */
  readonly isDue: boolean;
}

/** Edits the value of a due or start date whose type is selected. */
export function RuleValueFields({
  value,
  error,
  dates,
  isDue,
  onChange,
}: RuleValueFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      {value?.kind === 'DURATION' && (
        <div className={classes.pair}>
          <NumberInput
            label={t('blueprints.rule.amount')}
            hideLabel
            min={0}
            maxFractionDigits={isInDates(value.unit) ? 2 : 0}
            value={Number.isNaN(value.amount) ? null : value.amount}
            error={error}
            onChange={(amount) => onChange({ ...value, amount: amount ?? Number.NaN })}
          />
          <Select<DurationUnit>
            label={t('blueprints.rule.unit')}
            hideLabel
            clearable={false}
            value={value.unit}
            options={durationUnits.map((unit) => ({
              value: unit,
              label: t(`blueprints.unit.${unit}`),
            }))}
            onChange={(unit) => onChange({ ...value, unit: unit ?? 'DAYS' })}
          />
        </div>
      )}
      {value?.kind === 'WORKFLOW_START' && (
        <NumberInput
          label={t('blueprints.rule.daysAfterStart')}
          min={0}
          value={Number.isNaN(value.days) ? null : value.days}
          error={error}
          onChange={(days) => onChange({ ...value, days: days ?? Number.NaN })}
        />
      )}
      {value?.kind === 'FIELD' && (
        <FieldDueFields
          {...{ value, dates, error, onChange }}
          hint={t(isDue ? 'time.due.offsetHint' : 'time.start.offsetHint')}
        />
      )}
      {value !== null && value.kind !== 'FIXED' && (
        <CountedInField
          value={value.countedIn ?? 'CALENDAR'}
          onChange={(countedIn) => onChange({ ...value, countedIn })}
        />
      )}
      {value?.kind === 'FIXED' && (
        <DatePicker
          label={t('blueprints.rule.date')}
          hideLabel
          value={value.date === '' ? null : value.date}
          error={error}
          onChange={(date) => onChange({ kind: 'FIXED', date: date ?? '' })}
        />
      )}
    </>
  );
}
