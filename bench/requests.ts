import { tokenOf } from './data-shape.ts';
import type { PlannedRequest } from './load-plan.ts';

/** The session cookie of a person, over plain http. */
export const cookieOf = (person: number): string => `baton=${tokenOf(person)}`;

/** The number of a person out of their id (see data-shape). */
export const numberOfPerson = (id: string): number => Number.parseInt(id.slice(-12), 16);

export const graphql = (query: string, variables: object, person: number): PlannedRequest => ({
  method: 'POST',
  path: '/graphql',
  cookie: cookieOf(person),
  body: JSON.stringify({ query, variables }),
});

/** Most requests that are under way at once in every work but those done alone. */
export const concurrency = 16;

/** How much is measured: the same for both servers. */
export interface Effort {
  readonly rounds: number;
  /** Operations of one round at most, and seconds. */
  readonly operations: number;
  readonly seconds: number;
  readonly warmUp: number;
}
