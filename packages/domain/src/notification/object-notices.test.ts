import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import { noticePath, type NoticeObjectKind } from './notice-path.ts';
import { objectNotices } from './object-notices.ts';

const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((id) => asId<PartyId>(id));
if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('no people');

describe('objectNotices', () => {
  it('notifies the inviter of an accepted invitation, if there is one', () => {
    expect(objectNotices({ kind: 'INVITATION_ACCEPTED', inviter: ada })).toEqual([
      { type: 'INVITATION_ACCEPTED', reason: 'INVITER', parties: [ada] },
    ]);
    expect(objectNotices({ kind: 'INVITATION_ACCEPTED', inviter: null })).toEqual([]);
  });

  it('notifies new and former delegates of an absence', () => {
    const event = { kind: 'ABSENCE_CHANGED', current: [ben], former: [ben, cleo] } as const;
    expect(objectNotices(event)).toEqual([
      { type: 'DELEGATION_STARTED', reason: 'DELEGATE', parties: [ben] },
      { type: 'DELEGATION_ENDED', reason: 'DELEGATE', parties: [cleo] },
    ]);
  });

  it.each([
    [ada, [ada]],
    [null, [ben, cleo]],
  ])('notifies the owner of a paused chat, or the admins (%s)', (owner, parties) => {
    expect(objectNotices({ kind: 'CHAT_PAUSED', owner, admins: [ben, cleo] })).toEqual([
      { type: 'CHAT_PAUSED', reason: 'HOLDER', parties },
    ]);
  });
});

describe('noticePath', () => {
  const workflow = { workflowId: 'w', taskId: null, commentId: null, object: null };

  it('leads to the exact place in a workflow', () => {
    expect(noticePath(workflow)).toBe('/workflow/w');
    expect(noticePath({ ...workflow, taskId: 't', commentId: 'c' })).toBe(
      '/workflow/w?task-id=t&comment-id=c',
    );
  });

  it.each<readonly [NoticeObjectKind, string]>([
    ['PERSON', '/people/x'],
    ['BULK_WORKFLOWS', '/blueprints/b/bulk-start?job-uuid=x'],
    ['BULK_INVITATIONS', '/admin/bulk-invite?job-uuid=x'],
    ['BULK_TASKS', '/my/tasks?job-uuid=x'],
    ['EXPORT', '/?exports=1'],
    ['CHAT', '/inbox'],
    ['WORKSPACE_CHAT', '/admin?tab=notifications'],
  ])('of %s is %s', (kind, path) => {
    const object = { kind, id: 'x', blueprintId: 'b' };
    expect(noticePath({ ...workflow, workflowId: null, object })).toBe(path);
  });
});
