import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { calendarFeed_viewer$key } from '../../__generated__/calendarFeed_viewer.graphql.ts';
import type { calendarFeedCreateMutation } from '../../__generated__/calendarFeedCreateMutation.graphql.ts';
import type { calendarFeedQuery } from '../../__generated__/calendarFeedQuery.graphql.ts';
import type { calendarFeedRevokeMutation } from '../../__generated__/calendarFeedRevokeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ShownSecret } from '../../ui/tokens/shown-secret.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query calendarFeedQuery {
    viewer {
      id
      ...calendarFeed_viewer
    }
  }
`;

const viewerFragment = graphql`
  fragment calendarFeed_viewer on Viewer {
    calendarFeed {
      createdAt
      lastUsedAt
    }
  }
`;

/** Secret address with which a calendar app reads due dates and absences of the person. */
export function CalendarFeed(): ReactNode {
  const { viewer } = useQuery<calendarFeedQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  return viewer == null ? null : <OwnFeed viewer={viewer} />;
}

function OwnFeed({ viewer }: { readonly viewer: calendarFeed_viewer$key }): ReactNode {
  const t = useText();
  const { calendarFeed: feed } = useFragment(viewerFragment, viewer);
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'REPLACE' | 'REVOKE' | null>(null);
  const creating = useCommand<calendarFeedCreateMutation>(
    graphql`
      mutation calendarFeedCreateMutation {
        createCalendarFeed {
          url
          viewer {
            id
            ...calendarFeed_viewer
          }
        }
      }
    `,
    { onDone: ({ createCalendarFeed }) => setUrl(createCalendarFeed.url) },
  );
  const revoking = useCommand<calendarFeedRevokeMutation>(
    graphql`
      mutation calendarFeedRevokeMutation {
        revokeCalendarFeed {
          viewer {
            id
            ...calendarFeed_viewer
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('app.feedRevoked') }) },
  );
  if (url !== null)
    return (
      <ShownSecret
        secret={url}
        about={t('app.feedShownOnce')}
        copyLabel={t('app.copyFeed')}
        copiedText={t('app.feedCopied')}
        onDone={() => setUrl(null)}
      />
    );
  if (feed == null)
    return (
      <Button loading={creating.isPending} onClick={() => void creating.run(() => ({}))}>
        {t('app.createFeed')}
      </Button>
    );
  const command = asked === 'REVOKE' ? revoking : creating;
  return (
    <>
      <FeedTimes {...feed} />
      <div className={classes.actions}>
        <Button onClick={() => setAsked('REPLACE')}>{t('app.replaceFeed')}</Button>
        <Button onClick={() => setAsked('REVOKE')}>{t('app.revokeFeed')}</Button>
      </div>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(asked === 'REVOKE' ? 'app.revokeFeed' : 'app.replaceFeed')}
          confirmLabel={t(asked === 'REVOKE' ? 'app.revokeFeed' : 'app.replaceFeed')}
          loading={command.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => void command.run(() => ({})).then(() => setAsked(null))}
        >
          {t(asked === 'REVOKE' ? 'app.revokeFeedText' : 'app.replaceFeedText')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface FeedTimesProps {
  readonly createdAt: string;
  readonly lastUsedAt: string | null | undefined;
}

function FeedTimes({ createdAt, lastUsedAt }: FeedTimesProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const since = format.date(createdAt);
  return (
    <p className={classes.times}>
      {lastUsedAt == null
        ? t('app.feedUnused', { since })
        : t('app.feedTimes', { since, seen: format.relative(lastUsedAt) })}
    </p>
  );
}
