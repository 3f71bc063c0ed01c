import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields, instanceKey } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  monday,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it, test } from 'vitest';
import { taskDefaults } from '../../blueprint/complete-content.ts';
import type { BlueprintContent, BlueprintTask } from '../../blueprint/content.ts';
import type { PartyId } from '../../core/ids.ts';
import { explainPeople } from '../../explain/explain-people.ts';
import type { Absence, DutyKind } from '../../party/absence.ts';
import { activityOf } from '../history/activity.ts';
import { auditOf } from '../history/audit.ts';
import { emptyDirectory } from '../../run-model/directory.ts';
import { followChain } from './delegate-chain.ts';

const day = 24 * 3_600_000;
const team = partyId(50);

const away = (
  n: number,
  delegates: Partial<Record<DutyKind, number>>,
  over: Partial<Absence> = {},
): Absence => {
  const to = (duty: DutyKind): PartyId | null => {
    const number = delegates[duty];
    return number === undefined ? null : partyId(number);
  };
  return {
    person: partyId(n),
    from: monday - day,
    until: monday + 3 * day,
    delegates: { WORK: to('WORK'), APPROVAL: to('APPROVAL'), ROLE: to('ROLE') },
    orphaned: [],
    setBy: partyId(n),
    groups: [],
    ...over,
  };
};

const sceneOf = (content: BlueprintContent, ...absences: readonly Absence[]) => {
  const scene = runScene(content, {}, { ...emptyDirectory, absences });
  const by = (n: number) => scene.task(n).standIns.map((one) => one.by);
  return { ...scene, ...commandsFor(scene), by };
};

const work = (over: Partial<BlueprintTask> = {}): BlueprintContent =>
  buildBlueprint({ tasks: [{ assignees: [partyId(1)], ...over }, { assignees: [owner.id] }] });

describe('followChain (delegates of delegates)', () => {
  const rows: readonly (readonly [string, readonly Absence[], readonly number[], string])[] = [
    ['names nobody', [away(1, {})], [], 'STAYS'],
    ['returns a present delegate', [away(1, { WORK: 2 })], [], 'FOUND 2 1'],
    ['follows an absent delegate', [away(1, { WORK: 2 }), away(2, { WORK: 3 })], [], 'FOUND 3 2'],
    ['each other', [away(1, { WORK: 2 }), away(2, { WORK: 1 })], [], 'BROKEN LOOP'],
    [
      'fails if an absent delegate names no one',
      [away(1, { WORK: 2 }), away(2, {})],
      [],
      'BROKEN ALL_AWAY',
    ],
    ['fails for a barred delegate', [away(1, { WORK: 2 })], [2], 'BROKEN BARRED'],
    ['fails for a delegate who has left', [away(1, {}, { orphaned: ['WORK'] })], [], 'BROKEN GONE'],
    [
      'follows five delegates',
      [1, 2, 3, 4, 5].map((n) => away(n, { WORK: n + 1 })),
      [],
      'FOUND 6 5',
    ],
    [
      'fails for more than five delegates',
      [1, 2, 3, 4, 5, 6].map((n) => away(n, { WORK: n + 1 })),
      [],
      'BROKEN TOO_LONG',
    ],
  ];
  it.each(rows)('%s', (_, absences, barred, expected) => {
    const [first] = absences;
    if (first === undefined) throw new Error('Nobody is away');
    const end = followChain(
      first,
      'WORK',
      new Map(absences.map((one) => [one.person, one])),
      new Set(barred.map(partyId)),
    );
    const told =
      end.kind === 'FOUND'
        ? `FOUND ${Number(end.by.slice(-4))} ${end.steps}`
        : end.kind === 'BROKEN'
          ? `BROKEN ${end.why}`
          : end.kind;
    expect(told).toBe(expected);
  });
});

