import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { BlueprintTask } from '../../blueprint/content.ts';
import { activityOf } from '../history/activity.ts';
import { explainPeople } from '../../explain/explain-people.ts';
import {
  noDeadline,
  type Deadline,
  type Escalation,
  type EscalationAction,
} from '../../time/deadline.ts';
import { emptyDirectory } from '../../run-model/directory.ts';
import { directoryNeeds, deadlinePartiesIn } from '../engine/directory-needs.ts';

const hour = 3_600_000;
const due = { kind: 'DURATION', amount: 2, unit: 'HOURS' } as const;
const ada = partyId(1);
const heir = partyId(9);

const escalating = (action: EscalationAction, party = heir): Deadline => {
  const escalation: Escalation = {
    key: taskKey(200),
    when: 'AFTER_DUE',
    time: { amount: 1, unit: 'HOURS' },
    action,
    party,
  };
  return { ...noDeadline, escalations: [escalation] };
};

describe('escalation to a new owner', () => {
  const content = buildBlueprint({
    tasks: [{ assignees: [ada], due, deadline: escalating('CHANGE_OWNER') }],
  });
  const scene = (owners: readonly string[]) => {
    const made = runScene(
      content,
      {},
      { ...emptyDirectory, owners: new Set([heir].filter((id) => owners.includes(id))) },
    );
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.wait(3 * hour);
    run.dateReached();
    return run;
  };
  const told = (run: ReturnType<typeof scene>) =>
    run.rows().flatMap((events) => activityOf(events, null).map(({ params }) => params['code']));

  it('makes the first person the owner who can own workflows', () => {
    const run = scene([heir]);
    expect(run.run().workflow.ownerId).toBe(heir);
    expect(told(run)).toContain('OWNER_ESCALATED');
  });

  it('skips people who can’t own workflows, and records this once', () => {
    const run = scene([]);
    expect(run.run().workflow.ownerId).toBe(owner.id);
    expect(run.rows().at(-1)).toMatchObject([
      {
        kind: 'TASK_ESCALATED',
        decisions: [
          { rule: 'ESCALATION', result: null },
          { rule: 'NOT_GIVEN', operands: { why: 'CANNOT_OWN' }, result: heir },
        ],
      },
    ]);
    expect(told(run)).toContain('OWNER_NOT_ESCALATED');
    const { length } = run.rows();
    run.wait(hour);
    run.dateReached();
    expect(run.rows()).toHaveLength(length);
  });

  it('loads the person only when the escalation is due', () => {
    const made = runScene(content);
    const run = { ...made, ...commandsFor(made) };
    const needs = () => directoryNeeds(run.run(), owner, null, run.now());
    run.start();
    expect(needs()).toEqual([]);
    run.wait(3 * hour);
    expect(needs()).toEqual([heir]);
    run.dateReached();
    expect(needs()).toEqual([]);
    expect(deadlinePartiesIn(run.run(), run.rows().at(-1) ?? [])).toEqual([heir]);
  });
});

describe('escalation to a team or role without members', () => {
  const gone = { ...emptyDirectory, members: new Map([[heir, []]]) };
  const scene = (action: EscalationAction, over: Partial<BlueprintTask> = {}) => {
    const task = { assignees: [ada], due, deadline: escalating(action), ...over };
    const made = runScene(buildBlueprint({ tasks: [task] }), {}, gone);
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.wait(3 * hour);
    run.dateReached();
    const told = run.rows().flatMap((events) => activityOf(events, null));
    return { ...run, codes: told.map(({ params }) => params['code']) };
  };
  const kept = (instead: string | null) => ({
    rule: 'NOT_GIVEN',
    operands: { why: 'GONE', instead },
    result: heir,
  });

  it('assigns the backups, or else the owner', () => {
    const byBackup = scene('ADD_ASSIGNEE', { backups: [partyId(5)] });
    expect(byBackup.task(1).assignees).toEqual([ada, partyId(5)]);
    expect(byBackup.rows().at(-1)).toMatchObject([
      { decisions: [{ result: partyId(5) }, kept(partyId(5))] },
    ]);
    const byOwner = scene('ADD_ASSIGNEE');
    expect(byOwner.task(1).assignees).toEqual([ada, owner.id]);
    expect(byOwner.codes).toContain('ESCALATED');
    const past = byOwner
      .rows()
      .flat()
      .map((event) => ({ at: byOwner.now(), actorId: null, event }));
    const codes = explainPeople(byOwner.task(1), past, owner).map(({ code }) => code);
    expect(codes).toContain('PEOPLE_NOT_THERE');
  });

  it('adds no watcher, and records why', () => {
    const run = scene('ADD_CC');
    expect(run.task(1).cc).toEqual([]);
    expect(run.codes).toContain('NOT_ESCALATED_GONE');
    expect(run.rows().at(-1)).toMatchObject([
      {
        decisions: [
          { rule: 'ESCALATION', result: null },
          { rule: 'NOT_GIVEN', operands: { why: 'GONE' }, result: heir },
        ],
      },
    ]);
  });

  it('assigns the approval to the owner', () => {
    const ways: readonly Deadline[] = [
      escalating('ADD_ASSIGNEE'),
      {
        ...noDeadline,
        expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome: 'ESCALATE', party: heir },
      },
    ];
    for (const deadline of ways) {
      const run = scene('ADD_CC', { type: 'APPROVAL', assignees: [partyId(2)], deadline });
      expect(run.task(1).assignees).toEqual([partyId(2), owner.id]);
    }
  });
});

