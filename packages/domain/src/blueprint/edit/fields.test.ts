import { buildBlueprint, stageKey, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { field, fieldKey, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import type {
  Comparison,
  ConditionPart,
  Operand,
  StageCondition,
} from '../../condition/condition.ts';
import { asId, type CustomFieldId } from '../../core/ids.ts';
import type { FieldInstance } from '../../field/field.ts';
import type { BlueprintContent } from '../content.ts';
import { duplicateTask, removeTask, updateStage } from './edit.ts';
import { putField, removeField, removeInstance } from './edit-fields.ts';
import { lintBlueprint } from '../lint/lint.ts';
import { applyBlueprintPatch, diffBlueprint } from '../wire/patch.ts';
import { validateBlueprint } from '../validate/validate.ts';
import { conditionFromWire, type WireConditionPart } from '../wire/wire-conditions.ts';
import {
  customFieldVersionRefusals,
  instancesFromWire,
  type WireFieldInstance,
} from '../wire/wire-fields.ts';
import { contentFromWire, contentToWire, patchFromWire, patchToWire } from '../wire/wire.ts';

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

  it('knows intake values and checks the order of two values', () => {
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

  it('is the same after conversion to the API and back', () => {
    const one = conditioned(
      when(compare(), {
        kind: 'GROUP',
        match: 'ANY',
        parts: [compare({ operator: 'EMPTY', values: [] })],
      }),
    );
    expect(contentFromWire(contentToWire(one))).toEqual(one);
    const patch = diffBlueprint(buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] }), one);
    expect(patchFromWire(patchToWire(patch))).toEqual(patch);
    expect(
      applyBlueprintPatch(buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] }), patch),
    ).toEqual({
      ok: true,
      value: one,
    });
  });
});

describe('typed API value', () => {
  const comparandsIn = (part: WireConditionPart) =>
    conditionFromWire({ match: 'ALL', whenUnknown: 'SKIP', parts: [part] })?.parts.flatMap((one) =>
      one.kind === 'COMPARISON' ? [one.values] : [],
    )[0];

  it.each<readonly [WireConditionPart, readonly unknown[]]>([
    [{ rightStringValue: 'one' }, ['one']],
    [{ rightFloatValue: 1.5 }, [1.5]],
    [{ rightIntMultiValue: [1, 2] }, [1, 2]],
    [{ rightDateMultiValue: ['2026-03-09', '2026-03-10'] }, ['2026-03-09', '2026-03-10']],
    [{ rightPartyIdMultiValue: ['x'] }, ['x']],
    [{ rightBooleanValue: false }, [false]],
    [{ values: ['one'], rightStringValue: 'two' }, ['one', 'two']],
  ])('is read as comparison value: %j', (typed, values) => {
    expect(comparandsIn({ instance: instanceKey(1), operator: 'EQUALS', ...typed })).toEqual(
      values,
    );
  });

  it('is read as the default value of a place', () => {
    const wire = { key: instanceKey(1), field: fieldKey(1), inputType: 'REQUESTED' as const };
    const valueOf = (given: object) => instancesFromWire([{ ...wire, ...given }])[0]?.value;
    expect(valueOf({ stringMultiValue: ['one'] })).toEqual(['one']);
    expect(valueOf({ booleanValue: false })).toBe(false);
  });

  it('accepts other names of attributes, and the display order', () => {
    const of = (n: number, more: object): WireFieldInstance => ({
      key: instanceKey(n),
      fieldId: fieldKey(n),
      inputType: 'REQUESTED',
      sourceFieldInstanceValueId: instanceKey(9),
      ...more,
    });
    const placed = instancesFromWire([
      of(1, { displayOrder: 3 }),
      of(2, {}),
      of(3, { displayOrder: 1 }),
    ]);
    expect(placed).toMatchObject([
      { key: instanceKey(3), field: fieldKey(3), source: instanceKey(9) },
      { key: instanceKey(2) },
      { key: instanceKey(1) },
    ]);
  });

  it('must match the version of the custom field', () => {
    const origin = { field: asId<CustomFieldId>(uuid('5', 1)), version: 2 };
    const fields = { [fieldKey(1)]: field(1, 'TEXT', { origin }), [fieldKey(2)]: field(2, 'TEXT') };
    const refused = (n: number, spectrumFieldVersionId: string | null) =>
      customFieldVersionRefusals(
        [
          {
            key: instanceKey(n),
            fieldId: fieldKey(n),
            inputType: 'OPTIONAL',
            spectrumFieldVersionId,
          },
        ],
        fields,
      ).map(({ code }) => code);
    expect(refused(1, `${uuid('5', 1)}.2`)).toEqual([]);
    expect(refused(1, null)).toEqual([]);
    expect(refused(1, `${uuid('5', 1)}.1`)).toEqual(['UnknownReference']);
    expect(refused(2, `${uuid('5', 1)}.1`)).toEqual(['UnknownReference']);
  });
});

describe('edits', () => {
  it('remove a field from all places and conditions', () => {
    const one = conditioned(when(compare()));
    const without = removeField(one, fieldKey(1));
    expect(without.tasks[taskKey(1)]?.fields).toEqual([]);
    expect(without.stages[stageKey(2)]?.condition).toBeNull();
    expect(removeTask(one, taskKey(1)).stages[stageKey(2)]?.condition).toBeNull();
  });

  it('remove a field with its last place', () => {
    expect(
      removeInstance(content(), taskKey(1), instanceKey(1)).fields[fieldKey(1)],
    ).toBeUndefined();
  });

  it('drop default values that a new field type does not allow', () => {
    const set = { ...content(), intake: [place(9, 2, { value: 7 })] };
    const changed = putField(set, field(2, 'TEXT'));
    expect(changed.intake[0]?.value).toBeNull();
  });

  it('give new keys to places of a duplicated task', () => {
    let n = 100;
    const copy = duplicateTask(content(), taskKey(1), () => taskKey((n += 1)));
    const keys = Object.values(copy.tasks).flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(new Set(keys).size).toBe(3);
  });
});
