import { mayListMail } from '@baton/domain/access/mail-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  listPausedAddresses,
  resumePausedAddress,
  type PausedAddress,
} from './paused-address.repository.ts';

export type { PausedAddress };

/** Returns the addresses that get no notifications by email. */
export const readPausedAddresses = async (
  context: RequestContext,
): Promise<readonly PausedAddress[]> => {
  demand(mayListMail(actorOf(await context.viewer())));
  const [rows] = await context.db.trip(listPausedAddresses());
  return rows;
};

/** Resumes an address. Resuming one that isn't paused has no effect. */
export const resumeAddress = async (context: RequestContext, email: string): Promise<void> => {
  const viewer = await context.viewer();
  demand(mayListMail(actorOf(viewer)));
  const at = new Date(context.services.now());
  await context.db.trip(resumePausedAddress(email, newId<string>(), at, viewer.userId));
};
