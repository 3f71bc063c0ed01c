import { partyId } from '@baton/fixtures/builders/blueprint';
import { owner, person } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../party/actor.ts';
import { added, mayBringIn } from '../bring-in.ts';
import { mayRevokeGuestLink, maySendToGuest } from './guest-access.ts';
import { mayEditCc } from './hand-over-access.ts';
import {
  mayApproveTask,
  mayAssign,
  mayAssignTo,
  mayCompleteOnBehalf,
  mayCompleteTask,
  mayEditDueDate,
  mayEditTags,
  mayReadTask,
  mayRecallTask,
  mayReopenTask,
  mayReportException,
  mayResolveException,
  mayRestartExpired,
  maySkipTask,
  mayUnskipTask,
} from './task-access.ts';
import { mayEditAutomation, mayRetryAutomation } from '../automation-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { mayCounter, mayEditShared } from './shared-access.ts';
import { taskPermissions, taskRules } from './task-permissions.ts';

const team = partyId(50);
const facts = (over: Partial<TaskFacts> = {}): TaskFacts => ({
  type: 'DEFAULT',
  status: 'PENDING_SUBMISSION',
  frozeForReason: null,
  hasException: false,
  expirationStatus: 'NON_EXPIRING',
  assignees: [partyId(1), team],
  standIns: [],
  exception: null,
  hasHeldParent: false,
  isChild: false,
  isSkipped: false,
  submittedBy: partyId(1),
  isLevelDecided: false,
  rejectCycles: 10,
  isDeleted: false,
  fixedAssignees: null,
  fixedCc: [],
  isRequired: false,
  ownerId: owner.id,
  collaborators: [],
  scheduleStatus: 'RUNNING',
  stageStatus: 'IN_PROGRESS',
  relatedParties: [],
  knownParties: [],
  viewerTakesPart: false,
  contentAccess: 'WORKFLOW',
  judgedSubmitters: [],
  votedParties: [],
  earlierVoters: [],
  assignedBy: partyId(11),
  cc: [],
  acknowledgedFor: [],
  completion: 'ANY',
  handedInFor: [],
  voters: [],
  mayPassOn: false,
  sharesFields: true,
  hasSharedValues: true,
  useCount: 0,
  takesCounters: false,
  isInformationRequested: false,
  isParentSentBack: false,
  isRevocationLate: false,
  followersCompleted: false,
  followersStarted: false,
  ...over,
});

const problem = { category: 'BLOCKED', text: 'No answer', reportedBy: null, at: 0 } as const;

const people = {
  admin: person(80, { isAdmin: true }),
  owner,
  assignee: person(1),
  teammate: person(2, { parties: [partyId(2), team] }),
  external: person(3, { parties: [partyId(3), team], accessLevel: 'EXTERNAL' }),
  limited: person(4, { parties: [partyId(4), team], accessLevel: 'LIMITED' }),
  copied: person(5),
  stranger: person(9),
  integrator: person(10, { systemRoles: ['INTEGRATION_ADMIN'] }),
  assigner: person(11),
  // An admin with an external account has no admin rights.
  formerAdmin: person(81, { isAdmin: true, accessLevel: 'EXTERNAL' }),
  system: 'SYSTEM',
} as const satisfies Record<string, Agent>;
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

const allowed = (rule: (agent: Agent) => { code: string } | null): Name[] =>
  names.filter((name) => rule(people[name]) === null);

