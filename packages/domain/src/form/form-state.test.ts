import { field } from '@baton/fixtures/builders/fields';
import { itemKey, when } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import type { FormItemKey } from '../core/ids.ts';
import type { FieldValue, InputType } from '../field/field.ts';
import type { FormRule } from './form.ts';
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

/** Some rule with a group of comparisons of the first field beside those of its own. */
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

/** What the first field holds, the rules about the second, and what becomes of that. */
const cases: readonly (readonly [string, string | null, readonly FormRule[], string])[] = [
  ['no rule', null, [], 'shown'],
  ['SHOW that holds', 'yes', [when('SHOW', 1, 'EQUALS', 'yes')], 'shown'],
  ['SHOW that does not', 'no', [when('SHOW', 1, 'EQUALS', 'yes')], 'hidden'],
  ['SHOW that cannot be told', null, [when('SHOW', 1, 'EQUALS', 'yes')], 'hidden'],
  ['HIDE that holds', 'yes', [when('HIDE', 1, 'EQUALS', 'yes')], 'hidden'],
  ['HIDE that does not', 'no', [when('HIDE', 1, 'EQUALS', 'yes')], 'shown'],
  ['HIDE that cannot be told', null, [when('HIDE', 1, 'EQUALS', 'yes')], 'shown'],
  ['MANDATORY that holds', 'yes', [when('MANDATORY', 1, 'EQUALS', 'yes')], 'mandatory'],
  ['MANDATORY that does not', 'no', [when('MANDATORY', 1, 'EQUALS', 'yes')], 'shown'],
  [
    'MANDATORY over HIDE',
    'yes',
    [when('HIDE', 1, 'EQUALS', 'yes'), when('MANDATORY', 1, 'EQUALS', 'yes')],
    'mandatory',
  ],
  [
    'two SHOW of which one holds',
    'yes',
    [when('SHOW', 1, 'EQUALS', 'yes'), when('SHOW', 1, 'CONTAINS', 'x')],
    'hidden',
  ],
  [
    'all of a comparison and of a group of which one holds',
    'yes',
    [grouped(when('SHOW', 1, 'NOT_EMPTY'), 'ANY', 'no', 'yes')],
    'shown',
  ],
  [
    'all of a comparison and of a group that does not hold',
    'yes',
    [grouped(when('SHOW', 1, 'NOT_EMPTY'), 'ALL', 'no', 'yes')],
    'hidden',
  ],
  [
    'any of a comparison that does not hold and of a group',
    'yes',
    [{ ...grouped(when('SHOW', 1, 'EMPTY'), 'ANY', 'no', 'yes'), match: 'ANY' }],
    'shown',
  ],
  [
    'SHOW and HIDE that both hold',
    'yes',
    [when('SHOW', 1, 'EQUALS', 'yes'), when('HIDE', 1, 'CONTAINS', 'y')],
    'hidden',
  ],
];

describe('what is there of a form', () => {
  it.each(cases)('%s', (_, value, rules, expected) => {
    const state = formState([stated(1, value), stated(2, null, rules)]).get(itemKey(2));
    const word =
      state?.isMandatory === true ? 'mandatory' : state?.isShown === true ? 'shown' : 'hidden';
    expect(word).toBe(expected);
  });

  it('goes by what is dialled, however the number of the rule and of the answer are written', () => {
    const asked = { ...stated(1, '+49 30 123456'), field: field(1, 'PHONE') };
    const rules = [when('SHOW', 1, 'EQUALS', '+49 (0)30 123456')];
    const shownBy = (value: string): boolean | undefined =>
      formState([{ ...asked, value }, stated(2, null, rules)]).get(itemKey(2))?.isShown;
    expect(['+49 30 123456', '+4930123456', '+49 30 123457'].map(shownBy)).toEqual([
      ...[true, true, false],
    ]);
  });

  it('counts what is hidden as empty for others', () => {
    const states = formState([
      stated(1, 'no'),
      stated(2, 'kept', [when('SHOW', 1, 'EQUALS', 'yes')]),
      stated(3, null, [when('SHOW', 2, 'NOT_EMPTY')]),
    ]);
    expect([2, 3].map((n) => states.get(itemKey(n))?.isShown)).toEqual([false, false]);
  });

  it('requires what is requested only while it is there', () => {
    const rules = [when('SHOW', 1, 'NOT_EMPTY')];
    const isMandatory = (value: string | null): boolean | undefined =>
      formState([stated(1, value), stated(2, null, rules, 'REQUESTED')]).get(itemKey(2))
        ?.isMandatory;
    expect([isMandatory('x'), isMandatory(null)]).toEqual([true, false]);
  });

  it('never asks for an answer to what is only read', () => {
    const rules = [when('MANDATORY', 1, 'NOT_EMPTY')];
    const states = formState([stated(1, 'x'), stated(2, 'given', rules, 'PROVIDED')]);
    expect(states.get(itemKey(2))).toEqual({ isShown: true, isMandatory: false });
  });

  it('comes to an end where rules go round in a circle', () => {
    const states = formState([
      stated(1, 'x', [when('SHOW', 2, 'NOT_EMPTY')]),
      stated(2, 'y', [when('SHOW', 1, 'NOT_EMPTY')]),
    ]);
    expect(states.size).toBe(2);
  });

  it('judges a rule about a whole section in the same way', () => {
    const rule = when('HIDE', 1, 'EQUALS', 'yes');
    expect(isRuleMet(rule, [stated(1, 'yes')])).toBe(false);
    expect(isRuleMet(rule, [stated(1, 'no')])).toBe(true);
    expect(isRuleMet<FormItemKey>(null, [])).toBe(true);
  });
});
