import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { stepDefaults, votingDefaults } from '../../blueprint/complete-content.ts';
import type { ApprovalStep, ChangePolicy, Voting } from '../../blueprint/content.ts';
import type { FieldValue } from '../../field/field.ts';
import { isSourceChanged, readForm, readValue } from '../../run-model/read-value.ts';
import { activityOf } from '../history/activity.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { valueAt, viewOf } from '../../run-model/run-view.ts';

const voting = (over: Partial<Voting> = {}): Voting => ({ ...votingDefaults, ...over });

/** Task 1 has an amount and two approval levels; task 2 shows the amount. */
const offer = (
  over: Partial<ApprovalStep> = {},
  later: Partial<ApprovalStep> = {},
  reviewResume: 'FIRST_LEVEL' | 'REJECTING_LEVEL' = 'FIRST_LEVEL',
) => {
  const content = withFields(
    buildBlueprint({
      tasks: [
        {
          reviewResume,
          approvals: [
            approvalStep(91, over),
            approvalStep(92, { level: 2, approvers: [partyId(3)], ...later }),
          ],
        },
        { assignees: [partyId(4)], trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  const scene = runScene({
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  });
  const commands = commandsFor(scene);
  const view = () => viewOf(scene.run());
  const id = (n: number) => scene.task(n).id;
  const values = (n: number, value: FieldValue | null) => [{ instance: instanceKey(n), value }];
  const code = (result: ReturnType<typeof scene.give>) =>
    result.ok ? null : result.refusals[0].code;
  return {
    ...scene,
    ...commands,
    events: (): readonly RunEvent[] => scene.rows().at(-1) ?? [],
    hand: (value: FieldValue | null, by = person(1)) =>
      code(scene.give(by, { kind: 'SUBMIT', taskId: id(1), values: values(1, value) })),
    counter: (n: number, value: FieldValue | null, by = person(2), at = 1) =>
      code(
        scene.give(by, {
          kind: 'COUNTER',
          taskId: id(n),
          comment: 'Less',
          values: values(at, value),
        }),
      ),
    edit: (n: number, value: FieldValue | null, by = person(4), at = n) =>
      code(scene.give(by, { kind: 'EDIT_SHARED', taskId: id(n), values: values(at, value) })),
    stands: (n: number) => readValue(view(), instanceKey(n)),
    form: (n: number) => {
      const value = valueAt(view(), instanceKey(n));
      return value === undefined ? null : { shown: readForm(view(), value), ...value };
    },
    isSourceChanged: (n: number) => {
      const value = valueAt(view(), instanceKey(n));
      return value !== undefined && isSourceChanged(view(), value);
    },
    status: (n: number) => scene.task(n).status,
  };
};
const counters: Partial<ApprovalStep> = { voting: voting({ mayCounter: true }) };

describe('rejection with suggested values (counter)', () => {
  it('sends the task back with the suggested value as draft', () => {
    const run = offer(counters);
    run.start();
    run.hand(100);
    expect(run.counter(91, 90)).toBeNull();
    expect(run.status(1)).toBe('REJECTED');
    expect(run.task(91).approvalStatus).toBe('REJECTED');
    expect(run.form(1)).toMatchObject({
      shown: 90,
      committed: 100,
      draft: { proposedBy: partyId(2) },
    });
    expect(run.run().votes.at(-1)).toMatchObject({
      decision: 'REJECTED',
      counter: [{ instance: instanceKey(1), value: 90 }],
    });
    expect(activityOf(run.events(), partyId(2))[0]).toMatchObject({
      kind: 'REJECTED',
      params: { code: 'COUNTERED' },
    });
  });

  it('is accepted by submitting it, or overwritten', () => {
    const accepted = offer(counters);
    accepted.start();
    accepted.hand(100);
    accepted.counter(91, 90);
    expect(accepted.submit(1)).toBeNull();
    expect(accepted.form(1)).toMatchObject({ committed: 90, draft: null });
    const other = offer(counters);
    other.start();
    other.hand(100);
    other.counter(91, 90);
    expect(other.hand(95)).toBeNull();
    expect(other.form(1)).toMatchObject({ committed: 95, draft: null });
  });

  it('uses the later suggestion when the rejection takes effect', () => {
    const run = offer({
      approvers: [partyId(2), partyId(5)],
      voting: voting({ mayCounter: true, rejectRule: 'WHEN_UNREACHABLE' }),
    });
    run.start();
    run.hand(100);
    expect(run.counter(91, 90)).toBeNull();
    expect(run.form(1)?.draft).toBeNull();
    run.wait(1000);
    expect(run.counter(91, 80, person(5))).toBeNull();
    expect(run.form(1)?.draft).toMatchObject({ value: 80, proposedBy: partyId(5) });
  });

  it.each([
    ['if the approval does not offer it', {}, 90, 1, 'CounterNotOffered'],
    [
      'if the rejection ends the workflow',
      { ...counters, rejectAction: { kind: 'END_WORKFLOW' } as const },
      90,
      1,
      'CounterNotOffered',
    ],
    ['without a different value', counters, 100, 1, 'NothingProposed'],
    ['for another form', counters, 90, 2, 'UnknownReference'],
    ['with the wrong type', counters, 'ninety', 1, 'WrongValueType'],
    ['with an empty required value', counters, null, 1, 'ActionItemHasValidationErrors'],
  ] as const)('is refused %s', (_, over, value, at, expected) => {
    const run = offer(over);
    run.start();
    run.hand(100);
    expect(run.counter(91, value, person(2), at)).toBe(expected);
  });
});

describe('edit of a submitted value (editShared)', () => {
  const approved = (policy: ChangePolicy, later: ChangePolicy = 'KEEP') => {
    const run = offer(
      { voting: voting({ onChange: policy }) },
      { voting: voting({ onChange: later }) },
    );
    run.start();
    run.hand(100);
    run.approve(91);
    run.approve(92, person(3));
    return run;
  };

  it('changes the source and records the task and person', () => {
    const run = approved('KEEP');
    expect(run.edit(2, 120)).toBeNull();
    expect(run.stands(1)).toBe(120);
    expect(run.form(2)?.shown).toBe(120);
    expect(run.events()[0]).toMatchObject({
      kind: 'VALUE_COMMITTED',
      cause: 'task.editShared',
      instance: instanceKey(1),
      origin: 'SHARED_EDIT',
      through: run.task(2).id,
    });
    expect(run.task(91).approvalStatus).toBe('APPROVED');
  });

  it('is allowed for assignees, owner, and editors', () => {
    const run = approved('KEEP');
    expect(run.edit(2, 120, person(5))).toBe('NotAssignee');
    expect(run.edit(2, 120, person(4, { accessLevel: 'EXTERNAL' }))).toBe('NotAssignee');
    expect(run.edit(1, 120, person(1))).toBe('TaskNotOpen');
    expect(run.edit(1, 120, owner)).toBeNull();
    expect(run.stands(1)).toBe(120);
    run.submit(2, person(4));
    expect(run.edit(2, 130, owner)).toBe('WorkflowNotRunning');
  });

  it('refuses invalid and unsubmitted values', () => {
    const run = offer();
    run.start();
    expect(run.edit(1, 120, owner)).toBe('FieldIsReadOnly');
    run.hand(100);
    expect(run.edit(1, null, owner)).toBe('ActionItemHasValidationErrors');
    expect(run.edit(1, 'x', owner)).toBe('WrongValueType');
    expect(run.edit(1, 100, owner)).toBeNull();
    expect(run.rows()).toHaveLength(2);
    expect(run.edit(1, 7, owner)).toBeNull();
  });

  it('excludes the person who edited the value from approving', () => {
    const run = offer({ approvers: [owner.id] });
    run.start();
    run.hand(100);
    run.edit(1, 7, owner);
    expect(run.approve(91, owner)).toBe('SelfApproval');
  });

  it('keeps, marks, or restarts the approval, as the blueprint says', () => {
    const kept = approved('KEEP');
    kept.edit(2, 120);
    expect(kept.task(91)).toMatchObject({ approvalStatus: 'APPROVED', contentChange: null });
    const told = approved('NOTIFY');
    told.edit(2, 120);
    expect(told.task(91)).toMatchObject({
      approvalStatus: 'APPROVED',
      contentChange: { by: partyId(4), at: told.now() },
    });
    const asked = approved('RE_APPROVE');
    asked.edit(2, 120);
    expect(asked.task(91)).toMatchObject({
      approvalStatus: 'PENDING',
      status: 'PENDING_SUBMISSION',
    });
    expect(asked.status(92)).toBe('INACTIVE');
    expect(asked.status(1)).toBe('PENDING_REVIEW');
    // Followers wait again.
    expect(asked.status(2)).toBe('INACTIVE');
    expect(asked.run().votes).toEqual([]);
    expect(asked.approve(91)).toBeNull();
    expect(asked.approve(92, person(3))).toBeNull();
    expect(asked.status(1)).toBe('COMPLETED');
  });

  it('keeps earlier approval levels if a later level starts again', () => {
    const run = approved('KEEP', 'RE_APPROVE');
    run.edit(2, 120);
    expect(run.task(91).approvalStatus).toBe('APPROVED');
    expect(run.task(92).approvalStatus).toBe('PENDING');
  });

  it('asks approvers again who haven’t decided', () => {
    const run = offer({
      approvers: [partyId(2), partyId(5)],
      rule: 'ALL',
      voting: voting({ onChange: 'RE_APPROVE' }),
    });
    run.start();
    run.hand(100);
    run.approve(91);
    run.edit(1, 120, owner);
    expect(run.run().votes).toEqual([]);
    expect(run.approve(91)).toBeNull();
  });

  it('keeps the approval of a level whose values didn’t change', () => {
    const again = (value: number) => {
      const run = offer({ voting: voting({ onChange: 'RE_APPROVE' }) }, {}, 'REJECTING_LEVEL');
      run.start();
      run.hand(100);
      run.approve(91);
      run.reject(92, person(3));
      run.hand(value);
      return [run.task(91).approvalStatus, run.task(92).approvalStatus];
    };
    expect(again(100)).toEqual(['APPROVED', 'PENDING']);
    expect(again(101)).toEqual(['PENDING', null]);
  });
});

describe('workflow without shared editing', () => {
  it('refuses changes after submission', () => {
    const content = withFields(
      buildBlueprint({
        tasks: [{ approvals: [approvalStep(91, { ...stepDefaults, ...counters })] }],
      }),
      [field(1, 'NUMBER')],
      [taskKey(1), place(1, 1)],
    );
    const scene = runScene(content);
    const { start } = commandsFor(scene);
    start();
    const values = [{ instance: instanceKey(1), value: 1 }];
    const taskId = scene.task(1).id;
    scene.give(person(1), { kind: 'SUBMIT', taskId, values });
    const edited = scene.give(owner, { kind: 'EDIT_SHARED', taskId, values });
    expect(edited.ok ? null : edited.refusals[0].code).toBe('SharedFieldsFixed');
    const countered = scene.give(person(2), {
      kind: 'COUNTER',
      taskId: scene.task(91).id,
      comment: '',
      values: [{ instance: instanceKey(1), value: 2 }],
    });
    expect(countered.ok ? null : countered.refusals[0].code).toBe('CounterNotOffered');
  });
});
