import type { Actor } from '@baton/domain/party/actor';
import type { SendingChannel } from '@baton/domain/notification/notification-settings';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { systemRoles } from '@baton/domain/party/system-role';
import type { RecipientRow } from './notifications.repository.ts';

/** Returns a recipient in the form that the rules of access need. */
export const actorFrom = ({ id, groups, ...row }: RecipientRow): Actor => ({
  id: asId<PartyId>(id),
  parties: [asId<PartyId>(id), ...groups.map((group) => asId<PartyId>(group))],
  isAdmin: row.isAdmin,
  accessLevel: row.accessLevel,
  systemRoles: systemRoles.filter((role) => row.systemRoles.includes(role)),
});

/** Returns whether messages can reach the person. */
export const isReachable = (
  channel: SendingChannel,
  { email, hasPush, hasChat }: RecipientRow,
): boolean => ({ mail: email !== null, push: hasPush, chat: hasChat })[channel];
