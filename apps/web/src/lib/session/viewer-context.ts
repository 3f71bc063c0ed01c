import { createContext, use } from 'react';
import type { memberQuery$data } from '../../__generated__/memberQuery.graphql.ts';

type Session = NonNullable<memberQuery$data['viewer']>;

/** The signed-in person and their workspace. */
export interface Viewer {
  /** Id of the person, which tasks are assigned to, not of the account. */
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** True if an admin views Baton as this person. */
  readonly isViewed: boolean;
  readonly timeZone: string;
  readonly tenantId: string;
  readonly navigation: Session['navigation'];
}

export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('No one is signed in.');
  return viewer;
}
