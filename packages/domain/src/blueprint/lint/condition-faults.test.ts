import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { person } from '@baton/fixtures/builders/run-scene';
import { judgedComparisons, type JudgedComparison } from '@baton/fixtures/fields/comparison-cases';
import { faultyComparisons, type FaultyComparison } from '@baton/fixtures/fields/comparison-faults';
import { caseField } from '@baton/fixtures/fields/field-cases';
import { describe, expect, it, test } from 'vitest';
import type {
  Comparison,
  ConditionOperator,
  ConditionPart,
  Operand,
} from '../../condition/condition.ts';
import type { FieldKind, FieldValue } from '../../field/field.ts';
import type { BlueprintContent } from '../content.ts';
import { updateStage } from '../edit/edit.ts';
import { lintBlueprint } from './lint.ts';

/** Places on task 1; task 2 is an approval; stage 2 has the condition and task 3. */
const kinds: readonly FieldKind[] = ['TEXT', 'NUMBER', 'CURRENCY'];
const content: BlueprintContent = withFields(
  buildBlueprint(
    { tasks: [{}, { type: 'APPROVAL', assignees: [person(2).id] }] },
    { tasks: [{}] },
    { tasks: [{}] },
  ),
  kinds.map((kind, at) => field(at + 1, kind)),
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

/** Rules on start conditions with examples. */
const rules: Readonly<Record<string, readonly (readonly [Comparison, string | null])[]>> = {
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
  'no number at all': [
    [compare(of('CURRENCY'), 'LESS_THAN', Number.NaN), 'ConditionValueInvalid NOT_NUMBER'],
  ],
  'what became of a task': [
    [
      compare({ kind: 'TASK', task: taskKey(2), fact: 'OUTCOME' }, 'EQUALS', 'MAYBE'),
      'ConditionValueInvalid NOT_OPTION',
    ],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'ON_TIME' }, 'EQUALS', 'yes'),
      'ConditionValueInvalid NOT_YES_OR_NO',
    ],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'EXPIRED' }, 'NOT_EQUALS', true),
      'ConditionOperatorInvalid',
    ],
    [
      compare({ kind: 'TASK', task: taskKey(1), fact: 'SKIPPED' }, 'EQUALS'),
      'ConditionValueRequired ONE',
    ],
  ],
};

describe.each(Object.entries(rules))('start conditions: %s', (_, cases) => {
  test.each(cases)('reports %j as %s', (one, fault) => {
    expect(faultOf(one)).toBe(fault);
  });
});

describe('comparisons from the shared list of cases', () => {
  const lintOf = (one: JudgedComparison | FaultyComparison) => {
    const asked = withFields(
      buildBlueprint({ tasks: [{}] }, { tasks: [{}] }),
      [caseField(one)],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    );
    const parts = [compare(of('TEXT'), one.operator, ...one.values)];
    const condition = { match: 'ALL', whenUnknown: 'SKIP', parts } as const;
    return lintBlueprint(updateStage(asked, stageKey(2), { condition })).filter(({ code }) =>
      code.startsWith('Condition'),
    );
  };

  it.each(faultyComparisons)('reports by $rule: $operator $values as $code', (one) => {
    const [found] = lintOf(one);
    expect(found?.code).toBe(one.code);
    if (one.fault !== undefined) expect(found?.params['reason']).toBe(one.fault);
  });

  it.each(judgedComparisons)('accepts by $rule: $operator $values', (one) => {
    expect(lintOf(one)).toEqual([]);
  });
});

it('names the field, the operator, and the position of the error', () => {
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
    operand: content.fields[field(2, 'NUMBER').key]?.name,
    kind: 'NUMBER',
    operator: 'EQUALS',
    reason: 'NOT_NUMBER',
  });
});
