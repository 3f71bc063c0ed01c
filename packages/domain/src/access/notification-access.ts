import { refuse, type Refusal } from '../core/refusal.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';

/** Allows admins to set default notifications, and to see why someone wasn't notified. */
export const mayManageNotifications = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : refuse('Forbidden');
