import { createContext, use } from 'react';
import type { memberSessionQuery$data } from '../../__generated__/memberSessionQuery.graphql.ts';

type Session = NonNullable<memberSessionQuery$data['viewer']>;

/** Who is signed in, and where. */
export interface Viewer {
  /** As a party: what work is given to, not the account that signs in. */
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly timeZone: string;
  /** Locks what this browser keeps of the person's until the server has it. */
  readonly browserKey: string;
  readonly tenantId: string;
  readonly navigation: Session['navigation'];
}

export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('Nobody is signed in here.');
  return viewer;
}
