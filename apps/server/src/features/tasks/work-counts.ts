import type { Viewer } from '../../platform/graphql/viewer.ts';
import { workCounts } from './task-lists.queries.ts';

/** The statement that counts what waits for a person now. */
export const workCountsOf = (viewer: Pick<Viewer, 'parties'>, now: number) =>
  workCounts(viewer.parties, new Date(now));
