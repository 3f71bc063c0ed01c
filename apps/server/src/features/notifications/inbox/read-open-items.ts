import { nilId } from '../../../platform/db/uuid.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { RecipientRow } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { inboxReader } from './inbox-reader.ts';
import { inboxPages, type InboxItemRow } from './inbox.queries.ts';

/**
 * Returns the open notifications of a person about objects, with what they can read now, latest
 * object first. All messages use it, so that none says more than the inbox.
 */
export const readOpenItems = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantId: string,
  person: RecipientRow,
  subjectIds: readonly string[],
): Promise<readonly InboxItemRow[]> => {
  const { reach, values } = inboxReader(actorFrom(person));
  const limit = subjectIds.length;
  const [items] = await database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    inboxPages[reach](
      ...values,
      'OPEN',
      new Date(now()),
      null,
      nilId,
      limit,
      subjectIds,
      null,
      null,
      null,
    ),
  );
  return items;
};
