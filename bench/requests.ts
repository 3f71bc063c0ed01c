import { tokenOf } from './data-shape.ts';
import type { PlannedRequest } from './load-plan.ts';

/** Returns the session cookie of a person over plain HTTP. */
export const cookieOf = (person: number): string => `baton=${tokenOf(person)}`;

/** Returns the number of a person from their id (see data-shape). */
export const numberOfPerson = (id: string): number => Number.parseInt(id.slice(-12), 16);

export const graphql = (query: string, variables: object, person: number): PlannedRequest => ({
  method: 'POST',
  path: '/graphql',
  cookie: cookieOf(person),
  body: JSON.stringify({ query, variables }),
});

/** Maximum number of concurrent requests in all types of work, except sequential ones. */
export const concurrency = 16;

/** Amount of measured work, the same for both servers. */
export interface Effort {
  readonly rounds: number;
  /** Maximum operations of one round, and seconds. */
  readonly operations: number;
  readonly seconds: number;
  readonly warmUp: number;
}
