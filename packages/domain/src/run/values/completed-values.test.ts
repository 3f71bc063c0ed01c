import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandedScene, owner, person } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { newAutomation } from '../../automation/automation.ts';
import type { BlueprintContent } from '../../blueprint/content.ts';
import type { TaskChange } from '../../blueprint/edit/edit.ts';
import { asId, type WorkflowId } from '../../core/ids.ts';
import type { FieldInstance, FieldValue, InputType } from '../../field/field.ts';
import { isSourceChanged, readForm, readValue } from '../../run-model/read-value.ts';
import { workflowValues } from './workflow-values.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';
import { noDeadline } from '../../time/deadline.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

const hour = 3_600_000;
const afterTask = (n: number) => ({ trigger: { afterTasks: [taskKey(n)], notBefore: null } });

/** Returns commands for a workflow whose request returns a value for place 2. */
const play = (content: BlueprintContent) => {
  const run = commandedScene(content);
  const view = () => viewOf(run.run());
  run.start();
  return {
    ...run,
    type: (n: number, value: FieldValue) =>
      run.give(person(1), {
        kind: 'SUBMIT',
        taskId: run.task(n).id,
        values: [{ instance: instanceKey(1), value }],
      }),
    report: (value: FieldValue | null, version = 1) =>
      run.give('SYSTEM', {
        kind: 'CHILD_REPORT',
        taskId: run.task(2).id,
        request: 1,
        report: {
          workflowId: asId<WorkflowId>('child'),
          version,
          state: 'COMPLETED',
          isHeld: false,
          isDeleted: false,
          isDetached: false,
          outputs: [{ to: instanceKey(2), value, isLost: false }],
          refusal: null,
        },
      }),
    answer: (value: FieldValue | null) =>
      run.give('SYSTEM', {
        kind: 'RECORD_AUTOMATION',
        taskId: run.task(2).id,
        group: run.task(2).automationState?.group ?? 0,
        attempt: 1,
        result:
          value === null
            ? { kind: 'FINAL', failure: 'ADDRESS_NOT_FOUND' }
            : { kind: 'ACCEPTED', outputs: [{ instance: instanceKey(2), value }] },
      }),
    read: (n: number) => readValue(view(), instanceKey(n)),
    form: (n: number) => {
      const value = valueAt(view(), instanceKey(n));
      return value === undefined ? null : readForm(view(), value);
    },
    isChanged: (n: number) => {
      const value = valueAt(view(), instanceKey(n));
      return value !== undefined && isSourceChanged(view(), value);
    },
    dataTab: () => workflowValues(view()).map(({ origin }) => readValue(view(), origin.key)),
  };
};

const linked: TaskChange = {
  type: 'LINKED_WORKFLOW',
  link: { ...newLinkRule, outputs: [{ from: instanceKey(2), to: instanceKey(2) }] },
};
const automated: TaskChange = {
  type: 'AUTOMATION',
  automation: {
    ...newAutomation,
    url: 'https://example.com/',
    outputs: [{ path: 'value', instance: instanceKey(2), isRequired: true }],
  },
};

/**
 * Task 1 has place 1. Task 2 is automated: it returns place 2 and inherits place 1 as place 3. Task
 * 3 inherits place 2 as place 4. Stage 2 starts if place 2 is filled.
 */
