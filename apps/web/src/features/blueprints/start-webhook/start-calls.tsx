import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { startCalls_webhook$key } from '../../../__generated__/startCalls_webhook.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import entry from '../entry-dialog.module.css';
import classes from './start-webhook.module.css';

const firstError = 400;

/** The last calls of an address with their results. */
export function StartCalls({ webhook }: { readonly webhook: startCalls_webhook$key }): ReactNode {
  const t = useText();
  const { calls } = useFragment(
    graphql`
      fragment startCalls_webhook on StartWebhook {
        calls {
          id
          at
          status
          code
          property
          reference
        }
      }
    `,
    webhook,
  );
  if (calls.length === 0) return <p className={entry.hint}>{t('startWebhook.noCalls')}</p>;
  return (
    <ul className={classes.calls}>
      {calls.map(({ id, at, status, code, property, reference }) => (
        <li key={id} className={classes.call}>
          <Badge tone={status < firstError ? 'done' : 'problem'}>{String(status)}</Badge>
          <span>
            {reference ??
              (property == null
                ? code
                : t('startWebhook.callFailed', { code: code ?? '', property }))}
          </span>
          <Moment at={at} tone="quiet" />
        </li>
      ))}
    </ul>
  );
}
