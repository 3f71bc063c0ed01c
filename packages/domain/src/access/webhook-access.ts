import { refuse, type Refusal } from '../core/refusal.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';

/** Allows only admins to manage webhooks, because webhooks send data of all workflows. */
export const mayManageWebhooks = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : refuse('Forbidden');
