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
import { votingDefaults } from '../../blueprint/complete-content.ts';
import type { ApprovalStep } from '../../blueprint/content.ts';
import { commentMaxLength } from '../../run-model/limits.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';
import type { RunEvent } from '../../run-model/event.ts';

type Remark = readonly [place: number, text: string];

/** Task 1 has two amounts and an approval; task 2 has another field. */
const review = (over: Partial<ApprovalStep> = {}) => {
  const scene = runScene(
    withFields(
      buildBlueprint({ tasks: [{ approvals: [approvalStep(91, over)] }, {}] }),
      [field(1, 'NUMBER'), field(2, 'NUMBER'), field(3, 'TEXT')],
      [taskKey(1), place(1, 1)],
      [taskKey(1), place(2, 2)],
      [taskKey(2), place(3, 3)],
    ),
  );
  const commands = commandsFor(scene);
  const code = (result: ReturnType<typeof scene.give>) =>
    result.ok ? null : result.refusals[0].code;
  const remarks = (all: readonly Remark[]) =>
    all.map(([n, text]) => ({ instance: instanceKey(n), text }));
  const run = {
    ...scene,
    ...commands,
    events: (): readonly RunEvent[] => scene.rows().at(-1) ?? [],
    hand: (...values: readonly number[]) =>
      code(
        scene.give(person(1), {
          kind: 'SUBMIT',
          taskId: scene.task(1).id,
          values: values.map((value, at) => ({ instance: instanceKey(at + 1), value })),
        }),
      ),
    refuse: (all: readonly Remark[], comment = '', by = person(2)) =>
      code(
        scene.give(by, {
          kind: 'REJECT',
          taskId: scene.task(91).id,
          comment,
          remarks: remarks(all),
        }),
      ),
    ask: (...all: readonly Remark[]) =>
      code(
        scene.give(person(2), {
          kind: 'ASK_INFORMATION',
          taskId: scene.task(91).id,
          text: 'Why?',
          remarks: remarks(all),
        }),
      ),
    waiting: () => scene.task(1).remarks.map(({ instance, text }) => [instance, text]),
  };
  run.start();
  run.hand(1, 2);
  return run;
};
const at = (n: number, text: string) => [instanceKey(n), text];

