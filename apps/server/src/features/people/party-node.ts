import type { AccessLevel } from '@baton/domain/party/access-level';
import type { SystemRole } from '@baton/domain/party/system-role';

/**
 * A person, team, or role in the API. Lists contain these fields, and the others are loaded on
 * demand (people.loaders).
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
  /** True for roles whose members can invite people, except built-in roles. */
  readonly allowsInviting: boolean;
  readonly deletedAt: string | null;
  /** True for people who haven't signed up yet. */
  readonly isInvited: boolean;
  /** Manager of a person. Null if there is none. */
  readonly manager: PartyNode | null;
  /** Teams and roles of a person. */
  readonly groups: readonly PartyNode[];
  /** People in a team or role. */
  readonly members: readonly PartyNode[];
}

export type PartyWithDetails = PartyNode & { readonly details: PartyDetails };
