import { describe, expect, it } from 'vitest';
import { asId, type PartyId, type RichText, type TaskId } from '../core/ids.ts';
import type { RunEvent } from '../run-model/event.ts';
import {
  bulkActionLimits,
  bulkActionRefusal,
  commandOfAction,
  commandOfUndo,
  isUndoableAction,
  type BulkAction,
} from './bulk-action.ts';

const taskId = asId<TaskId>('task');
const [ann, ben] = [asId<PartyId>('ann'), asId<PartyId>('ben')];
const was = { name: 'Ship', description: asId<RichText>(''), tags: ['a'] };
const plain: BulkAction = {
  action: 'COMPLETE',
  assignees: [],
  ownerId: null,
  dueOn: null,
  tags: [],
  comment: '',
};

describe('bulkActionRefusal', () => {
  it('allows more items for a filtered list than for selected items', () => {
    const { ids, matching } = bulkActionLimits;
    expect(bulkActionRefusal(plain, ids + 1, matching)).toBeNull();
    expect(bulkActionRefusal(plain, matching + 1, matching)?.code).toBe('TooMany');
  });

  it.each([
    [{}, 0, 'Required'],
    [{}, bulkActionLimits.ids + 1, 'TooMany'],
    [{ action: 'ASSIGN' }, 1, 'Required'],
    [{ action: 'TAG' }, 1, 'Required'],
    [{ action: 'SKIP', comment: ' ' }, 1, 'Required'],
    [{}, bulkActionLimits.ids, undefined],
    [{ action: 'DUE' }, 1, undefined],
    [{ action: 'RESTART_EXPIRED' }, 1, 'Required'],
    [{ action: 'TRANSFER' }, 1, 'Required'],
    [{ action: 'TAG_WORKFLOW' }, 1, 'Required'],
    [{ action: 'PAUSE', comment: ' ' }, 1, 'Required'],
    [{ action: 'END' }, 1, 'Required'],
    [{ action: 'RESUME' }, 1, undefined],
  ] as const)('checks %j on %d items', (over, count, code) =>
    expect(bulkActionRefusal({ ...plain, ...over }, count)?.code).toBe(code),
  );
});

describe('commandOfAction', () => {
  it.each([
    [
      { action: 'ASSIGN', assignees: [ann] },
      { kind: 'ASSIGN', assignees: [ann] },
    ],
    [
      { action: 'DUE', dueOn: 5 },
      { kind: 'CHANGE_DUE_DATE', dueOn: 5 },
    ],
    [
      { action: 'TAG', tags: ['b'] },
      { kind: 'DESCRIBE_TASK', texts: { tags: ['a', 'b'] }, was },
    ],
    [{ action: 'COMPLETE' }, { kind: 'SUBMIT' }],
    [
      { action: 'APPROVE', comment: 'Fine' },
      { kind: 'APPROVE', comment: 'Fine' },
    ],
    [
      { action: 'SKIP', comment: 'Late' },
      { kind: 'SKIP', reason: 'Late' },
    ],
  ] as const)('returns the single command for %j', (over, command) =>
    expect(commandOfAction({ ...plain, ...over }, taskId, was)).toEqual({ ...command, taskId }),
  );
});

const event = (change: object): RunEvent => change as RunEvent;
const assigned = event({
  ...{ subject: 'TASK', taskId, kind: 'TASK_ASSIGNED' },
  ...{ before: { assignees: [ann] }, after: { assignees: [ben] } },
});
const dated = event({
  ...{ subject: 'TASK', taskId, kind: 'TASK_DUE_DATE_CHANGED' },
  ...{ before: { dueOn: 1 }, after: { dueOn: 2 } },
});
const tagged = event({
  ...{ subject: 'TEXT', taskId, kind: 'TEXT_CHANGED' },
  ...{ before: { tags: ['a'] }, after: { tags: ['a', 'b'] } },
});

describe('isUndoableAction', () => {
  it.each([
    ['ASSIGN', true],
    ['END', true],
    ['PAUSE', false],
    ['RESTART_EXPIRED', false],
  ] as const)('of %s is %s', (action, isUndoable) =>
    expect(isUndoableAction(action)).toBe(isUndoable),
  );
});

describe('commandOfUndo', () => {
  const now = {
    task: { assignees: [ben], dueOn: 2 },
    texts: { ...was, tags: ['a', 'b'] },
  };
  it.each([
    ['ASSIGN', assigned, { kind: 'ASSIGN', taskId, assignees: [ann] }],
    ['DUE', dated, { kind: 'CHANGE_DUE_DATE', taskId, dueOn: 1 }],
    ['TAG', tagged, { kind: 'DESCRIBE_TASK', taskId, texts: { tags: ['a'] }, was: now.texts }],
  ] as const)('restores what %s changed', (action, given, command) =>
    expect(commandOfUndo({ action }, taskId, [given], now)).toEqual({ ok: true, value: command }),
  );

  it.each([
    ['ASSIGN', assigned],
    ['DUE', dated],
    ['TAG', tagged],
  ] as const)('refuses to undo %s if someone changed the task again', (action, given) => {
    const later = { task: { assignees: [ann, ben], dueOn: 3 }, texts: was };
    expect(commandOfUndo({ action }, taskId, [given], later)).toMatchObject({
      ok: false,
      refusals: [{ code: 'UndoOvertaken' }],
    });
  });

  it('returns null for commands that have their own undo', () =>
    expect(commandOfUndo({ action: 'SKIP' }, taskId, [assigned], now)).toBeNull());
});