describe('who can', () => {
  const leaders = ['admin', 'owner', 'system'] as const;
  const onTask = ['assignee', 'teammate', 'external', 'limited'] as const;
  it.each<[string, (agent: Agent) => { code: string } | null, readonly Name[]]>([
    [
      'read',
      (who) => mayReadTask(who, facts()),
      ['admin', 'owner', ...onTask, 'assigner', 'system'],
    ],
    [
      'read an automated task',
      (who) => mayReadTask(who, facts({ type: 'AUTOMATION' })),
      ['admin', 'owner', ...onTask, 'assigner', 'integrator', 'system'],
    ],
    [
      'retry a request',
      (who) => mayRetryAutomation(who, facts({ type: 'AUTOMATION' })),
      ['admin', 'owner', 'integrator', 'system'],
    ],
    [
      'edit a request',
      (who) => mayEditAutomation(who, facts({ type: 'AUTOMATION' })),
      ['admin', 'integrator', 'system'],
    ],
    [
      'skip a failed request',
      (who) =>
        maySkipTask(
          who,
          facts({
            type: 'AUTOMATION',
            hasException: true,
            exception: { ...problem, category: 'AUTOMATION' },
          }),
        ),
      ['admin', 'owner', 'integrator', 'system'],
    ],
    [
      'skip a request in progress',
      (who) => maySkipTask(who, facts({ type: 'AUTOMATION' })),
      ['admin', 'owner', 'system'],
    ],
    [
      'restart an expired task',
      (who) => mayRestartExpired(who, facts({ expirationStatus: 'EXPIRED' })),
      ['admin', 'owner', 'assigner', 'system'],
    ],
    [
      'tag a completed task',
      (who) => mayEditTags(who, facts({ status: 'COMPLETED' })),
      ['admin', 'owner', 'assignee', 'teammate', 'system'],
    ],
    ['complete', (who) => mayCompleteTask(who, facts()), [...onTask, 'system']],
    [
      'complete with a rework limit problem',
      (who) => mayCompleteTask(who, facts({ hasException: true })),
      ['admin', 'owner', 'system'],
    ],
    ['approve', (who) => mayApproveTask(who, facts({ type: 'APPROVAL' })), onTask],
    [
      'reopen',
      (who) => mayReopenTask(who, facts({ status: 'COMPLETED' })),
      ['admin', 'owner', 'assignee', 'teammate', 'system'],
    ],
    [
      'reopen a task with followers',
      (who) => mayReopenTask(who, facts({ status: 'COMPLETED', followersStarted: true })),
      ['admin', 'owner', 'system'],
    ],
    ['assign', (who) => mayAssign(who, facts()), ['admin', 'owner', ...onTask, 'system']],
    [
      'assign an approval',
      (who) => mayAssign(who, facts({ type: 'APPROVAL' })),
      ['admin', 'owner', 'system'],
    ],
    ['complete on behalf', (who) => mayCompleteOnBehalf(who, facts()), leaders],
    [
      'report a problem',
      (who) => mayReportException(who, facts({ cc: [partyId(5)] })),
      ['copied', ...onTask, ...leaders],
    ],
    [
      'report a problem of a completed task',
      (who) => mayReportException(who, facts({ status: 'COMPLETED', cc: [partyId(5)] })),
      ['assignee', 'teammate', ...leaders],
    ],
    [
      'resolve a problem',
      (who) => mayResolveException(who, facts({ hasException: true, exception: problem })),
      ['assignee', 'teammate', 'limited', ...leaders],
    ],
    [
      'resolve a rework limit problem',
      (who) => mayResolveException(who, facts({ hasException: true })),
      leaders,
    ],
    [
      'complete with a reported problem',
      (who) => mayCompleteTask(who, facts({ hasException: true, exception: problem })),
      [],
    ],
    [
      'send to a guest',
      (who) => maySendToGuest(who, facts()),
      ['assignee', 'teammate', ...leaders],
    ],
    [
      'revoke the link of a guest',
      (who) => mayRevokeGuestLink(who, facts(), people.teammate.id),
      ['teammate', ...leaders],
    ],
    ['skip', (who) => maySkipTask(who, facts()), leaders],
    ['unskip', (who) => mayUnskipTask(who, facts({ isSkipped: true })), leaders],
    [
      'recall',
      (who) => mayRecallTask(who, facts({ status: 'PENDING_REVIEW' })),
      ['assignee', ...leaders],
    ],
    [
      'change submitted values at their own task',
      (who) => mayEditShared(who, facts()),
      ['assignee', 'teammate', ...leaders],
    ],
    [
      'change submitted values at a completed task',
      (who) => mayEditShared(who, facts({ status: 'COMPLETED' })),
      leaders,
    ],
    [
      'change submitted values that are not editable',
      (who) => mayEditShared(who, facts({ sharesFields: false })),
      [],
    ],
    [
      'suggest values',
      (who) => mayCounter(who, facts({ type: 'APPROVAL', takesCounters: true })),
      onTask,
    ],
    ['suggest values if not offered', (who) => mayCounter(who, facts({ type: 'APPROVAL' })), []],
    ['change the due date', (who) => mayEditDueDate(who, facts()), ['admin', 'owner', 'system']],
  ])('%s', (_, rule, expected) => {
    expect(allowed(rule).toSorted()).toEqual([...expected].toSorted());
  });

  it('view a task: members of the workflow and approvers of the task', () => {
    const takesPart = facts({ viewerTakesPart: true });
    expect(mayReadTask(people.stranger, takesPart)).toBeNull();
    expect(mayReadTask(person(9, { accessLevel: 'EXTERNAL' }), takesPart)?.code).toBe('Forbidden');
    expect(mayReadTask(person(9, { accessLevel: 'LIMITED' }), takesPart)?.code).toBe('Forbidden');
    const ownTasksOnly = facts({ viewerTakesPart: true, contentAccess: 'OWN_TASKS' });
    expect(mayReadTask(people.stranger, ownTasksOnly)?.code).toBe('Forbidden');
    const related = facts({ relatedParties: [partyId(9)] });
    expect(mayReadTask(person(9, { accessLevel: 'EXTERNAL' }), related)).toBeNull();
  });
});

