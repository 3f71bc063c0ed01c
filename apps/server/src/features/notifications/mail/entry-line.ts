import type { Locale } from '@baton/domain/core/languages';
import { textExcerpt } from '@baton/domain/notification/text-excerpt';
import { richTextLines } from '../../../platform/sanitise/rich-text-lines.ts';
import type { InboxEntryRow } from '../inbox/inbox.queries.ts';
import { notificationText } from './notification-texts.ts';

/** Returns the line of a message about a notification, with the beginning of a comment. */
export const entryLine = (
  { type, actorName, comment }: Pick<InboxEntryRow, 'type' | 'actorName' | 'comment'>,
  locale: Locale,
): string => {
  const what = notificationText(type, locale, actorName);
  return comment === null ? what : `${what}\n“${textExcerpt(richTextLines(comment))}”`;
};
