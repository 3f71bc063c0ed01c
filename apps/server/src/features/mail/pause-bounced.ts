import type { BouncedAddress } from '@baton/domain/mail/bounce';
import type { Services } from '../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import { outgoingMailOf, pauseAddress } from './paused-address.repository.ts';

const longestDetail = 300;

/**
 * Pauses the recipient of a message if a report says that the address is wrong. The id of a message
 * is only known to its recipient, so no one can pause the address of someone else.
 */
export const pauseBounced = async (
  { database, now, publish }: Services,
  mailId: string,
  bounced: readonly BouncedAddress[],
): Promise<void> => {
  const [[mail]] = await database.trip({ kind: 'identity' }, outgoingMailOf(mailId));
  const bounce = bounced.find(({ address }) => address === mail?.recipient.toLowerCase());
  if (mail === undefined || bounce === undefined) return;
  const { tenantId, recipient } = mail;
  const detail = bounce.detail.replaceAll(/https?:\/\/\S+/g, '…').slice(0, longestDetail);
  await database.trip(
    { kind: 'tenant', tenantId },
    pauseAddress(recipient, detail, new Date(now()), objectNoticeJob.name, true),
  );
  publish({ tenantId, partyIds: [] });
};
