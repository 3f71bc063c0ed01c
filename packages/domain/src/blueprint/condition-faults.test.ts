import { buildBlueprint, stageKey, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { person } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it, test } from 'vitest';
import type {
  Comparison,
  ConditionOperator,
  ConditionPart,
  Operand,
} from '../condition/condition.ts';
import type { FieldKind, FieldValue } from '../field/field.ts';
import type { BlueprintContent } from './content.ts';
import { updateStage } from './edit.ts';
import { lintBlueprint } from './lint.ts';
import { wireConditionRefusals } from './wire-condition-refusals.ts';
import type { WireConditionPart } from './wire-conditions.ts';

/** One place of each kind on task 1; task 2 is an approval; stage 2 has the condition and task 3. */
const kinds: readonly FieldKind[] = [
  'TEXT',
  'EMAIL',
  'PHONE',
  'NUMBER',
  'CURRENCY',
  'DATE',
  'CHECKBOX',
  'SELECT',
  'MULTI_SELECT',
  'PEOPLE',
  'DOCUMENT',
];
const content: BlueprintContent = withFields(
  buildBlueprint(
    { tasks: [{}, { type: 'APPROVAL', assignees: [person(2).id] }] },
    { tasks: [{}] },
    { tasks: [{}] },
  ),
  kinds.map((kind, at) =>
    kind === 'NUMBER'
      ? field(at + 1, kind, {
          constraints: { ...field(at + 1, kind).constraints, min: 0, max: 100 },
        })
      : field(at + 1, kind),
  ),
  ...kinds.map((_, at) => [taskKey(1), place(at + 1, at + 1)] as const),
  [taskKey(3), place(90, 1)],
  [taskKey(4), place(91, 1)],
);

const of = (kind: FieldKind): Operand => ({
  kind: 'FIELD',
  instance: instanceKey(kinds.indexOf(kind) + 1),
});
const compare = (
  operand: Operand,
  operator: ConditionOperator,
  ...values: readonly FieldValue[]
): Comparison => ({ kind: 'COMPARISON', operand, operator, values });

const faultsOf = (...parts: readonly ConditionPart[]) => {
  const one = updateStage(content, stageKey(2), {
    condition: { match: 'ALL', whenUnknown: 'SKIP', parts },
  });
  return lintBlueprint(one).filter(({ code }) => code.startsWith('Condition'));
};
const faultOf = (one: Comparison): string | null => {
  const [fault] = faultsOf(one);
  if (fault === undefined) return null;
  const { reason } = fault.params;
  return reason === undefined ? fault.code : `${fault.code} ${reason}`;
};

