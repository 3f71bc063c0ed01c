import { randomUUID } from 'node:crypto';
import type { Contest } from '../contest.ts';
import { blueprintId, personId, type DataSize } from '../data-shape.ts';
import { documents } from '../documents.ts';
import { concurrency, graphql, type Effort } from '../requests.ts';
import { seededRandom } from '../vocabulary.ts';

const random = seededRandom(11);

/** Starts workflows with 5 stages and 20 tasks by random people. */
export const startWork = (size: DataSize, effort: Effort): Contest => ({
  name: 'W1',
  title: 'start a workflow of 20 tasks',
  concurrency,
  planFor: async (served) => {
    const operations = Math.ceil(effort.operations / 4);
    const requests = Array.from({ length: operations + effort.warmUp }, (_, n) => {
      const person = 1 + Math.floor(random() * (size.people - 1));
      const [name, ownerId, key] = [`Bench ${n}`, personId(person), randomUUID()];
      return served.name === 'baton'
        ? graphql(
            documents.start,
            { input: { idempotencyKey: key, blueprintId, name, ownerId, startDate: null } },
            person,
          )
        : { method: 'POST' as const, path: '/start', body: JSON.stringify({ name, ownerId, key }) };
    });
    return {
      concurrency,
      requests,
      repeats: false,
      warmUp: effort.warmUp,
      operations,
      seconds: effort.seconds,
      contains: ['"reference":"'],
      lacks: ['"errors"'],
    };
  },
});
