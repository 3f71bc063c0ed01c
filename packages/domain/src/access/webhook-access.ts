import { refuse, type Refusal } from '../core/refusal.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';

/** Allows admins to manage webhooks, because they tell of all workflows. */
export const mayManageWebhooks = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : refuse('Forbidden');