/** Sentences of specification 5.5 and of the rules of starting conditions. */
const rules: Readonly<Record<string, readonly (readonly [Comparison, string | null])[]>> = {
  'EMPTY and NOT_EMPTY take no value': [
    [compare(of('TEXT'), 'EMPTY'), null],
    [compare(of('TEXT'), 'EMPTY', 'x'), 'ConditionValueForbidden NONE'],
    [compare(of('DOCUMENT'), 'NOT_EMPTY', 'x'), 'ConditionValueForbidden NONE'],
  ],
  'BETWEEN takes two values': [
    [compare(of('NUMBER'), 'BETWEEN', 1, 2), null],
    [compare(of('NUMBER'), 'BETWEEN', 2, 2), null],
    [compare(of('NUMBER'), 'BETWEEN', 1), 'ConditionValueRequired TWO'],
    [compare(of('NUMBER'), 'BETWEEN', 1, 2, 3), 'ConditionValueForbidden TWO'],
    [compare(of('NUMBER'), 'BETWEEN', 2, 1), 'ConditionValueInvalid WRONG_ORDER'],
    [
      compare(of('DATE'), 'BETWEEN', '2026-03-10', '2026-03-09'),
      'ConditionValueInvalid WRONG_ORDER',
    ],
  ],
  'select supports CONTAINS_ANY_OF and CONTAINS_NONE_OF with a list': [
    [compare(of('SELECT'), 'CONTAINS_ANY_OF', 'one', 'two'), null],
    [compare(of('SELECT'), 'CONTAINS_NONE_OF', 'one'), null],
    [compare(of('SELECT'), 'CONTAINS_ALL_OF', 'one'), 'ConditionOperatorInvalid'],
  ],
  'multi-select needs a non-empty list': [
    [compare(of('MULTI_SELECT'), 'CONTAINS_ALL_OF', 'one'), null],
    [compare(of('MULTI_SELECT'), 'CONTAINS_ANY_OF'), 'ConditionValueRequired LIST'],
    [compare(of('PEOPLE'), 'CONTAINS_NONE_OF'), 'ConditionValueRequired LIST'],
  ],
  'invalid field for the type': [
    [compare({ kind: 'TASK', task: taskKey(2), fact: 'OUTCOME' }, 'EQUALS', 'APPROVED'), null],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'OUTCOME' }, 'EQUALS', 'APPROVED'),
      'ConditionOperandUnfit',
    ],
    [
      compare({ kind: 'FIELD', instance: instanceKey(99) }, 'EMPTY'),
      'ConditionOperandMissing PLACE',
    ],
    [
      compare({ kind: 'TASK', task: taskKey(99), fact: 'SKIPPED' }, 'EQUALS', true),
      'ConditionOperandMissing TASK',
    ],
  ],
  'operands are of earlier stages': [
    [
      compare({ kind: 'FIELD', instance: instanceKey(90) }, 'EMPTY'),
      'ConditionOperandLater SAME_STAGE',
    ],
    [compare({ kind: 'FIELD', instance: instanceKey(91) }, 'EMPTY'), 'ConditionOperandLater LATER'],
  ],
  'form value not a valid string': [
    [compare(of('TEXT'), 'EQUALS', 7), 'ConditionValueInvalid NOT_TEXT'],
    [compare(of('EMAIL'), 'CONTAINS', true), 'ConditionValueInvalid NOT_TEXT'],
    [compare(of('EMAIL'), 'EQUALS', 'nobody'), 'ConditionValueInvalid NOT_EMAIL'],
    [compare(of('EMAIL'), 'CONTAINS', '@baton.'), null],
    [compare(of('PHONE'), 'EQUALS', '12'), 'ConditionValueInvalid NOT_PHONE'],
    [compare(of('TEXT'), 'EQUALS', ' '), 'ConditionValueRequired ONE'],
  ],
  'form value not a valid number string': [
    [compare(of('NUMBER'), 'EQUALS', 'seven'), 'ConditionValueInvalid NOT_NUMBER'],
    [compare(of('CURRENCY'), 'LESS_THAN', Number.NaN), 'ConditionValueInvalid NOT_NUMBER'],
    [compare(of('NUMBER'), 'EQUALS', 101), 'ConditionValueInvalid OUT_OF_BOUNDS'],
  ],
  'form value not a valid date string': [
    [compare(of('DATE'), 'LESS_THAN', '2026-02-30'), 'ConditionValueInvalid NOT_DATE'],
    [compare(of('DATE'), 'LESS_THAN', '2026-02-28'), null],
  ],
  'form value not a selectable option': [
    [compare(of('SELECT'), 'EQUALS', 'nine'), 'ConditionValueInvalid NOT_OPTION'],
    [
      compare({ kind: 'TASK', task: taskKey(2), fact: 'OUTCOME' }, 'EQUALS', 'MAYBE'),
      'ConditionValueInvalid NOT_OPTION',
    ],
  ],
  'form value not an array of options': [
    [
      compare(of('MULTI_SELECT'), 'CONTAINS_ANY_OF', 'one', 'nine'),
      'ConditionValueInvalid NOT_OPTIONS',
    ],
    [compare(of('SELECT'), 'CONTAINS_ANY_OF', 'nine'), 'ConditionValueInvalid NOT_OPTIONS'],
    [compare(of('PEOPLE'), 'CONTAINS_ANY_OF', 'Ada'), 'ConditionValueInvalid NOT_PARTY'],
    [compare(of('PEOPLE'), 'CONTAINS_ANY_OF', uuid('a', 1)), null],
  ],
  'multiple values on a single-valued instance': [
    [compare(of('SELECT'), 'EQUALS', ['one', 'two']), 'ConditionValueInvalid MULTIPLE'],
    [compare(of('NUMBER'), 'EQUALS', 1, 2), 'ConditionValueForbidden ONE'],
  ],
  'wrong value type': [
    [compare(of('NUMBER'), 'EQUALS', true), 'ConditionValueInvalid WRONG_TYPE'],
    [compare(of('DATE'), 'EQUALS', 20_260_228), 'ConditionValueInvalid WRONG_TYPE'],
    [compare(of('SELECT'), 'EQUALS', 1), 'ConditionValueInvalid WRONG_TYPE'],
    [compare(of('CHECKBOX'), 'EQUALS', 'yes'), 'ConditionValueInvalid NOT_YES_OR_NO'],
    [compare(of('CHECKBOX'), 'EQUALS', false), null],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'ON_TIME' }, 'EQUALS', 'yes'),
      'ConditionValueInvalid NOT_YES_OR_NO',
    ],
  ],
  'operator invalid for the field type': [
    [compare(of('TEXT'), 'BETWEEN', 'a', 'b'), 'ConditionOperatorInvalid'],
    [compare(of('NUMBER'), 'CONTAINS', '1'), 'ConditionOperatorInvalid'],
    [compare(of('CHECKBOX'), 'NOT_EQUALS', true), 'ConditionOperatorInvalid'],
    [compare(of('CHECKBOX'), 'EMPTY'), 'ConditionOperatorInvalid'],
    [compare(of('DOCUMENT'), 'EQUALS', 'x'), 'ConditionOperatorInvalid'],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'EXPIRED' }, 'NOT_EQUALS', true),
      'ConditionOperatorInvalid',
    ],
  ],
  'value required for the operator': [
    [compare(of('TEXT'), 'EQUALS'), 'ConditionValueRequired ONE'],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'SKIPPED' }, 'EQUALS'),
      'ConditionValueRequired ONE',
    ],
  ],
};

