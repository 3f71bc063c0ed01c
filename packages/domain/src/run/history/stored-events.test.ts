import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { buildPlan } from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { asId, type PartyId } from '../../core/ids.ts';
import { activityOf } from './activity.ts';
import { readEvents, type StoredEvents } from './stored-events.ts';

const ada = asId<PartyId>('ada');

/** Returns the stored event of a task, of an earlier version if it has a `row`. */
const stored = (kind: string, change: object): StoredEvents =>
  JSON.parse(
    JSON.stringify([
      {
        subject: 'TASK',
        kind,
        taskId: 'task',
        before: {},
        after: {},
        decisions: [],
        comment: null,
        ...change,
      },
    ]),
  );

it.each([
  ['TASK_SUBMITTED', 'D6', [{ kind: 'COMPLETE', params: { outcome: 'SUBMITTED' } }]],
  ['TASK_SUBMITTED', 'D15', [{ kind: 'COMPLETE', params: { outcome: 'SUBMITTED', onBehalf: 1 } }]],
  ['TASK_REOPENED', 'D11', [{ kind: 'RESTARTED' }]],
  ['TASK_REOPENED', 'D27', [{ kind: 'EDIT' }]],
  ['APPROVAL_REVOKED', 'A7', [{ params: { code: 'REVOKED' } }]],
  ['TASK_DUE_CHANGED', 'D14', [{ kind: 'DATE_CHANGE' }]],
  ['TASK_DUE_CHANGED', 'W5', []],
  ['TASK_ASSIGNED', 'D23', [{ params: { code: 'UNDONE' } }]],
])('reads the stored %s of row %s', (kind, row, entries) => {
  expect(activityOf(readEvents(stored(kind, { row })), ada)).toMatchObject(entries);
});

it('reads events that this version stored', () => {
  const events = stored('TASK_SUBMITTED', { cause: 'task.completeOnBehalf' });
  expect(readEvents(events)).toEqual(events);
});

it('reads added tasks that an earlier version stored without a separate plan', () => {
  const [task] = buildPlan(buildBlueprint({ tasks: [{ completion: 'ALL' }] })).run.tasks;
  if (task === undefined) throw new Error('no task');
  const { plan, ...state } = task;
  const [event] = readEvents(
    stored('TASK_ADDED', { subject: 'PLAN', cause: 'task.add', tasks: [{ ...state, ...plan }] }),
  );
  expect(event).toMatchObject({ tasks: [{ id: task.id, plan }] });
});
