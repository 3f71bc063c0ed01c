import type { inboxList_item$data } from '../../__generated__/inboxList_item.graphql.ts';
import type { Text } from '../../lib/i18n/use-text.ts';

export type InboxItem = inboxList_item$data;
type InboxEntry = InboxItem['entries'][number];

/** Returns the text of the event, or of the comment. */
export const entryText = (t: Text, { type, actor, excerpt }: InboxEntry): string => {
  const name = actor?.name ?? '';
  if (excerpt != null) return t('inbox.said', { actor: name, text: excerpt });
  return t(`inbox.type.${type}`, { actor: name, hasActor: actor == null ? 'no' : 'yes' });
};

/** Returns the name of an item, or what happened if it has none. */
export const itemName = (t: Text, { name, bulkAction, entries }: InboxItem): string => {
  if (bulkAction != null) return t('inbox.bulkAction', { action: t(`bulk.items.${bulkAction}`) });
  const [latest] = entries;
  return name === '' && latest !== undefined ? t(`inbox.event.${latest.type}`) : name;
};

/** Returns where an item belongs. */
export const itemPlace = ({ taskId, reference, workflowName }: InboxItem): string =>
  taskId == null ? reference : `${reference} · ${workflowName}`;