describe.each(Object.entries(rules))('starting conditions: %s', (_, cases) => {
  test.each(cases)('%j: %s', (one, fault) => {
    expect(faultOf(one)).toBe(fault);
  });
});

it('names what is compared, how, and where', () => {
  const ok = compare(of('TEXT'), 'NOT_EMPTY');
  const bad = compare(of('NUMBER'), 'EQUALS', 'x');
  const faults = faultsOf(ok, { kind: 'GROUP', match: 'ANY', parts: [ok, bad] }, bad);
  expect(faults.map(({ at }) => at)).toEqual([
    { stage: stageKey(2), comparison: '2.2' },
    { stage: stageKey(2), comparison: '3' },
  ]);
  expect(faults[0]?.params).toEqual({
    name: content.stages[stageKey(2)]?.name,
    comparison: '2.2',
    operand: content.fields[field(4, 'NUMBER').key]?.name,
    kind: 'NUMBER',
    operator: 'EQUALS',
    reason: 'NOT_NUMBER',
  });
});

describe('a comparison that comes from outside', () => {
  const said = { instance: instanceKey(1), operator: 'EMPTY' } as const;
  const task = { task: taskKey(1), fact: 'SKIPPED', operator: 'EQUALS', values: [true] } as const;
  const at = `stages.${stageKey(2)}.condition.parts.0`;

  test.each<readonly [WireConditionPart, readonly string[]]>([
    [said, []],
    [{ leftFieldInstanceValueID: instanceKey(1), operatorV2: 'EMPTY' }, []],
    [task, []],
    [{ instance: instanceKey(1) }, [`Required ${at}.operator`]],
    [{ operator: 'EMPTY' }, [`Required ${at}.instance`]],
    [{ ...task, fact: null }, [`Required ${at}.fact`]],
    [{ ...task, ...said }, [`RequestInvalid ${at}.task`]],
    [{ ...said, operatorV2: 'NOT_EMPTY' }, [`RequestInvalid ${at}.operatorV2`]],
    [
      { match: 'ALL', parts: [said, {}] },
      [`Required ${at}.parts.1.instance`, `Required ${at}.parts.1.operator`],
    ],
  ])('%j is refused: %j', (part, refused) => {
    const condition = { match: 'ALL', whenUnknown: 'SKIP', parts: [part] } as const;
    const stage = {
      key: stageKey(2),
      name: 'Two',
      description: '',
      displayOrder: 2,
      trigger: { kind: 'PREVIOUS_STAGE', date: null },
      condition,
    } as const;
    const patch = { putStages: [stage], removeStages: [], putTasks: [], removeTasks: [] };
    const found = wireConditionRefusals(patch);
    expect(found.map(({ code, field: where }) => `${code} ${where}`)).toEqual(refused);
    const variants = [{ blueprint: uuid('d', 1), when: condition }];
    expect(
      wireConditionRefusals({ ...patch, putStages: [], variants }).map((one) => one.field),
    ).toEqual(
      refused.map((one) =>
        one.split(' ')[1]?.replace(`stages.${stageKey(2)}.condition`, 'variants.0.when'),
      ),
    );
  });
});
