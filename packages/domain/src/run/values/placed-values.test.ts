import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { InstanceKey } from '../../core/ids.ts';
import { noConstraints } from '../../field/field-constraints.ts';
import type { FieldValue } from '../../field/field.ts';
import type { FormRule } from '../../form/form.ts';
import { placedValues } from './placed-values.ts';
import { viewOf } from '../../run-model/run-view.ts';

const item = fieldKey(41);
const demanded: FormRule<InstanceKey> = {
  effect: 'MANDATORY',
  match: 'ALL',
  comparisons: [{ item: instanceKey(1), operator: 'EQUALS', values: ['EU'] }],
  groups: [],
};

/** A submitted form with a place, a field required for "EU", a future date, and a table. */
const handedIn = () => {
  const content = withFields(
    buildBlueprint({ tasks: [{ approvals: [approvalStep(91, { approvers: [partyId(2)] })] }] }),
    [
      field(1, 'TEXT'),
      field(2, 'TEXT'),
      field(3, 'DATE', { constraints: { ...noConstraints, day: 'TODAY_OR_LATER' } }),
      field(4, 'TABLE', {
        columns: [column(41, 'TEXT', { required: true }), column(42, 'NUMBER')],
      }),
    ],
    [taskKey(1), place(1, 1)],
    ...[2, 3, 4].map((n) => [taskKey(1), place(n, n, { inputType: 'OPTIONAL' })] as const),
  );
  const scene = runScene(content);
  const { start } = commandsFor(scene);
  start();
  scene.give(person(1), {
    kind: 'SUBMIT',
    taskId: scene.task(1).id,
    values: [
      { instance: instanceKey(1), value: 'EU' },
      { instance: instanceKey(2), value: 'DE 1' },
    ],
  });
  const run = scene.run();
  const values = run.values.map((value) =>
    value.key === instanceKey(2) ? { ...value, rules: [demanded] } : value,
  );
  const view = { ...viewOf({ ...run, values }), now: scene.now() };
  const codes = (...given: readonly (readonly [number, FieldValue | null, number?])[]) => {
    const { refusal } = placedValues(
      view,
      given.map(([n, value, expectedVersion = null]) => ({
        instance: instanceKey(n),
        value,
        expectedVersion,
      })),
      (shown) => shown,
    );
    return refusal === null
      ? []
      : (refusal.details ?? [refusal]).map(({ code, field: at }) => `${code} ${at ?? ''}`);
  };
  return { codes, version: view.values.find(({ key }) => key === instanceKey(1))?.version ?? 0 };
};

const at = (n: number, ...path: readonly string[]): string =>
  ['values', instanceKey(n), ...path].join('.');

describe('placedValues', () => {
  it('validates with form rules and the new values', () => {
    const { codes } = handedIn();
    expect(codes([2, null])).toEqual([`Required ${at(2)}`]);
    expect(codes([1, 'US'], [2, null])).toEqual([]);
  });

  it('validates dates by the current day', () => {
    const { codes } = handedIn();
    expect(codes([3, '2001-01-01'])).toEqual([`DateBeforeToday ${at(3)}`]);
    expect(codes([3, '2999-01-01'])).toEqual([]);
  });

  it('names the wrong value and cell', () => {
    const { codes } = handedIn();
    expect(codes([1, ['EU', 'US']])).toEqual([`MultipleValuesOnSingle ${at(1)}`]);
    expect(codes([4, [{ row: rowId(1), cells: { [fieldKey(42)]: 'two' } }]])).toEqual([
      `WrongValueType ${at(4, rowId(1), fieldKey(42))}`,
    ]);
    expect(codes([4, [{ row: rowId(1), cells: { [fieldKey(42)]: 2 } }]])).toEqual([
      `Required ${at(4, rowId(1), item)}`,
    ]);
  });

  it('refuses to overwrite a change that the person hasn’t seen', () => {
    const { codes, version } = handedIn();
    expect(codes([1, 'US', version - 1])).toEqual([`FieldChangedMeanwhile ${at(1)}`]);
    expect(codes([1, 'EU', version - 1])).toEqual([]);
    expect(codes([1, 'US', version])).toEqual([]);
  });
});
