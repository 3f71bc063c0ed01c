import { expect, it } from 'vitest';
import { asId, type InstanceKey, type PartyId, type TaskId } from '../../core/ids.ts';
import { auditOf } from './audit.ts';
import { documentLines } from './document-lines.ts';
import type { ValueEvent } from '../../run-model/event.ts';

const [maya, task] = [asId<PartyId>('maya'), asId<TaskId>('task')];
const ref = (n: number): string => `00000000-0000-4000-8000-00000000000${n}.pdf`;
const committed = (instance: string, before: unknown, after: unknown, cause = 'task.submit') =>
  ({
    subject: 'VALUE',
    kind: 'VALUE_COMMITTED',
    instance: asId<InstanceKey>(instance),
    taskId: task,
    cause,
    before: { committed: before },
    after: { committed: after },
    origin: 'PERSON',
  }) as ValueEvent;
const linesOf = (...events: readonly ValueEvent[]) =>
  documentLines(events, maya, (instance) => instance !== 'signature').map(
    ({ taskId, params }) => [taskId, params['count']] as const,
  );

it('counts added documents once per task', () => {
  expect(linesOf(committed('a', null, [ref(1), ref(2)]), committed('b', [], ref(3)))).toEqual([
    [task, 3],
  ]);
  expect(linesOf(committed('a', [ref(1)], [ref(1), ref(2)]))).toEqual([[task, 1]]);
  expect(linesOf(committed('a', [ref(1), ref(2)], [ref(1)]))).toEqual([]);
  expect(linesOf(committed('a', null, 'just words'))).toEqual([]);
  expect(linesOf(committed('signature', null, ref(1)))).toEqual([]);
  expect(linesOf(committed('a', null, ref(1), 'undo'))).toEqual([]);
});

it('names documents in the history', () => {
  const namesOf = (before: unknown, after: unknown) =>
    auditOf([committed('a', before, after)]).flatMap(({ fields }) =>
      fields.map(({ fieldName }) => fieldName),
    );
  expect(namesOf(null, [ref(1)])).toEqual(['Documents']);
  expect(namesOf([ref(1)], [])).toEqual(['Documents']);
  expect(namesOf(null, 'just words')).toEqual(['CustomFieldValue']);
});
