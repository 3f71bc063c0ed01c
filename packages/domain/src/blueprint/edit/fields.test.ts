import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, fieldKey, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import type {
  Comparison,
  ConditionPart,
  Operand,
  StageCondition,
} from '../../condition/condition.ts';
import type { FieldInstance } from '../../field/field.ts';
import type { BlueprintContent } from '../content.ts';
import { duplicateTask, removeTask, updateStage } from './edit.ts';
import { putField, removeField, removeInstance } from './edit-fields.ts';
import { lintBlueprint } from '../lint/lint.ts';
import { validateBlueprint } from '../validate/validate.ts';

/**
 * Tasks 1 and 2 in stage 1, task 3 in stage 2; place 1 (single select) on task 1, place 2 (number)
 * on task 3.
 */
const content = (): BlueprintContent =>
  withFields(
    buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] }),
    [field(1, 'SELECT'), field(2, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(3), place(2, 2)],
  );

const chosen: Operand = { kind: 'FIELD', instance: instanceKey(1) };
const compare = (over: Partial<Comparison> = {}): Comparison => ({
  kind: 'COMPARISON',
  operand: chosen,
  operator: 'EQUALS',
  values: ['one'],
  ...over,
});
const when = (...parts: readonly ConditionPart[]): StageCondition => ({
  match: 'ALL',
  whenUnknown: 'SKIP',
  parts,
});
const conditioned = (condition: StageCondition, stage = 2): BlueprintContent =>
  updateStage(content(), stageKey(stage), { condition });
const errorsOf = (one: BlueprintContent): readonly string[] =>
  lintBlueprint(one).flatMap(({ severity, code }) => (severity === 'ERROR' ? [code] : []));

describe('lintBlueprint for conditions', () => {
  it.each<readonly [string, StageCondition, readonly string[]]>([
    ['a valid condition', when(compare()), []],
    ['a group', when({ kind: 'GROUP', match: 'ANY', parts: [compare()] }), []],
    ['an empty condition', when(), ['ConditionEmpty']],
    ['an empty group', when({ kind: 'GROUP', match: 'ANY', parts: [] }), ['ConditionEmpty']],
  ])('finds %s', (_, condition, codes) => {
    expect(errorsOf(conditioned(condition))).toEqual(codes);
  });

  it('refuses a range of an intake field with a wrong order', () => {
    const asked = putField({ ...content(), intake: [place(7, 2)] }, field(2, 'NUMBER'));
    const between = (values: readonly number[]): BlueprintContent =>
      updateStage(asked, stageKey(1), {
        condition: when(
          compare({
            operand: { kind: 'FIELD', instance: instanceKey(7) },
            operator: 'BETWEEN',
            values,
          }),
        ),
      });
    expect(errorsOf(between([1, 2]))).toEqual([]);
    expect(errorsOf(between([2, 1]))).toEqual(['ConditionValueInvalid']);
  });
});

describe('lintBlueprint for fields', () => {
  const sourced = (...places: readonly (readonly [number, FieldInstance])[]): readonly string[] =>
    errorsOf(
      withFields(
        buildBlueprint({ tasks: [{}, {}] }),
        [field(1, 'TEXT'), field(2, 'TEXT'), field(3, 'NUMBER')],
        ...places.map(([task, one]) => [taskKey(task), one] as const),
      ),
    );
  const from = (n: number, source: number, of = 1) =>
    place(n, of, { inputType: 'INHERITED', source: instanceKey(source) });

  it.each<readonly [string, readonly (readonly [number, FieldInstance])[], readonly string[]]>([
    [
      'an earlier source',
      [
        [1, place(1, 1)],
        [2, from(2, 1)],
      ],
      [],
    ],
    ['a missing source', [[1, from(2, 9)]], ['BlueprintContainsUnmappedFormFields']],
    [
      'a field without a source',
      [[1, place(1, 1, { inputType: 'INHERITED' })]],
      ['BlueprintContainsUnmappedFormFields'],
    ],
    [
      'a later source',
      [
        [1, from(2, 1)],
        [2, place(1, 1)],
      ],
      ['FieldSourceLater'],
    ],
    [
      'a circle',
      [
        [1, from(1, 2)],
        [2, from(2, 1)],
      ],
      ['FieldSourceCycle', 'FieldSourceCycle'],
    ],
    [
      'another field',
      [
        [1, place(1, 1)],
        [2, from(2, 1, 3)],
      ],
      ['FieldSourceOtherField'],
    ],
  ])('finds %s', (_, places, codes) => {
    expect(sourced(...places)).toEqual(codes);
  });
});

describe('content with fields', () => {
  it('refuses nested groups, unknown fields, and wrong values', () => {
    const group = (...parts: readonly ConditionPart[]): ConditionPart => ({
      kind: 'GROUP',
      match: 'ALL',
      parts,
    });
    const codesOf = (one: BlueprintContent) => validateBlueprint(one).map(({ code }) => code);
    expect(codesOf(conditioned(when(group(group(compare())))))).toEqual([
      'NestedConditionGroupsNotSupported',
    ]);
    expect(codesOf({ ...content(), intake: [place(9, 9)] })).toEqual(['UnknownReference']);
    expect(codesOf({ ...content(), intake: [place(1, 1)] })).toEqual(['InvalidKey', 'InvalidKey']);
    expect(codesOf({ ...content(), intake: [place(9, 2, { value: 'x' })] })).toEqual([
      'WrongValueType',
    ]);
  });
});

describe('edits', () => {
  it('remove a deleted field from all tasks, forms, and conditions', () => {
    const one = conditioned(when(compare()));
    const without = removeField(one, fieldKey(1));
    expect(without.tasks[taskKey(1)]?.fields).toEqual([]);
    expect(without.stages[stageKey(2)]?.condition).toBeNull();
    expect(removeTask(one, taskKey(1)).stages[stageKey(2)]?.condition).toBeNull();
  });

  it('delete a field when it is removed from the last task that shows it', () => {
    expect(
      removeInstance(content(), taskKey(1), instanceKey(1)).fields[fieldKey(1)],
    ).toBeUndefined();
  });

  it('drop default values that a new field type does not allow', () => {
    const set = { ...content(), intake: [place(9, 2, { value: 7 })] };
    const changed = putField(set, field(2, 'TEXT'));
    expect(changed.intake[0]?.value).toBeNull();
  });

  it('give new keys to the fields of a duplicated task', () => {
    let n = 100;
    const copy = duplicateTask(content(), taskKey(1), () => taskKey((n += 1)));
    const keys = Object.values(copy.tasks).flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(new Set(keys).size).toBe(3);
  });
});
