import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { notificationGalleryQuery } from '../../__generated__/notificationGalleryQuery.graphql.ts';
import type { inboxList_item$key } from '../../__generated__/inboxList_item.graphql.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './notification-admin.module.css';

const query = graphql`
  query notificationGalleryQuery {
    notificationSamples {
      type
      subject
      html
      push
      chat
      items {
        ...inboxList_item
      }
    }
  }
`;

export interface NotificationGalleryProps {
  /** Draws an item as the inbox does. */
  readonly inboxItem: (item: inboxList_item$key) => ReactNode;
}

/** Each type of notification as it looks in the inbox, as an email, push message, and in a chat. */
export function NotificationGallery({ inboxItem }: NotificationGalleryProps): ReactNode {
  const t = useText();
  const { notificationSamples } = useScreenQuery<notificationGalleryQuery>(query, {});
  return (
    <ul className={classes.samples}>
      {notificationSamples.map(({ type, subject, html, push, chat, items }) => (
        <li key={type} className={classes.sample}>
          <h4>{t(`inbox.event.${type}`)}</h4>
          {items.map((item, at) => (
            <div key={at}>{inboxItem(item)}</div>
          ))}
          <SampleMail subject={subject} html={html} />
          <details>
            <summary>{t('notices.pushAndChat')}</summary>
            <pre className={classes.message}>{push}</pre>
            <pre className={classes.message}>{chat}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface SampleMailProps {
  readonly subject: string;
  readonly html: string;
}

/** The email, which is loaded when it is opened. */
function SampleMail({ subject, html }: SampleMailProps): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('notices.mail', { subject })}</summary>
      {isOpen && (
        // The sandbox runs no scripts.
        <iframe className={classes.mail} title={subject} sandbox="" srcDoc={html} />
      )}
    </details>
  );
}
