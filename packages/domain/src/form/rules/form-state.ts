import { combined, compareValue, type Truth } from '../../condition/compare-values.ts';
import {
  isFilledInByPeople,
  type FieldShape,
  type FieldValue,
  type InputType,
} from '../../field/field.ts';
import type { FormComparison, FormRule } from '../form.ts';

/** A field of a form that is being filled in. */
export interface StatedField<Key extends string> {
  readonly key: Key;
  readonly field: FieldShape;
  readonly inputType: InputType;
  /** The value that its form shows. */
  readonly value: FieldValue | null;
  readonly rules: readonly FormRule<Key>[];
}

export interface FieldState {
  readonly isShown: boolean;
  /** Whether it must be filled in before submission. */
  readonly isMandatory: boolean;
}

/** State of a field without rules. */
const always = (inputType: InputType): FieldState => ({
  isShown: true,
  isMandatory: inputType === 'REQUESTED',
});

interface Judgement<Key extends string> {
  readonly stateOf: (field: StatedField<Key>) => FieldState;
  readonly holds: (rule: FormRule<Key>) => boolean;
}

/** Cyclic rules, which published forms don't have, are skipped. */
function judging<Key extends string>(fields: readonly StatedField<Key>[]): Judgement<Key> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const states = new Map<Key, FieldState>();
  const visiting = new Set<Key>();

  const holds = ({ match, comparisons, groups }: FormRule<Key>): boolean => {
    const grouped = groups.map((one) => combined(one.match, one.comparisons.map(compared)));
    return combined(match, [...comparisons.map(compared), ...grouped]) === 'TRUE';
  };

  const compared = ({ item, operator, values }: FormComparison<Key>): Truth => {
    const field = byKey.get(item);
    if (field === undefined) return 'UNKNOWN';
    const value = stateOf(field).isShown ? field.value : null;
    return compareValue(field.field, value, operator, values);
  };

  const stateOf = (field: StatedField<Key>): FieldState => {
    const known = states.get(field.key);
    if (known !== undefined) return known;
    if (field.rules.length === 0 || visiting.has(field.key)) return always(field.inputType);
    visiting.add(field.key);
    const state = judged(field);
    visiting.delete(field.key);
    states.set(field.key, state);
    return state;
  };

  const judged = ({ rules, inputType }: StatedField<Key>): FieldState => {
    const isDemanded = rules.some((rule) => rule.effect === 'MANDATORY' && holds(rule));
    const isShown = isDemanded || rules.every((rule) => leavesThere(rule, holds(rule)));
    return {
      isShown,
      isMandatory:
        isShown && isFilledInByPeople({ inputType }) && (isDemanded || inputType === 'REQUESTED'),
    };
  };

  return { stateOf, holds };
}

/** Returns whether a single rule shows its item. */
const leavesThere = ({ effect }: Pick<FormRule, 'effect'>, isMet: boolean): boolean =>
  effect === 'MANDATORY' || (effect === 'SHOW') === isMet;

/**
 * Returns which fields are shown and required with the entered values. Hidden fields count as
 * empty.
 */
export function formState<Key extends string>(
  fields: readonly StatedField<Key>[],
): ReadonlyMap<Key, FieldState> {
  const { stateOf } = judging(fields);
  return new Map(fields.map((field) => [field.key, stateOf(field)]));
}

/** Returns whether a rule shows its section. */
export const isRuleMet = <Key extends string>(
  rule: FormRule<Key> | null,
  fields: readonly StatedField<Key>[],
): boolean => rule === null || leavesThere(rule, judging(fields).holds(rule));