describe('coverAbsences', () => {
  test('lets the delegate and the absent person do the task', () => {
    const run = sceneOf(work(), away(1, { WORK: 2 }));
    run.start();
    expect(run.task(1)).toMatchObject({
      assignees: [partyId(1)],
      standIns: [{ for: partyId(1), away: partyId(1), by: partyId(2), until: monday + 3 * day }],
    });
    expect(run.submit(1, person(3))).toBe('NotAssignee');
    expect(run.submit(1, person(2))).toBeNull();
    expect(run.task(1)).toMatchObject({
      status: 'COMPLETED',
      submittedBy: partyId(2),
      submittedFor: [partyId(1)],
    });
    const other = sceneOf(work(), away(1, { WORK: 2 }));
    other.start();
    expect(other.submit(1, person(1))).toBeNull();
  });

  test('assigns open tasks to the delegate only until the absence ends', () => {
    const run = sceneOf(work(), away(1, { WORK: 2 }, { from: monday + day }));
    run.start();
    expect(run.by(1)).toEqual([]);
    run.wait(day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([partyId(2)]);
    run.wait(2 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([]);
    expect(run.submit(1, person(2))).toBe('NotAssignee');
  });

  test('keeps a delegate who started the task after the absence', () => {
    const content = withFields(work(), [field(5, 'TEXT')], [taskKey(1), place(11, 5)]);
    const run = sceneOf(content, away(1, { WORK: 2 }));
    run.start();
    const saved = run.give(person(2), {
      kind: 'SAVE_VALUES',
      taskId: run.task(1).id,
      values: [{ instance: instanceKey(11), value: 'Begun' }],
    });
    expect(saved.ok).toBe(true);
    run.wait(4 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([partyId(2)]);
    expect(run.submit(1, person(2))).toBeNull();
  });

  test('counts the vote of a delegate once', () => {
    const step = approvalStep(11, { approvers: [partyId(3), partyId(4)], rule: 'ALL' });
    const run = sceneOf(work({ approvals: [step] }), away(3, { APPROVAL: 5 }));
    run.start();
    run.submit(1, person(1));
    expect(run.approve(11, person(5))).toBeNull();
    expect(run.run().votes).toMatchObject([{ voterId: partyId(5), onBehalfOf: partyId(3) }]);
    expect(run.approve(11, person(3))).toBe('AlreadyVoted');
    expect(run.approve(11, person(4))).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });

  test('makes no submitter or other approver a delegate', () => {
    const step = approvalStep(11, { approvers: [partyId(3), partyId(4)], rule: 'ALL' });
    const both = { approvals: [step], backups: [] };
    // The delegate did the task, so the owner replaces them.
    const own = sceneOf(work(both), away(3, { APPROVAL: 1 }));
    own.start();
    own.submit(1, person(1));
    expect(own.by(11)).toEqual([owner.id]);
    // The delegate is the other approver.
    const other = sceneOf(work(both), away(3, { APPROVAL: 4 }));
    other.start();
    other.submit(1, person(1));
    expect(other.by(11)).toEqual([owner.id]);
    // The delegate is an approver of the task, so someone else does it.
    const approver = sceneOf(work(both), away(1, { WORK: 3 }));
    approver.start();
    expect(approver.by(1)).toEqual([owner.id]);
  });

  test('prefers backups to the owner', () => {
    const run = sceneOf(
      work({ backups: [partyId(7)] }),
      away(1, { WORK: 2 }),
      away(2, { WORK: 1 }),
    );
    run.start();
    expect(run.by(1)).toEqual([partyId(7)]);
  });

  test('assigns the owner if the delegate is gone and records it', () => {
    const run = sceneOf(work(), away(1, {}, { orphaned: ['WORK'], setBy: partyId(8) }));
    run.start();
    expect(run.by(1)).toEqual([owner.id]);
    const decisions = run
      .rows()
      .flatMap((events) =>
        events.flatMap((event) =>
          event.subject === 'TASK' && event.kind === 'TASK_STAND_INS_CHANGED'
            ? event.decisions
            : [],
        ),
      );
    expect(decisions).toMatchObject([{ operands: { why: 'GONE', setBy: partyId(8) } }]);
  });

  test('uses the delegate for roles for a task of a role', () => {
    const run = sceneOf(
      work({ assignees: [team] }),
      away(1, { WORK: 2, ROLE: 3 }, { groups: [team] }),
    );
    run.start();
    expect(run.task(1).standIns).toMatchObject([{ for: team, away: partyId(1), by: partyId(3) }]);
    expect(run.submit(1, person(2))).toBe('NotAssignee');
    expect(run.submit(1, person(3))).toBeNull();
  });

  test('removes the delegate with the assignee', () => {
    const run = sceneOf(work(), away(1, { WORK: 2 }));
    run.start();
    run.assign(1, [partyId(4)]);
    expect(run.by(1)).toEqual([]);
    expect(run.submit(1, person(2))).toBe('NotAssignee');
    run.assign(1, [partyId(1)]);
    expect(run.by(1)).toEqual([partyId(2)]);
  });

  test('ends with a reset, and continues during a pause', () => {
    const run = sceneOf(work(), away(1, { WORK: 2 }));
    run.start();
    run.pause();
    run.wait(4 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([partyId(2)]);
    run.resume();
    expect(run.by(1)).toEqual([]);
  });

  test('ends for delegates who haven’t started the task', () => {
    const step = approvalStep(11, { approvers: [partyId(3), partyId(4)] });
    const run = sceneOf(
      work({ approvals: [step] }),
      away(1, { WORK: 2 }),
      away(3, { APPROVAL: 5 }),
    );
    run.start();
    run.submit(1, person(1));
    expect(run.by(1)).toEqual([]);
    expect(run.by(11)).toEqual([partyId(5)]);
    run.approve(11, person(4));
    expect(run.by(11)).toEqual([]);
    const told = run.rows().flatMap((events) => activityOf(events, owner.id));
    expect(told.map(({ params }) => params['code'])).not.toContain('ABSENCE_OVER');

    const ended = sceneOf(work(), away(1, { WORK: 2 }));
    ended.start();
    ended.end();
    expect(ended.by(1)).toEqual([]);

    const theirs = sceneOf(work(), away(1, { WORK: 2 }));
    theirs.start();
    theirs.submit(1, person(2));
    theirs.wait(4 * day);
    theirs.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(theirs.by(1)).toEqual([partyId(2)]);
  });

  test('gives one vote to a delegate of two approvers', () => {
    const step = approvalStep(11, { approvers: [partyId(3), partyId(4)], rule: 'ALL' });
    const run = sceneOf(
      work({ approvals: [step] }),
      away(3, { APPROVAL: 5 }),
      away(4, { APPROVAL: 5 }),
    );
    run.start();
    run.submit(1, person(1));
    expect(run.by(11)).toEqual([partyId(5), owner.id]);
    expect(run.approve(11, person(5))).toBeNull();
    expect(run.task(1).status).toBe('PENDING_REVIEW');
    expect(run.approve(11, person(5))).toBe('AlreadyVoted');
    expect(run.approve(11, owner)).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });

  test('refuses a second vote of a person as delegate of the same team', () => {
    const step = approvalStep(11, { approvers: [partyId(3), team], rule: 'ALL' });
    const run = sceneOf(work({ approvals: [step] }), away(3, { APPROVAL: 5 }));
    const member = person(5, { parties: [partyId(5), team] });
    run.start();
    run.submit(1, person(1));
    expect(run.approve(11, member)).toBeNull();
    expect(run.run().votes).toMatchObject([{ voterId: partyId(5), onBehalfOf: team }]);
    expect(run.approve(11, member)).toBe('AlreadyVoted');
    expect(run.by(11)).toEqual([owner.id]);
  });

  test('removes a delegate’s vote when the delegate submits the task', () => {
    const step = approvalStep(11, { approvers: [partyId(3)] });
    const last = approvalStep(12, { approvers: [partyId(4)], level: 2 });
    const review = { ...taskDefaults.review, keepsVotes: true };
    const tasks = { assignees: [partyId(1), partyId(3)], review, approvals: [step, last] };
    const run = sceneOf(work(tasks), away(3, { APPROVAL: 5 }, { until: monday + day }));
    run.start();
    run.submit(1, person(1));
    run.approve(11, person(5));
    run.reject(12, person(4));
    run.wait(2 * day);
    expect(run.submit(1, person(3))).toBeNull();
    expect(run.task(11).approvalStatus).toBe('PENDING');
    expect(run.run().votes.filter(({ round }) => round === run.task(11).round)).toEqual([]);
  });

  test('keeps a backup team member who started the task', () => {
    const content = withFields(
      work({ backups: [team] }),
      [field(5, 'TEXT')],
      [taskKey(1), place(11, 5)],
    );
    const run = sceneOf(content, away(1, { WORK: 2 }), away(2, { WORK: 1 }));
    const member = person(6, { parties: [partyId(6), team] });
    const values = [{ instance: instanceKey(11), value: 'Begun' }];
    run.start();
    expect(run.by(1)).toEqual([team]);
    const taskId = run.task(1).id;
    expect(run.give(member, { kind: 'SAVE_VALUES', taskId, values }).ok).toBe(true);
    run.wait(4 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([partyId(6)]);
    expect(run.submit(1, member)).toBeNull();
  });

  test('ignores values entered by the owner', () => {
    const content = withFields(work(), [field(5, 'TEXT')], [taskKey(1), place(11, 5)]);
    const run = sceneOf(content, away(1, { WORK: 2 }), away(2, { WORK: 1 }));
    run.start();
    expect(run.by(1)).toEqual([owner.id]);
    const values = [{ instance: instanceKey(11), value: 'Corrected' }];
    run.give(owner, { kind: 'SAVE_VALUES', taskId: run.task(1).id, values });
    run.wait(4 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.by(1)).toEqual([]);
  });

  test('reports no return while the absence continues', () => {
    const codesOf = (events: Parameters<typeof activityOf>[0]) =>
      activityOf(events, owner.id).flatMap(({ params }) => params['code'] ?? []);
    const content = work({ assignees: [partyId(1), partyId(3)] });
    const first = away(1, { WORK: 2 });
    const longer = { ...first, until: monday + 6 * day };
    const other = away(3, { WORK: 4 }, { until: monday + day });
    const absences = [first, other];
    const run = runScene(content, {}, { ...emptyDirectory, absences });
    run.give(owner, { kind: 'START' });
    absences[0] = longer;
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(run.task(1).standIns).toMatchObject([{ until: longer.until }, {}]);
    expect(codesOf(run.rows().at(-1) ?? [])).toEqual([]);
    run.wait(2 * day);
    run.give('SYSTEM', { kind: 'ABSENCE_CHANGED' });
    expect(activityOf(run.rows().at(-1) ?? [], owner.id)).toMatchObject([
      { params: { code: 'ABSENCE_OVER', added: partyId(3), removed: partyId(4) } },
    ]);
  });

  test('changes nothing without absence data', () => {
    const run = sceneOf(work(), away(1, { WORK: 2 }));
    run.start();
    const blind = runScene(work(), {});
    expect(blind.directory.absences).toBeNull();
    expect(run.by(1)).toEqual([partyId(2)]);
  });
});

test('is explained and recorded', () => {
  const run = sceneOf(work(), away(1, { WORK: 2 }));
  run.start();
  const [events = []] = run.rows();
  const past = events.toReversed().map((event) => ({ at: monday, actorId: owner.id, event }));
  const codes = (n: number) =>
    explainPeople(run.task(1), past, person(n)).map(({ code, actorId, params }) => ({
      code,
      actorId,
      params,
    }));
  const params = { date: monday + 3 * day - 1 };
  expect(codes(2)).toContainEqual({ code: 'STANDS_IN', actorId: partyId(2), params });
  expect(codes(2)).toContainEqual({ code: 'YOURS_AS_DELEGATE', actorId: null, params });
  expect(codes(1)).toContainEqual({ code: 'YOURS_DIRECTLY', actorId: null, params: {} });
  expect(activityOf(events, owner.id)).toContainEqual({
    kind: 'ASSIGNED',
    actorId: null,
    taskId: run.task(1).id,
    comment: null,
    params: { code: 'ABSENCE', added: partyId(2), removed: partyId(1) },
  });
  expect(auditOf(events).flatMap(({ fields }) => fields)).toContainEqual({
    fieldName: 'Delegates',
    valueBefore: [],
    valueAfter: [partyId(2)],
  });
});
