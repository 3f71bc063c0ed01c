import { operatorsOf } from '@baton/domain/condition/operators';
import type { ConditionOperator, Match } from '@baton/domain/condition/condition';
import type { FormItemKey } from '@baton/domain/core/ids';
import type { BlueprintField } from '@baton/domain/field/field';
import {
  fieldItems,
  type FormComparison,
  type FormContent,
  type FormEffect,
  type FormRule,
} from '@baton/domain/form/form';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { useBuilder } from './builder-context.ts';
import { RuleValue } from './rule-value.tsx';
import classes from './rules-editor.module.css';

interface Choice {
  readonly key: FormItemKey;
  readonly field: BlueprintField;
  readonly section: string;
}

/** Who somebody is cannot be compared yet: of people only whether there are any. */
const offered = (field: BlueprintField): readonly ConditionOperator[] =>
  field.kind === 'PEOPLE'
    ? operatorsOf(field).filter((one) => one === 'EMPTY' || one === 'NOT_EMPTY')
    : operatorsOf(field);

const choicesOf = (content: FormContent, except: FormItemKey | null): readonly Choice[] =>
  content.sections.flatMap((section) =>
    fieldItems({ sections: [section] }).flatMap(({ key, field: of }) => {
      const field = content.fields[of];
      return field === undefined || key === except || operatorsOf(field).length === 0
        ? []
        : [{ key, field, section: section.name }];
    }),
  );

const fresh = ({ key, field }: Choice): FormComparison => ({
  item: key,
  operator: offered(field)[0] ?? 'NOT_EMPTY',
  values: field.kind === 'CHECKBOX' ? [true] : [],
});

export interface RulesEditorProps {
  readonly rules: readonly FormRule[];
  readonly effects: readonly FormEffect[];
  /** The item that the rules are about, which cannot decide over itself. */
  readonly of: FormItemKey | null;
  /** Most rules of it. */
  readonly most: number;
  readonly onChange: (rules: readonly FormRule[]) => void;
}

/** When something is shown, hidden or has to be answered, in words. */
export function RulesEditor({ rules, effects, of, most, onChange }: RulesEditorProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useBuilder();
  const choices = choicesOf(content, of);
  const [first] = choices;
  const [effect] = effects;
  if (rules.length === 0 && (!isEditable || first === undefined)) return null;
  const add = (): void => {
    if (first !== undefined && effect !== undefined)
      onChange([...rules, { effect, match: 'ALL', comparisons: [fresh(first)] }]);
  };
  return (
    <SettingsSection
      title={t('forms.rules.title')}
      hint={rules.length === 0 ? t('forms.rules.hint') : undefined}
      action={
        isEditable &&
        rules.length < most && (
          <Button kind="subtle" size="x-small" icon={<Plus size={14} />} onClick={add}>
            {t('forms.rules.add')}
          </Button>
        )
      }
    >
      {rules.map((rule, at) => (
        <RuleCard
          // A rule is what stands at its place: it has no name of its own.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          rule={rule}
          effects={effects}
          choices={choices}
          onChange={(next) =>
            onChange(next === null ? rules.toSpliced(at, 1) : rules.with(at, next))
          }
        />
      ))}
    </SettingsSection>
  );
}

interface RuleCardProps {
  readonly rule: FormRule;
  readonly effects: readonly FormEffect[];
  readonly choices: readonly Choice[];
  readonly onChange: (rule: FormRule | null) => void;
}

function RuleCard({ rule, effects, choices, onChange }: RuleCardProps): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const { effect, match, comparisons } = rule;
  const [first] = choices;
  const put = (next: readonly FormComparison[]): void =>
    onChange(next.length === 0 ? null : { ...rule, comparisons: next });
  return (
    <div className={classes.rule} role="group" aria-label={t(`forms.effect.${effect}`)}>
      <div className={classes.head}>
        <Select<FormEffect>
          label={t('forms.rules.effect')}
          hideLabel
          clearable={false}
          disabled={!isEditable}
          value={effect}
          options={effects.map((value) => ({ value, label: t(`forms.effect.${value}`) }))}
          onChange={(next) => onChange({ ...rule, effect: next ?? effect })}
        />
        {isEditable && (
          <IconButton
            label={t('forms.rules.remove')}
            icon={<Trash2 size={15} />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {comparisons.length > 1 && (
        <Segmented<Match>
          label={t('fields.condition.match')}
          value={match}
          isDisabled={!isEditable}
          options={[
            { value: 'ALL', label: t('fields.condition.ALL') },
            { value: 'ANY', label: t('fields.condition.ANY') },
          ]}
          onChange={(next) => onChange({ ...rule, match: next })}
        />
      )}
      {comparisons.map((comparison, at) => (
        <ComparisonLine
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          comparison={comparison}
          choices={choices}
          onChange={(next) =>
            put(next === null ? comparisons.toSpliced(at, 1) : comparisons.with(at, next))
          }
        />
      ))}
      {isEditable && first !== undefined && (
        <Button
          kind="subtle"
          size="x-small"
          icon={<Plus size={14} />}
          onClick={() => put([...comparisons, fresh(first)])}
        >
          {t('fields.condition.addComparison')}
        </Button>
      )}
    </div>
  );
}

interface ComparisonLineProps {
  readonly comparison: FormComparison;
  readonly choices: readonly Choice[];
  readonly onChange: (comparison: FormComparison | null) => void;
}

function ComparisonLine({ comparison, choices, onChange }: ComparisonLineProps): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const chosen = choices.find(({ key }) => key === comparison.item);
  return (
    <div className={classes.line}>
      <div className={classes.head}>
        <Select<FormItemKey>
          label={t('fields.condition.operand')}
          hideLabel
          clearable={false}
          searchable
          disabled={!isEditable}
          placeholder={t('fields.condition.operandGone')}
          value={chosen?.key ?? null}
          options={choices.map(({ key, field, section }) => ({
            value: key,
            label: field.name,
            group: section,
          }))}
          onChange={(key) => {
            const next = choices.find((one) => one.key === key);
            if (next !== undefined) onChange(fresh(next));
          }}
        />
        {isEditable && (
          <IconButton
            label={t('fields.condition.remove')}
            icon={<Trash2 size={15} />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {chosen !== undefined && (
        <>
          <Select<ConditionOperator>
            label={t('fields.condition.operator')}
            hideLabel
            clearable={false}
            disabled={!isEditable}
            value={comparison.operator}
            options={offered(chosen.field).map((operator) => ({
              value: operator,
              label: t(`fields.operator.${operator}`),
            }))}
            onChange={(operator) =>
              onChange({ ...comparison, operator: operator ?? comparison.operator, values: [] })
            }
          />
          <RuleValue
            field={chosen.field}
            comparison={comparison}
            isDisabled={!isEditable}
            onChange={(values) => onChange({ ...comparison, values })}
          />
        </>
      )}
    </div>
  );
}
