import type { Viewer } from '../../platform/graphql/viewer.ts';
import { workCounts, workCountsOfOne } from './task-lists.queries.ts';

/** Returns the statement that counts a person's open tasks. */
export const workCountsOf = ({ parties }: Pick<Viewer, 'parties'>, now: number) => {
  const [party = '', ...others] = parties;
  const at = new Date(now);
  return others.length === 0 ? workCountsOfOne(party, at) : workCounts(parties, at);
};