const machineContent = (
  machine: TaskChange,
  output: Partial<FieldInstance> = {},
): BlueprintContent => {
  const plain = buildBlueprint(
    { tasks: [{}, { ...machine, ...afterTask(1) }, afterTask(2)] },
    {
      condition: {
        match: 'ALL',
        whenUnknown: 'SKIP',
        parts: [
          {
            kind: 'COMPARISON',
            operand: { kind: 'FIELD', instance: instanceKey(2) },
            operator: 'NOT_EMPTY',
            values: [],
          },
        ],
      },
    },
  );
  return withFields(
    plain,
    [field(1, 'TEXT'), field(2, 'TEXT')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 2, output)],
    [taskKey(2), place(3, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    [taskKey(3), place(4, 2, { inputType: 'INHERITED', source: instanceKey(2), required: true })],
  );
};

describe('values that a linked workflow returns', () => {
  const returned = () => {
    const run = play(machineContent(linked));
    run.type(1, 'Northwind');
    run.report('Approved');
    return run;
  };

  it('are read by the next task', () => {
    const run = returned();
    expect([run.read(2), run.form(2), run.form(4)]).toEqual(['Approved', 'Approved', 'Approved']);
  });

  it('are listed with the data of the workflow', () => {
    expect(returned().dataTab()).toEqual(['Northwind', 'Approved']);
  });

  it('let the next task be completed if it requires them', () => {
    expect(returned().submit(3)).toBeNull();
  });

  it('meet a condition of the next stage', () => {
    const run = returned();
    run.submit(3);
    expect(run.stage(2).status).toBe('IN_PROGRESS');
  });
});

describe('values that a task inherits', () => {
  it('stay when its linked workflow completes it', () => {
    const run = play(machineContent(linked));
    run.type(1, 'Northwind');
    run.report('Approved');
    expect([run.form(3), run.read(3), run.isChanged(3)]).toEqual(['Northwind', 'Northwind', false]);
  });

  it('stay when its request completes it', () => {
    const run = play(machineContent(automated, { inputType: 'HIDDEN' }));
    run.type(1, 'Northwind');
    run.answer('Approved');
    expect([run.form(3), run.read(3), run.isChanged(3)]).toEqual(['Northwind', 'Northwind', false]);
  });

  it('stay when a person completes its request manually', () => {
    const run = play(machineContent(automated, { inputType: 'HIDDEN' }));
    run.type(1, 'Northwind');
    run.answer(null);
    run.give(owner, {
      kind: 'COMPLETE_AUTOMATION',
      taskId: run.task(2).id,
      values: [{ instance: instanceKey(2), value: 'Approved' }],
      reason: 'By phone',
    });
    expect([run.form(3), run.read(3), run.isChanged(3)]).toEqual(['Northwind', 'Northwind', false]);
  });

  it('stay when the task expires and is completed empty', () => {
    const deadline = {
      ...noDeadline,
      expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome: 'COMPLETE_EMPTY', party: null },
    } as const;
    const due = { kind: 'DURATION', amount: 1, unit: 'HOURS' } as const;
    const run = play(
      withFields(
        buildBlueprint({ tasks: [{}, { ...afterTask(1), due, deadline }] }, {}),
        [field(1, 'TEXT')],
        [taskKey(1), place(1, 1)],
        [taskKey(2), place(3, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
      ),
    );
    run.type(1, 'Northwind');
    run.wait(3 * hour);
    run.dateReached();
    expect(run.task(2).status).toBe('COMPLETED');
    expect([run.form(3), run.read(3), run.isChanged(3)]).toEqual(['Northwind', 'Northwind', false]);
  });
});

describe('typed values of a linked task', () => {
  it('are submitted when its linked workflow completes it', () => {
    const content = withFields(
      machineContent(linked),
      [field(3, 'TEXT')],
      [taskKey(2), place(5, 3, { inputType: 'OPTIONAL' })],
    );
    const run = play(content);
    run.type(1, 'Northwind');
    run.give(person(1), {
      kind: 'SAVE_VALUES',
      taskId: run.task(2).id,
      values: [{ instance: instanceKey(5), value: 'Ask Ken' }],
    });
    run.report('Approved');
    expect([run.form(5), run.read(5)]).toEqual(['Ask Ken', 'Ask Ken']);
  });
});

const outputTypes: readonly InputType[] = ['HIDDEN', 'PROVIDED', 'OPTIONAL'];

describe.each(outputTypes)('a result in a field that is %s', (inputType) => {
  const answered = () => {
    const run = play(machineContent(automated, { inputType }));
    run.type(1, 'Northwind');
    run.answer('Approved');
    return run;
  };

  it('is read while its task is completed', () => {
    expect([answered().read(2), answered().form(4)]).toEqual(['Approved', 'Approved']);
  });

  it('is not read after its stage restarted', () => {
    const run = answered();
    run.restartStage(1);
    expect(run.read(2)).toBeNull();
    run.type(1, 'Northwind');
    run.answer(null);
    expect([run.read(2), run.form(4)]).toEqual([null, null]);
  });

  it('is not read after its task was skipped', () => {
    const run = answered();
    run.restartStage(1);
    run.type(1, 'Northwind');
    run.answer(null);
    run.skip(2);
    expect([run.read(2), run.form(4)]).toEqual([null, null]);
    run.skip(3);
    expect(run.stage(2).status).toBe('SKIPPED');
  });
});
