import { field } from '@baton/fixtures/builders/fields';
import { itemKey, when } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import type { FormItemKey } from '../../core/ids.ts';
import type { FieldValue, InputType } from '../../field/field.ts';
import type { FormRule } from '../form.ts';
import { formState, isRuleMet, type StatedField } from './form-state.ts';

const stated = (
  n: number,
  value: FieldValue | null,
  rules: readonly FormRule[] = [],
  inputType: InputType = 'OPTIONAL',
): StatedField<FormItemKey> => ({
  key: itemKey(n),
  field: field(n, 'TEXT'),
  inputType,
  value,
  rules,
});

/** Adds a group of comparisons of the first field to a rule. */
const grouped = (
  rule: FormRule,
  match: FormRule['match'],
  ...values: readonly string[]
): FormRule => ({
  ...rule,
  groups: [
    {
      match,
      comparisons: values.flatMap((value) => when('SHOW', 1, 'EQUALS', value).comparisons),
    },
  ],
});

/** Value of the first field, rules of the second, and the expected state of the second. */
const cases: readonly (readonly [string, string | null, readonly FormRule[], string])[] = [
  ['no rule', null, [], 'shown'],
  ['met SHOW', 'yes', [when('SHOW', 1, 'EQUALS', 'yes')], 'shown'],
  ['unmet SHOW', 'no', [when('SHOW', 1, 'EQUALS', 'yes')], 'hidden'],
  ['unknown SHOW', null, [when('SHOW', 1, 'EQUALS', 'yes')], 'hidden'],
  ['met HIDE', 'yes', [when('HIDE', 1, 'EQUALS', 'yes')], 'hidden'],
  ['unmet HIDE', 'no', [when('HIDE', 1, 'EQUALS', 'yes')], 'shown'],
  ['unknown HIDE', null, [when('HIDE', 1, 'EQUALS', 'yes')], 'shown'],
  ['met MANDATORY', 'yes', [when('MANDATORY', 1, 'EQUALS', 'yes')], 'mandatory'],
  ['unmet MANDATORY', 'no', [when('MANDATORY', 1, 'EQUALS', 'yes')], 'shown'],
  [
    'MANDATORY over HIDE',
    'yes',
    [when('HIDE', 1, 'EQUALS', 'yes'), when('MANDATORY', 1, 'EQUALS', 'yes')],
    'mandatory',
  ],
  [
    'one met and one unmet SHOW',
    'yes',
    [when('SHOW', 1, 'EQUALS', 'yes'), when('SHOW', 1, 'CONTAINS', 'x')],
    'hidden',
  ],
  [
    'ALL with a partly met group',
    'yes',
    [grouped(when('SHOW', 1, 'NOT_EMPTY'), 'ANY', 'no', 'yes')],
    'shown',
  ],
  [
    'ALL with an unmet group',
    'yes',
    [grouped(when('SHOW', 1, 'NOT_EMPTY'), 'ALL', 'no', 'yes')],
    'hidden',
  ],
  [
    'ANY with a met group',
    'yes',
    [{ ...grouped(when('SHOW', 1, 'EMPTY'), 'ANY', 'no', 'yes'), match: 'ANY' }],
    'shown',
  ],
  [
    'met SHOW and HIDE',
    'yes',
    [when('SHOW', 1, 'EQUALS', 'yes'), when('HIDE', 1, 'CONTAINS', 'y')],
    'hidden',
  ],
];

describe('formState', () => {
  it.each(cases)('evaluates %s', (_, value, rules, expected) => {
    const state = formState([stated(1, value), stated(2, null, rules)]).get(itemKey(2));
    const word =
      state?.isMandatory === true ? 'mandatory' : state?.isShown === true ? 'shown' : 'hidden';
    expect(word).toBe(expected);
  });

  it('compares phone numbers in any format', () => {
    const asked = { ...stated(1, '+49 30 123456'), field: field(1, 'PHONE') };
    const rules = [when('SHOW', 1, 'EQUALS', '+49 (0)30 123456')];
    const shownBy = (value: string): boolean | undefined =>
      formState([{ ...asked, value }, stated(2, null, rules)]).get(itemKey(2))?.isShown;
    expect(['+49 30 123456', '+4930123456', '+49 30 123457'].map(shownBy)).toEqual([
      ...[true, true, false],
    ]);
  });

  it('treats hidden fields as empty in rules', () => {
    const states = formState([
      stated(1, 'no'),
      stated(2, 'kept', [when('SHOW', 1, 'EQUALS', 'yes')]),
      stated(3, null, [when('SHOW', 2, 'NOT_EMPTY')]),
    ]);
    expect([2, 3].map((n) => states.get(itemKey(n))?.isShown)).toEqual([false, false]);
  });

  it('requires a required field only while it is shown', () => {
    const rules = [when('SHOW', 1, 'NOT_EMPTY')];
    const isMandatory = (value: string | null): boolean | undefined =>
      formState([stated(1, value), stated(2, null, rules, 'REQUESTED')]).get(itemKey(2))
        ?.isMandatory;
    expect([isMandatory('x'), isMandatory(null)]).toEqual([true, false]);
  });

  it('never requires a read-only field', () => {
    const rules = [when('MANDATORY', 1, 'NOT_EMPTY')];
    const states = formState([stated(1, 'x'), stated(2, 'given', rules, 'PROVIDED')]);
    expect(states.get(itemKey(2))).toEqual({ isShown: true, isMandatory: false });
  });

  it('finishes if rules depend on each other in a cycle', () => {
    const states = formState([
      stated(1, 'x', [when('SHOW', 2, 'NOT_EMPTY')]),
      stated(2, 'y', [when('SHOW', 1, 'NOT_EMPTY')]),
    ]);
    expect(states.size).toBe(2);
  });

  it('hides a section while its HIDE rule is met', () => {
    const rule = when('HIDE', 1, 'EQUALS', 'yes');
    expect(isRuleMet(rule, [stated(1, 'yes')])).toBe(false);
    expect(isRuleMet(rule, [stated(1, 'no')])).toBe(true);
    expect(isRuleMet<FormItemKey>(null, [])).toBe(true);
  });
});