describe('task statuses', () => {
  const complete = (over: Partial<TaskFacts>) =>
    mayCompleteTask(people.assignee, facts(over))?.code ?? null;
  const approve = (over: Partial<TaskFacts>) =>
    mayApproveTask(people.assignee, facts({ type: 'APPROVAL', ...over }))?.code ?? null;
  const reopen = (over: Partial<TaskFacts>) =>
    mayReopenTask(people.owner, facts({ status: 'COMPLETED', ...over }))?.code ?? null;
  const change = (over: Partial<TaskFacts>) =>
    mayEditDueDate(people.owner, facts(over))?.code ?? null;

  it.each<[Partial<TaskFacts>, string | null, string | null]>([
    [{}, null, null],
    [{ status: 'INACTIVE' }, 'TaskNotOpen', 'TaskNotOpen'],
    [{ status: 'COMPLETED' }, 'TaskNotOpen', 'AlreadyDecided'],
    [{ status: 'REJECTED' }, null, 'AlreadyDecided'],
    [{ status: 'PENDING_ACKNOWLEDGEMENT' }, null, null],
    [{ expirationStatus: 'EXPIRED' }, 'TaskExpired', 'TaskExpired'],
    [{ frozeForReason: 'PAUSED', scheduleStatus: 'PAUSED' }, 'TaskFrozen', 'TaskFrozen'],
    [{ scheduleStatus: 'ENDED' }, 'WorkflowNotRunning', 'WorkflowNotRunning'],
    [{ stageStatus: 'NOT_STARTED' }, 'StageNotInProgress', 'StageNotInProgress'],
  ])('with %j return %s for complete and %s for approve', (over, completion, approval) => {
    expect(complete(over)).toBe(completion);
    expect(approve(over)).toBe(approval);
  });

  it('refuse a second submission and the wrong action', () => {
    expect(complete({ status: 'PENDING_REVIEW' })).toBe('TaskNotOpen');
    expect(complete({ type: 'APPROVAL' })).toBe('ApprovalNeedsVote');
    expect(approve({ type: 'DEFAULT' })).toBe('NotAnApproval');
    expect(mayReopenTask(owner, facts({ type: 'APPROVAL' }))?.code).toBe('ApprovalNeedsVote');
  });

  it('refuse self-approval and a second vote', () => {
    expect(approve({ judgedSubmitters: [partyId(1)] })).toBe('SelfApproval');
    expect(approve({ votedParties: [partyId(1)] })).toBe('AlreadyVoted');
    expect(approve({ votedParties: [team] })).toBeNull();
  });

  it('allow reopening in running and completed workflows', () => {
    expect(reopen({})).toBeNull();
    expect(reopen({ scheduleStatus: 'COMPLETED' })).toBeNull();
    expect(reopen({ scheduleStatus: 'PAUSED', frozeForReason: 'PAUSED' })).toBe('TaskFrozen');
    expect(reopen({ scheduleStatus: 'ENDED' })).toBe('WorkflowNotRunning');
    expect(reopen({ status: 'PENDING_REVIEW' })).toBe('TaskNotCompleted');
  });

  it('allow a new due date until the task is completed or its workflow ends', () => {
    expect(change({ status: 'INACTIVE', scheduleStatus: 'SCHEDULED' })).toBeNull();
    expect(change({ scheduleStatus: 'PAUSED', frozeForReason: 'PAUSED' })).toBeNull();
    expect(change({ scheduleStatus: 'ENDED', frozeForReason: 'ENDED' })).toBe('WorkflowNotRunning');
    expect(change({ status: 'COMPLETED' })).toBe('TaskCompleted');
  });

  it('are not shown to people without access to the task', () => {
    expect(mayCompleteTask(people.stranger, facts({ status: 'COMPLETED' }))?.code).toBe(
      'NotAssignee',
    );
    expect(
      mayApproveTask(people.stranger, facts({ type: 'APPROVAL', status: 'COMPLETED' }))?.code,
    ).toBe('NotApprover');
  });

  it('let assignees remove only themselves', () => {
    const to = (...list: readonly number[]) =>
      mayAssignTo(people.assignee, facts(), list.map(partyId))?.code ?? null;
    expect(to(50, 7)).toBeNull();
    expect(to(1, 7)).toBe('CannotRemoveAssignee');
    expect(mayAssignTo(people.owner, facts(), [])).toBeNull();
  });
});

