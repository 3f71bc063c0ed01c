import type { AccessLevel } from '@baton/domain/party/access-level';
import type { SystemRole } from '@baton/domain/party/system-role';

/**
 * A person, team or role on its way to a screen. What lists show is here; the rest is
 * read in one batch when somebody asks for it (people.loaders).
 */
export interface PartyNode {
  readonly id: string;
  readonly name: string;
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  readonly details?: PartyDetails;
}

export interface PartyDetails {
  /** Empty for teams and roles. */
  readonly email: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly systemRole: SystemRole | null;
  readonly deletedAt: string | null;
  /** Who leads a person; null where nobody does. */
  readonly manager: PartyNode | null;
  /** Teams and roles that a person is in. */
  readonly groups: readonly PartyNode[];
  /** People in a team or role. */
  readonly members: readonly PartyNode[];
}

export type PartyWithDetails = PartyNode & { readonly details: PartyDetails };
