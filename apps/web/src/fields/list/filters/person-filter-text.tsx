import type { ReactNode } from 'react';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import type { PeopleFilter } from './list-filter.ts';

interface Props {
  readonly filter: PeopleFilter;
  readonly id: string;
}

/** The filter by a person, team, or role as a sentence. */
export function PersonFilterText({ filter, id }: Props): ReactNode {
  const [party] = useKnownParties([id]);
  return party === undefined ? filter.heading : filter.sentence(party);
}
