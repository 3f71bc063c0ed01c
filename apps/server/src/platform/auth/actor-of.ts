import type { Actor } from '@baton/domain/party/actor';
import { systemRoles } from '@baton/domain/party/system-role';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { Viewer } from '../graphql/viewer.ts';

/** Returns the viewer in the form that the domain's rules need. */
export const actorOf = (viewer: Viewer): Actor => {
  const id = asId<PartyId>(viewer.userId);
  const groups = viewer.parties
    .filter((party) => party !== id)
    .map((party) => asId<PartyId>(party));
  return {
    id,
    parties: [id, ...groups],
    isAdmin: viewer.isAdmin,
    accessLevel: viewer.accessLevel,
    systemRoles: systemRoles.filter((role) => viewer.systemRoles.includes(role)),
  };
};
