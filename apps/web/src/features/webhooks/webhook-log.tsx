import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { webhookLogQuery } from '../../__generated__/webhookLogQuery.graphql.ts';
import type { webhookLogReplayMutation } from '../../__generated__/webhookLogReplayMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import classes from './webhooks.module.css';

const query = graphql`
  query webhookLogQuery($id: ID!, $first: Int!) {
    webhookDeliveries(webhookId: $id, first: $first) {
      edges {
        node {
          id
          type
          state
          attempts
          createdAt
          nextAt
          status
          failure
          body
          log {
            at
            url
            headers {
              name
              value
            }
            status
            failure
            response
            durationMs
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

const tones = { DELIVERED: 'done', PENDING: 'due-soon', FAILED: 'problem' } as const;
const texts = {
  DELIVERED: 'webhooks.state.DELIVERED',
  PENDING: 'webhooks.state.PENDING',
  FAILED: 'webhooks.state.FAILED',
} as const;

const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

type Attempt =
  webhookLogQuery['response']['webhookDeliveries']['edges'][number]['node']['log'][number];

/** Returns the first lines of a request. All attempts have the same body. */
const requestOf = ({ url, headers }: Attempt): string =>
  [`POST ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n');

/** The latest messages of a webhook with their attempts. */
export function WebhookLog({ id }: { readonly id: string }): ReactNode {
  return (
    <Suspense fallback={<Skeleton rows={3} variant="cards" />}>
      <LoadedLog id={id} />
    </Suspense>
  );
}

function LoadedLog({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const [first, setFirst] = useState(20);
  const { data, refresh } = useLiveQuery<webhookLogQuery>(query, { id, first });
  const replaying = useCommand<webhookLogReplayMutation>(
    graphql`
      mutation webhookLogReplayMutation($id: ID!) {
        replayWebhookDelivery(id: $id) {
          delivery {
            id
            state
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({ tone: 'success', text: t('webhooks.sentAgain') });
        void refresh();
      },
    },
  );
  const { edges, pageInfo } = data.webhookDeliveries;
  if (edges.length === 0) return <p className={classes.quiet}>{t('webhooks.noMessages')}</p>;
  return (
    <>
      <ul>
        {edges.map(({ node }) => {
          return (
            <li key={node.id} className={classes.message}>
              <details>
                <summary>
                  <span className={classes.type}>{node.type}</span>
                  <Badge tone={tones[node.state]}>{t(texts[node.state])}</Badge>
                  <span className={classes.quiet}>{node.status ?? node.failure}</span>
                  <Moment at={node.createdAt} tone="quiet" />
                </summary>
                <p className={classes.quiet}>{t('webhooks.attempts', { count: node.attempts })}</p>
                <h4>{t('webhooks.message')}</h4>
                <pre className={classes.code}>{readable(node.body)}</pre>
                {node.log.map((attempt, at) => (
                  <details key={attempt.at} className={classes.attempt} open={at === 0}>
                    <summary>
                      <span className={classes.type}>{attempt.status ?? attempt.failure}</span>
                      <span className={classes.quiet}>
                        {t('webhooks.duration', { milliseconds: attempt.durationMs })}
                      </span>
                      <Moment at={attempt.at} tone="quiet" />
                    </summary>
                    <h4>{t('webhooks.request')}</h4>
                    <pre className={classes.code}>{requestOf(attempt)}</pre>
                    {attempt.response != null && attempt.response !== '' && (
                      <>
                        <h4>{t('webhooks.response')}</h4>
                        <pre className={classes.code}>{attempt.response}</pre>
                      </>
                    )}
                  </details>
                ))}
                <Button
                  size="small"
                  loading={replaying.isPending}
                  onClick={() => void replaying.run(() => ({ id: node.id }))}
                >
                  {t('webhooks.sendAgain')}
                </Button>
              </details>
            </li>
          );
        })}
      </ul>
      {pageInfo.hasNextPage && first < 100 && (
        <Button kind="subtle" size="small" onClick={() => setFirst(100)}>
          {t('inbox.earlier')}
        </Button>
      )}
    </>
  );
}