describe('external user', () => {
  const partner = people.external;
  const known = facts({ knownParties: [partyId(1), partyId(7)] });
  const stranger = 'ExternalUserCannotSaveCollaborationWithUnrelatedUser';

  it.each([
    [[3, 7], null],
    [[3, 8], stranger],
  ] as const)('can add only people they already work with: adding %j gives %s', (parties, code) => {
    const ids = parties.map(partyId);
    expect(mayBringIn(partner, known, added([partyId(3)], ids), 'ccIds')?.code ?? null).toBe(code);
    expect(mayAssignTo(partner, known, [partyId(1), team, ...ids])?.code ?? null).toBe(
      code === null ? null : stranger,
    );
    expect(mayBringIn(people.assignee, known, ids, 'ccIds')).toBeNull();
    expect(mayBringIn(people.limited, known, ids, 'ccIds')).toBeNull();
  });

  it('can set watchers only of their own task', () => {
    expect(mayEditCc(partner, facts())).toBeNull();
    expect(mayEditCc(partner, facts({ assignees: [partyId(1)] }))?.code).toBe('NotAssignee');
  });
});

describe('taskPermissions', () => {
  it('gives a reason for each permission that is false', () => {
    const { may, refusals } = taskPermissions(people.assignee, facts());
    const allowed = [
      'read',
      'readHistory',
      'edit',
      'editAssignees',
      'editTags',
      'complete',
      'reportException',
      'delegate',
      'sendToGuest',
      'editCC',
      'editData',
    ] as const;
    expect(allowed.filter(may)).toEqual(allowed);
    expect(refusals().filter(({ action }) => may(action))).toEqual([]);
    expect(refusals()).toHaveLength(Object.keys(taskRules).length - allowed.length);
    expect(refusals()).toEqual([
      { action: 'editName', code: 'Forbidden', params: {} },
      { action: 'editDueOn', code: 'Forbidden', params: {} },
      { action: 'editDescription', code: 'Forbidden', params: {} },
      { action: 'approve', code: 'NotAnApproval', params: {} },
      { action: 'reopen', code: 'TaskNotCompleted', params: { status: 'PENDING_SUBMISSION' } },
      {
        action: 'reopenCascade',
        code: 'TaskNotCompleted',
        params: { status: 'PENDING_SUBMISSION' },
      },
      { action: 'completeOnBehalf', code: 'Forbidden', params: {} },
      { action: 'recall', code: 'TaskNotInReview', params: { status: 'PENDING_SUBMISSION' } },
      { action: 'skip', code: 'Forbidden', params: {} },
      { action: 'unskip', code: 'Forbidden', params: {} },
      { action: 'restartExpired', code: 'Forbidden', params: {} },
      { action: 'resolveException', code: 'TaskHasNoException', params: {} },
      { action: 'decideRejection', code: 'NotAnApproval', params: {} },
      { action: 'overrideRejection', code: 'NotAnApproval', params: {} },
      { action: 'fixLink', code: 'NotALinkedTask', params: {} },
      { action: 'restartLinked', code: 'NotALinkedTask', params: {} },
      { action: 'retryAutomation', code: 'NotAnAutomation', params: {} },
      { action: 'editAutomation', code: 'NotAnAutomation', params: {} },
      { action: 'completeAutomation', code: 'NotAnAutomation', params: {} },
      { action: 'acknowledge', code: 'NothingToAcknowledge', params: {} },
      { action: 'decline', code: 'NothingToAcknowledge', params: {} },
      { action: 'claim', code: 'NothingToClaim', params: {} },
      { action: 'changeVote', code: 'NotAnApproval', params: {} },
      { action: 'override', code: 'NotAnApproval', params: {} },
      { action: 'revoke', code: 'NotAnApproval', params: {} },
      { action: 'askInformation', code: 'NotAnApproval', params: {} },
      { action: 'answerInformation', code: 'NotAnApproval', params: {} },
      { action: 'addApprovers', code: 'NotAnApproval', params: {} },
      { action: 'counter', code: 'NotAnApproval', params: {} },
      { action: 'delete', code: 'Forbidden', params: {} },
    ]);
  });

  it('shows nothing to people without read access', () => {
    const { refusals } = taskPermissions(people.stranger, facts());
    expect(refusals().map(({ action }) => action)).toEqual(Object.keys(taskRules));
    expect(new Set(refusals().map(({ code }) => code))).toEqual(new Set(['Forbidden']));
  });
});
