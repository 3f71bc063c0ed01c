import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../../platform/graphql/refused.ts';

/** The idempotency key has done something else: this is no repetition, and answering so would do nothing. */
export const strangeKey = (): Refused =>
  new Refused(refuse('RequestInvalid', { detail: 'idempotencyKey' }, 'idempotencyKey'));