describe('escalated approval', () => {
  const expiring: Deadline = {
    ...noDeadline,
    expiry: { grace: { amount: 1, unit: 'HOURS' }, outcome: 'ESCALATE', party: ada },
  };
  const ways = [
    ['ESCALATE at expiry', expiring],
    ['an escalation', escalating('ADD_ASSIGNEE', ada)],
  ] as const;
  /** Builds a task of the given person with an approval by Ben that is later escalated to Ada. */
  const scene = (deadline: Deadline, doer: number, backups: readonly number[] = []) => {
    const step = approvalStep(31, { due, deadline, backups: backups.map(partyId), rule: 'ALL' });
    const made = runScene(
      buildBlueprint({ tasks: [{ assignees: [partyId(doer)], approvals: [step] }] }),
      {},
      { ...emptyDirectory, members: new Map([[partyId(5), [partyId(5)]]]) },
    );
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.submit(1, doer === 90 ? owner : person(doer));
    run.wait(3 * hour);
    run.dateReached();
    return run;
  };
  const cases: readonly (readonly [string, number, readonly number[], readonly number[]])[] = [
    ['assigns the named person', 3, [], [2, 1]],
    ['assigns the owner if the named person submitted', 1, [], [2, 90]],
    ['assigns the backups if there are any', 1, [5], [2, 5]],
  ];

  for (const [way, deadline] of ways)
    it.each(cases)(`escalates with ${way}: %s`, (_, doer, backups, expected) => {
      const run = scene(deadline, doer, backups);
      expect(run.task(31).assignees).toEqual(expected.map(partyId));
      const why = run
        .rows()
        .at(-1)
        ?.flatMap((event) => ('decisions' in event ? event.decisions : []));
      expect(why?.some(({ rule }) => rule === 'NOT_GIVEN')).toBe(doer === 1);
      const past = run
        .rows()
        .toReversed()
        .flatMap((events) =>
          events.flatMap((event) =>
            'taskId' in event && event.taskId === run.task(31).id
              ? [{ at: run.now(), actorId: null, event }]
              : [],
          ),
        );
      const codes = explainPeople(run.task(31), past, owner).map(({ code }) => code);
      expect(codes.includes('PEOPLE_NOT_ASKED')).toBe(doer === 1);
    });

  it('keeps its approvers if the owner also did the task', () => {
    const step = approvalStep(31, { due, deadline: expiring, rule: 'ALL' });
    const made = runScene(buildBlueprint({ tasks: [{ assignees: [ada], approvals: [step] }] }));
    const run = { ...made, ...commandsFor(made) };
    run.start();
    run.give(owner, { kind: 'COMPLETE_ON_BEHALF', taskId: run.task(1).id, reason: 'Ada is ill' });
    run.wait(3 * hour);
    run.dateReached();
    expect(run.task(31)).toMatchObject({
      assignees: [partyId(2)],
      approvalStatus: 'PENDING',
      expirationStatus: 'NON_EXPIRING',
    });
    expect(run.approve(31)).toBeNull();
    expect(run.task(1).status).toBe('COMPLETED');
  });
});

it('refuses the submitter as a new approver', () => {
  const made = runScene(
    buildBlueprint({ tasks: [{ assignees: [ada], approvals: [approvalStep(31)] }] }),
  );
  const run = { ...made, ...commandsFor(made) };
  run.start();
  run.submit(1);
  expect(run.assign(31, [partyId(2), ada])).toBe('ApproverDidTheWork');
  expect(run.assign(31, [partyId(2), partyId(3)])).toBeNull();
});
