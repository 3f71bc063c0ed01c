import type { PartyName } from '../../platform/graphql/remembered/remembered-names.ts';
import type { PartyId } from '@baton/domain/core/ids';
import type { AccessLevel } from '@baton/domain/party/access-level';
import type { SystemRole } from '@baton/domain/party/system-role';

/**
 * A person, team, or role in the API. Lists contain these fields, and the others are loaded on
 * demand (people.loaders).
 */
export interface PartyNode extends PartyName {
  readonly details?: PartyDetails;
}

/** What an account of the workspace is for. */
export type UserType = 'PERSON' | 'AI_AGENT_ACCOUNT' | 'SCIM_SERVICE_ACCOUNT' | 'VISITOR';

/** How a directory (SCIM) manages a person. */
export interface ScimDetails {
  /** True if the directory added the person. */
  readonly isAddedViaScim: boolean;
  /** True if the directory keeps the person up to date now. */
  readonly isActivelyScimProvisioned: boolean;
}

/** How a person was invited. */
export interface InvitationDetails {
  /** Time of the latest message, in milliseconds. */
  readonly sentAt: number;
}

export interface PartyDetails {
  /** Empty for roles, and for teams without a shared address. */
  readonly email: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly systemRole: SystemRole | null;
  /** True for roles whose members can invite people, except built-in roles. */
  readonly allowsInviting: boolean;
  readonly deletedAt: string | null;
  readonly userType: UserType;
  /** Company or part of it. Empty if it isn't known. */
  readonly organization: string;
  /** Id that a directory has for a person or team. Null without a directory. */
  readonly externalId: string | null;
  /** Country or region of a person. Null if unknown. */
  readonly region: string | null;
  readonly timeZone: string | null;
  /** True for people who haven't signed up yet. */
  readonly isInvited: boolean;
  /** Null for teams, roles, and people who weren't invited. */
  readonly invitation: InvitationDetails | null;
  /** Person or program that added a person. Null for people who added themselves. */
  readonly createdBy: PartyNode | null;
  readonly scim: ScimDetails;
  /** Manager of a person. Null if there is none. */
  readonly manager: PartyNode | null;
  /** Teams and roles of a person. */
  readonly groups: readonly PartyNode[];
  /** People in a team or role. */
  readonly members: readonly PartyNode[];
  /** Members who can edit a team. */
  readonly adminIds: readonly PartyId[];
}

export type PartyWithDetails = PartyNode & { readonly details: PartyDetails };
