import { operatorsOf } from '@baton/domain/condition/operators';
import type { FormItemKey } from '@baton/domain/core/ids';
import {
  fieldItems,
  type FormComparison,
  type FormContent,
  type FormEffect,
  type FormRule,
} from '@baton/domain/form/form';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConditionParts } from '../../../fields/condition/condition-parts.tsx';
import {
  freshComparison,
  type BuiltComparison,
  type BuiltList,
  type BuiltPart,
  type OperandChoice,
} from '../../../fields/condition/operand-choice.ts';
import { useFocusWhenFewer } from '../../../lib/focus/use-focus-when-fewer.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useListKeys } from '../../../lib/list/use-list-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import type { FormPlace } from '../draft/form-draft.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useRuleFaults } from './use-rule-faults.ts';
import classes from './rules-editor.module.css';

type Choice = OperandChoice<FormItemKey>;

const choicesOf = (content: FormContent, except: FormItemKey | null): readonly Choice[] =>
  content.sections.flatMap((section) =>
    fieldItems({ sections: [section] }).flatMap(({ key, field: of }): readonly Choice[] => {
      const field = content.fields[of];
      return field === undefined || key === except
        ? []
        : [
            {
              id: key,
              operand: key,
              label: field.name,
              group: section.name,
              field,
              isOutcome: false,
              operators: operatorsOf(field),
            },
          ];
    }),
  );

/**
 * Returns the field that a new rule most likely depends on: the last one above, or else the first
 * one.
 */
const nearestAbove = (
  content: FormContent,
  choices: readonly Choice[],
  place: FormPlace | null,
): Choice | undefined => {
  const order = content.sections.flatMap(({ key, items }): readonly string[] => [
    key,
    ...items.map((item) => item.key),
  ]);
  const at = order.indexOf(place?.key ?? '');
  return choices.findLast(({ id }) => order.indexOf(id) < at) ?? choices[0];
};

const toBuilt = ({ item, operator, values }: FormComparison): BuiltComparison<FormItemKey> => ({
  kind: 'COMPARISON',
  operand: item,
  operator,
  values,
});

/** Returns the comparisons of a rule, followed by its groups. */
const builtOf = ({ match, comparisons, groups }: FormRule): BuiltList<FormItemKey> => ({
  match,
  parts: [
    ...comparisons.map(toBuilt),
    ...groups.map((group) => ({
      kind: 'GROUP' as const,
      match: group.match,
      parts: group.comparisons.map(toBuilt),
    })),
  ],
});

const comparisonsIn = (parts: readonly BuiltPart<FormItemKey>[]): readonly FormComparison[] =>
  parts.flatMap((part) =>
    part.kind === 'GROUP'
      ? []
      : [{ item: part.operand, operator: part.operator, values: part.values }],
  );

const ruleOf = (effect: FormEffect, { match, parts }: BuiltList<FormItemKey>): FormRule => ({
  effect,
  match,
  comparisons: comparisonsIn(parts),
  groups: parts.flatMap((part) =>
    part.kind === 'GROUP' ? [{ match: part.match, comparisons: comparisonsIn(part.parts) }] : [],
  ),
});

export interface RulesEditorProps {
  readonly rules: readonly FormRule[];
  readonly effects: readonly FormEffect[];
  /** The item of the rules, which can't depend on itself. */
  readonly of: FormItemKey | null;
  /** Maximum number of rules. */
  readonly most: number;
  readonly onChange: (rules: readonly FormRule[]) => void;
}

/** Edits rules that show, hide, or require an item. */
export function RulesEditor({ rules, effects, of, most, onChange }: RulesEditorProps): ReactNode {
  const t = useText();
  const { content, isEditable, selected } = useBuilder();
  const faultsOf = useRuleFaults(selected);
  const { keys, drop } = useListKeys(rules.length);
  const adder = useFocusWhenFewer(rules.length);
  const [added, setAdded] = useState<number | null>(null);
  const choices = choicesOf(content, of);
  const first = nearestAbove(content, choices, selected);
  const [effect] = effects;
  if (rules.length === 0 && (!isEditable || first === undefined)) return null;
  const add = (): void => {
    if (first === undefined || effect === undefined) return;
    setAdded(rules.length);
    onChange([...rules, ruleOf(effect, { match: 'ALL', parts: [freshComparison(first)] })]);
  };
  return (
    <SettingsSection
      title={t('forms.rules.title')}
      hint={rules.length === 0 ? t('forms.rules.hint') : undefined}
      action={
        isEditable &&
        rules.length < most && (
          <Button ref={adder} kind="subtle" size="x-small" icon={<Plus size={14} />} onClick={add}>
            {t('forms.rules.add')}
          </Button>
        )
      }
    >
      {rules.map((rule, at) => (
        <RuleCard
          key={keys[at]}
          rule={rule}
          isNew={added === at}
          effects={effects}
          choices={choices}
          faults={faultsOf(at + 1)}
          onChange={(next) => {
            if (next === null) {
              drop(at);
              setAdded(null);
            }
            onChange(next === null ? rules.toSpliced(at, 1) : rules.with(at, next));
          }}
        />
      ))}
    </SettingsSection>
  );
}

interface RuleCardProps {
  readonly rule: FormRule;
  /** True for a new rule, whose effect is selected first. */
  readonly isNew: boolean;
  readonly effects: readonly FormEffect[];
  readonly choices: readonly Choice[];
  /** Errors that prevent evaluation, by position of the comparison. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (rule: FormRule | null) => void;
}

const noFaults: ReadonlyMap<string, string> = new Map();

function RuleCard({ rule, isNew, effects, choices, faults, onChange }: RuleCardProps): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const [isLeft, setIsLeft] = useState(!isNew);
  const card = useRef<HTMLDivElement>(null);
  // Focus alone would scroll only the first control into view.
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const { effect } = rule;
  // Errors of an empty condition are shown here, because it has no row.
  const { comparisons, groups } = rule;
  const places = ['', ...groups.map((_, at) => `${comparisons.length + at + 1}`)];
  // An unfinished rule shows no errors while it is edited.
  const shownFaults = isLeft ? faults : noFaults;
  const whole = places.flatMap((place) => shownFaults.get(place) ?? []);
  return (
    <div
      ref={card}
      className={classes.rule}
      role="group"
      aria-label={t(`forms.effect.${effect}`)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsLeft(true);
      }}
    >
      <div className={classes.head}>
        <Select<FormEffect>
          label={t('forms.rules.effect')}
          hideLabel
          autoFocus={isNew}
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
      {[...new Set(whole)].map((fault) => (
        <p key={fault} className={classes.fault}>
          {fault}
        </p>
      ))}
      <ConditionParts
        value={builtOf(rule)}
        choices={choices}
        idOf={(key) => key}
        disabled={!isEditable}
        mayGroup
        faults={shownFaults}
        onChange={(next) => onChange(next.parts.length === 0 ? null : ruleOf(effect, next))}
      />
    </div>
  );
}