describe('field comments', () => {
  it('are stored with a rejection, author, and time', () => {
    const run = review();
    expect(
      run.refuse([
        [1, ' Too low '],
        [2, 'Which one?'],
      ]),
    ).toBeNull();
    expect(run.task(1)).toMatchObject({ status: 'REJECTED' });
    expect(run.task(1).remarks[0]).toEqual({
      instance: instanceKey(1),
      of: 'REJECTION',
      text: 'Too low',
      by: partyId(2),
      at: run.now(),
      approval: run.task(91).id,
    });
    expect(run.waiting()).toEqual([at(1, 'Too low'), at(2, 'Which one?')]);
  });

  it('are resolved when their value changes', () => {
    const run = review();
    run.refuse([
      [1, 'Too low'],
      [2, 'Which one?'],
    ]);
    expect(run.hand(5, 2)).toBeNull();
    expect(run.waiting()).toEqual([at(2, 'Which one?')]);
    expect(run.approve(91)).toBeNull();
    expect(run.waiting()).toEqual([]);
  });

  it('stay in the audit log and the activity', () => {
    const run = review();
    run.refuse([[1, 'Too low']]);
    expect(auditOf(run.events()).flatMap(({ fields }) => fields)).toContainEqual({
      fieldName: 'FieldComment',
      instance: instanceKey(1),
      valueBefore: null,
      valueAfter: 'Too low',
    });
    expect(activityOf(run.events(), partyId(2))).toContainEqual({
      kind: 'MESSAGE',
      actorId: partyId(2),
      taskId: run.task(1).id,
      comment: 'Too low',
      params: { code: 'REMARKED' },
    });
    run.hand(5, 2);
    expect(auditOf(run.events()).flatMap(({ fields }) => fields)).toContainEqual({
      fieldName: 'FieldComment',
      instance: instanceKey(1),
      valueBefore: 'Too low',
      valueAfter: null,
    });
  });

  it('come with a request for information and replace earlier comments', () => {
    const run = review();
    expect(run.ask([1, 'Where from?'])).toBeNull();
    expect(run.ask([1, 'Where exactly from?'])).toBeNull();
    expect(run.waiting()).toEqual([at(1, 'Where exactly from?')]);
    expect(run.refuse([[1, 'Wrong']])).toBeNull();
    expect(run.waiting()).toEqual([at(1, 'Wrong')]);
  });

  it('are withdrawn with the vote, except those of information requests', () => {
    const run = review({
      approvers: [partyId(2), partyId(5)],
      voting: { ...votingDefaults, rejectRule: 'WHEN_UNREACHABLE' },
    });
    run.ask([2, 'Why?']);
    run.refuse([[1, 'Too low']]);
    const changed = run.give(person(2), {
      kind: 'CHANGE_VOTE',
      taskId: run.task(91).id,
      decision: 'REJECTED',
      comment: 'On second thought',
      remarks: [{ instance: instanceKey(3), text: 'And this?' }],
    });
    expect(changed.ok).toBe(false);
    const again = (decision: 'APPROVED' | 'REJECTED') =>
      run.give(person(2), {
        kind: 'CHANGE_VOTE',
        taskId: run.task(91).id,
        decision,
        comment: 'On second thought',
        remarks: [{ instance: instanceKey(1), text: 'Too high' }],
      });
    expect(again('REJECTED').ok).toBe(true);
    expect(run.waiting()).toEqual([at(2, 'Why?'), at(1, 'Too high')]);
    // This approval decides, so no comment waits anymore.
    expect(again('APPROVED').ok).toBe(true);
    expect(run.waiting()).toEqual([]);
  });

  it('replace the comment of a rejection', () => {
    const content = review({ requiresComment: true });
    expect(content.refuse([])).toBe('CommentRequired');
    expect(content.refuse([[1, 'Too low']])).toBeNull();
  });

  it.each([
    ['of another task', [3, 'x'], 'UnknownReference'],
    ['that does not exist', [9, 'x'], 'UnknownReference'],
    ['without words', [1, '  '], 'Required'],
    ['too long', [1, 'x'.repeat(commentMaxLength + 1)], 'TooLong'],
  ] as const)('are refused at a place %s', (_, remark, expected) => {
    const run = review();
    expect(run.refuse([remark])).toBe(expected);
    expect(run.ask(remark)).toBe(expected);
    expect(run.waiting()).toEqual([]);
  });

  it('count only the newest comment of a person on a field', () => {
    const places = Array.from({ length: 300 }, (_, n) => n + 1);
    const scene = runScene(
      withFields(
        buildBlueprint({ tasks: [{ approvals: [approvalStep(91)] }] }),
        [field(1, 'NUMBER')],
        ...places.map((n) => [taskKey(1), place(n, 1, { inputType: 'OPTIONAL' })] as const),
      ),
    );
    const run = commandsFor(scene);
    run.start();
    run.submit(1);
    const ask = (text: string) =>
      scene.give(person(2), {
        kind: 'ASK_INFORMATION',
        taskId: scene.task(91).id,
        text: 'Why?',
        remarks: places.map((n) => ({ instance: instanceKey(n), text })),
      }).ok;
    expect([ask('Too low'), ask('Too high')]).toEqual([true, true]);
    expect(scene.task(1).remarks).toHaveLength(300);
  });

  it('are only for people who can vote', () => {
    const run = review();
    expect(run.refuse([[1, 'x']], '', person(7))).toBe('NotApprover');
    expect(run.refuse([[1, 'x']], '', owner)).toBe('NotApprover');
  });
});
