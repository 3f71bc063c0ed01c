import type { Actor } from '../party/actor.ts';
import { mayListPeople } from '../access/people-access.ts';
import type { PartyId } from '../core/ids.ts';
import type { NotificationReason, ObjectNotificationType } from './notification-types.ts';

/** Something that happened outside workflows, with the people that it concerns. */
export type ObjectEvent =
  | { readonly kind: 'INVITATION_ACCEPTED'; readonly inviter: PartyId | null }
  | { readonly kind: 'BULK_FINISHED' | 'EXPORT_READY'; readonly starter: PartyId }
  | {
      readonly kind: 'ABSENCE_CHANGED';
      /** Delegates of an absence that has started and isn't over. Empty if there is none. */
      readonly current: readonly PartyId[];
      /** People who were notified of a delegation, or were delegates of an absence that is over. */
      readonly former: readonly PartyId[];
    }
  /** Admins are notified about the chat of the workspace. */
  | {
      readonly kind: 'CHAT_PAUSED';
      readonly owner: PartyId | null;
      readonly admins: readonly PartyId[];
    }
  | { readonly kind: 'EMAIL_PAUSED'; readonly person: PartyId };

export interface ObjectNotice {
  readonly type: ObjectNotificationType;
  readonly reason: NotificationReason;
  readonly parties: readonly PartyId[];
}

/** Returns the recipients of each notification about an event. */
export const objectNotices = (event: ObjectEvent): readonly ObjectNotice[] => {
  switch (event.kind) {
    case 'INVITATION_ACCEPTED':
      return event.inviter === null
        ? []
        : [{ type: event.kind, reason: 'INVITER', parties: [event.inviter] }];
    case 'BULK_FINISHED':
    case 'EXPORT_READY':
      return [{ type: event.kind, reason: 'STARTER', parties: [event.starter] }];
    case 'ABSENCE_CHANGED':
      return [
        { type: 'DELEGATION_STARTED', reason: 'DELEGATE', parties: event.current },
        {
          type: 'DELEGATION_ENDED',
          reason: 'DELEGATE',
          parties: event.former.filter((party) => !event.current.includes(party)),
        },
      ];
    case 'CHAT_PAUSED':
      return [
        {
          type: event.kind,
          reason: 'HOLDER',
          parties: event.owner === null ? event.admins : [event.owner],
        },
      ];
    case 'EMAIL_PAUSED':
      return [{ type: event.kind, reason: 'HOLDER', parties: [event.person] }];
  }
};

/** Returns whether a person can read a notice. Only people of the workspace read about others. */
export const readsObjectNotice = (person: Actor, { type }: Pick<ObjectNotice, 'type'>): boolean =>
  type === 'CHAT_PAUSED' ||
  type === 'EMAIL_PAUSED' ||
  type === 'EXPORT_READY' ||
  mayListPeople(person) === null;
