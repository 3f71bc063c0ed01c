import { monday } from '@baton/fixtures/builders/run-scene';
import { settingsReason, unconcernedReason } from '@baton/domain/notification/notice-outcome';
import {
  notificationTypeNames,
  type NotificationType,
} from '@baton/domain/notification/notification-types';
import { describe, expect, it } from 'vitest';
import {
  comment,
  id,
  names,
  newDocument,
  ofObject,
  ofTask,
  ofWorkflow,
  people,
  reminder,
  shared,
  withdrawal,
  type Name,
  type NoticeCase,
} from '../../testing/scenes/notice-cases.ts';
import { canReadNotice } from './notify.ts';

const mention = (name: Name): string => `<span data-party-id="${id(name)}">@</span>`;
const delegation = { for: id('assignee'), away: id('assignee'), by: id('delegate'), until: monday };

type Case = readonly [
  type: NotificationType,
  what: string,
  actor: Name | null,
  make: () => NoticeCase,
  told: readonly Name[],
];

const leaders = ['owner', 'collaborator'] as const;
const both = { assignees: [id('assignee'), id('colleague')] };
const one = { assignees: [id('assignee')] };
const other = { assignees: [id('colleague')] };
const withDelegate = { standIns: [delegation] };

// Everyone else is not notified: the actor, who watches but can't open it, who muted updates, and
// people who have nothing to do with it.
const cases: readonly Case[] = [
  ['TASK_ASSIGNED', 'a task starts', null, ofTask('TASK_ACTIVATED', 1), ['assignee']],
  ['TASK_ASSIGNED', 'added', 'owner', ofTask('TASK_ASSIGNED', 1, one, both), ['colleague']],
  ['TASK_ASSIGNED', 'added oneself', 'colleague', ofTask('TASK_ASSIGNED', 1, one, both), []],
  ['TASK_ASSIGNED', 'a person takes it', 'colleague', ofTask('TASK_CLAIMED', 1, both, other), []],
  ['TASK_REASSIGNED', 'a person takes it', 'colleague', ofTask('TASK_CLAIMED', 1, both, other), []],
  [
    'TASK_REASSIGNED',
    'still has a task',
    'owner',
    ofTask('TASK_ASSIGNED', 2, one, other),
    ['assignee'],
  ],
  ['TASK_REASSIGNED', 'lost access', 'owner', ofTask('TASK_ASSIGNED', 2, other, one), []],
  [
    'TASK_ACCEPTED',
    'no one assigned it',
    'assignee',
    ofTask('TASK_ACKNOWLEDGED', 1, {}, { acknowledgements: [] }),
    ['owner', 'watcher'],
  ],
  [
    'TASK_DECLINED',
    'no one assigned it',
    'assignee',
    ofTask('TASK_DECLINED', 1),
    ['owner', 'watcher'],
  ],
  [
    'TASK_DECLINED',
    'a collaborator assigned it',
    'assignee',
    ofTask('TASK_DECLINED', 1, {}, { assignedBy: id('collaborator') }),
    ['collaborator', 'watcher'],
  ],
  ['TASK_SENT_BACK', 'an approver', 'approver', ofTask('TASK_SENT_BACK', 1), ['assignee']],
  ['TASK_REOPENED', 'the owner', 'owner', ofTask('TASK_REOPENED', 1), ['assignee']],
  ['TASK_COMPLETED', 'the engine', null, ofTask('TASK_COMPLETED', 1), ['informed', 'watcher']],
  [
    'TASK_COMPLETED',
    'without approvals',
    'assignee',
    ofTask('TASK_SUBMITTED', 1, {}, { status: 'COMPLETED' }),
    ['informed', 'watcher'],
  ],
  ['TASK_COMPLETED', 'for approval', 'assignee', ofTask('TASK_SUBMITTED', 1), []],
  ['TASK_SKIPPED', 'the owner', 'owner', ofTask('TASK_SKIPPED', 1), ['assignee', 'watcher']],
  ['TASK_DUE_SOON', 'a reminder', null, reminder('TASK_DUE_SOON'), ['assignee']],
  ['TASK_OVERDUE', 'a reminder', null, reminder('TASK_OVERDUE'), ['assignee']],
  ['TASK_EXPIRED', 'a timer', null, ofTask('TASK_EXPIRED', 1), ['assignee', 'owner', 'watcher']],
  [
    'DELEGATION_STARTED',
    'an absence starts',
    null,
    ofTask('TASK_STAND_INS_CHANGED', 1, { standIns: [] }, withDelegate),
    ['delegate'],
  ],
  [
    'DELEGATION_ENDED',
    'an absence is over, without access',
    null,
    ofTask('TASK_STAND_INS_CHANGED', 1, withDelegate, { standIns: [] }),
    [],
  ],
  [
    'DELEGATION_STARTED',
    'an absence without tasks',
    null,
    ofObject({ kind: 'ABSENCE_CHANGED', current: [id('delegate'), id('external')], former: [] }),
    ['delegate'],
  ],
  [
    'DELEGATION_ENDED',
    'an absence without tasks is over',
    null,
    ofObject({ kind: 'ABSENCE_CHANGED', current: [], former: [id('delegate')] }),
    ['delegate'],
  ],
  ['APPROVAL_REQUESTED', 'a submission', 'assignee', ofTask('APPROVAL_REQUESTED', 3), ['approver']],
  [
    'APPROVAL_APPROVED',
    'the approver',
    'approver',
    ofTask('APPROVAL_APPROVED', 3),
    ['assignee', 'watcher'],
  ],
  [
    'APPROVAL_REJECTED',
    'the approver',
    'approver',
    ofTask('APPROVAL_REJECTED', 3),
    ['assignee', 'watcher'],
  ],
  ['APPROVAL_WITHDRAWN', 'the submitter', 'assignee', withdrawal, ['approver']],
  ['QUESTION_ASKED', 'the approver', 'approver', ofTask('INFORMATION_ASKED', 3), ['assignee']],
  [
    'QUESTION_ANSWERED',
    'the submitter',
    'assignee',
    ofTask('INFORMATION_ANSWERED', 3),
    ['approver'],
  ],
  [
    'MENTIONED',
    'a comment',
    'owner',
    comment(mention('approver') + mention('stranger')),
    ['approver'],
  ],
  ['MENTIONED', 'oneself', 'owner', comment(mention('owner')), []],
  ['COMMENT_ADDED', 'a comment', 'owner', comment('Hello'), ['assignee', 'watcher']],
  [
    'COMMENT_ADDED',
    'earlier authors, except mentioned ones',
    'owner',
    comment(mention('assignee'), false, ['assignee', 'informed', 'stranger']),
    ['informed', 'watcher'],
  ],
  [
    'COMMENT_ADDED',
    'an internal note',
    'owner',
    comment('Hello', true, ['external']),
    ['assignee', 'watcher'],
  ],
  ['DOCUMENT_ADDED', 'a submitted form', 'assignee', newDocument, ['owner', 'watcher']],
  [
    'PROBLEM_REPORTED',
    'the assignee',
    'assignee',
    ofTask('TASK_EXCEPTION_REPORTED', 1),
    ['owner', 'watcher'],
  ],
  [
    'PROBLEM_RESOLVED',
    'the owner',
    'owner',
    ofTask('TASK_EXCEPTION_RESOLVED', 1),
    ['assignee', 'watcher'],
  ],
  [
    'LINKED_WORKFLOW_PROBLEM',
    'the linked workflow',
    null,
    ofTask('LINKED_WORKFLOW_TROUBLED', 1),
    ['owner', 'watcher'],
  ],
  ['REQUEST_FAILED', 'a call', null, ofTask('AUTOMATION_FAILED', 1), ['owner', 'watcher']],
  [
    'WORKFLOW_OWNED',
    'a new owner',
    'collaborator',
    ofWorkflow('WORKFLOW_OWNER_CHANGED', {}, { ownerId: id('owner') }),
    ['owner'],
  ],
  [
    'WORKFLOW_SHARED',
    'a new collaborator',
    'owner',
    ofWorkflow('WORKFLOW_COLLABORATORS_CHANGED', { collaborators: [] }, { collaborators: shared }),
    ['collaborator'],
  ],
  [
    'WORKFLOW_STARTED',
    'the owner',
    'owner',
    ofWorkflow('WORKFLOW_STARTED'),
    ['collaborator', 'watcher'],
  ],
  ['WORKFLOW_STARTED', 'a timer', null, ofWorkflow('WORKFLOW_STARTED'), [...leaders, 'watcher']],
  ...(['PAUSED', 'RESUMED', 'ENDED'] as const).map(
    (name): Case =>
      [
        `WORKFLOW_${name}`,
        'the owner',
        'owner',
        ofWorkflow(`WORKFLOW_${name}`),
        ['assignee', 'colleague', 'collaborator', 'watcher'],
      ] as const,
  ),
  [
    'WORKFLOW_COMPLETED',
    'the engine',
    null,
    ofWorkflow('WORKFLOW_COMPLETED'),
    [...leaders, 'watcher'],
  ],
  [
    'INVITATION_ACCEPTED',
    'a new person',
    null,
    ofObject({ kind: 'INVITATION_ACCEPTED', inviter: id('colleague') }),
    ['colleague'],
  ],
  [
    'INVITATION_ACCEPTED',
    'the inviter is external now',
    null,
    ofObject({ kind: 'INVITATION_ACCEPTED', inviter: id('external') }),
    [],
  ],
  ...(['BULK_FINISHED', 'EXPORT_READY'] as const).map(
    (kind): Case =>
      [
        kind,
        'the person who started it',
        null,
        ofObject({ kind, starter: id('colleague') }),
        ['colleague'],
      ] as const,
  ),
  [
    'CHAT_PAUSED',
    'a chat of a person',
    null,
    ofObject({ kind: 'CHAT_PAUSED', owner: id('external'), admins: [id('watcher')] }),
    ['external'],
  ],
  [
    'CHAT_PAUSED',
    'the chat of the workspace',
    null,
    ofObject({ kind: 'CHAT_PAUSED', owner: null, admins: [id('watcher')] }),
    ['watcher'],
  ],
  [
    'EMAIL_PAUSED',
    'the address of a person',
    null,
    ofObject({ kind: 'EMAIL_PAUSED', person: id('external') }),
    ['external'],
  ],
];

describe('who is notified', () => {
  it.each(cases)('of %s (%s)', (type, _, actor, make, told) => {
    const { notices, view, taskId, isInternal = false, canRead } = make();
    const action = { actorId: actor === null ? null : id(actor), isInternal };
    const isTold = (name: Name): boolean =>
      notices.some(
        (notice) =>
          notice.type === type &&
          unconcernedReason(people[name], notice, action, () =>
            canRead === undefined
              ? canReadNotice(people[name], view, taskId)
              : canRead(people[name], notice),
          ) === null &&
          settingsReason(notice, { inbox: null }, name === 'muted') === null,
      );
    expect(names.filter(isTold).toSorted()).toEqual(told.toSorted());
  });

  it('is known for each type', () => {
    expect(new Set(cases.map(([type]) => type))).toEqual(new Set(notificationTypeNames));
  });
});
