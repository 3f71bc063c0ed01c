import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../../platform/graphql/refused.ts';

/** Refusal for an idempotency key that was used for another command. */
export const idempotencyKeyReused = (): Refused =>
  new Refused(refuse('RequestInvalid', { detail: 'idempotencyKey' }, 'idempotencyKey'));
