import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskCalls_task$key } from '../../../__generated__/taskCalls_task.graphql.ts';
import { failureText } from '../../../lib/i18n/failure-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CallDecision } from './call-decision.tsx';
import classes from './task-calls.module.css';

/** Requests and responses of an automated task, with actions after a failure. */
export function TaskCalls({ task }: { readonly task: taskCalls_task$key }): ReactNode {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment taskCalls_task on Task {
        ...callDecision_task
        automation {
          nextAttemptAt
          attempts
          maxAttempts
          failure
          isHeld
          calls {
            id
            request {
              method
              url
              headers {
                name
                value
              }
              body
            }
            attempts {
              number
              at
              durationMs
              status
              body
              failure
              isOrphan
            }
          }
        }
      }
    `,
    task,
  );
  const { automation } = data;
  if (automation == null) return null;
  const { nextAttemptAt, failure, calls } = automation;
  const isWaiting = nextAttemptAt != null && Date.parse(nextAttemptAt) > now.getTime();
  const state = automation.isHeld
    ? t('automations.state.held')
    : nextAttemptAt == null
      ? failure == null
        ? null
        : t('automations.state.failed')
      : isWaiting
        ? t('automations.state.next', {
            at: formats.moment(nextAttemptAt),
            attempt: automation.attempts + 1,
            of: automation.maxAttempts,
          })
        : t('automations.state.calling');
  return (
    <section className={classes.root} aria-label={t('automations.calls')}>
      <h3 className={classes.title}>{t('automations.calls')}</h3>
      {state !== null && (
        <p className={classes.state} data-tone={failure == null ? undefined : 'problem'}>
          {state} {failureText(t, failure)}
        </p>
      )}
      <CallDecision task={data} />
      {calls.length > 0 && (
        <ul className={classes.calls}>
          {calls.map(({ id, request, attempts }) => (
            <li key={id} className={classes.call}>
              <p className={classes.address}>
                {request.method} {request.url}
              </p>
              {(request.headers.length > 0 || request.body != null) && (
                <pre className={classes.text} data-what={t('automations.request')}>
                  {[
                    ...request.headers.map(({ name, value }) => `${name}: ${value}`),
                    ...(request.body == null ? [] : ['', request.body]),
                  ].join('\n')}
                </pre>
              )}
              {attempts.map((attempt) => (
                <div key={attempt.number} className={classes.attempt}>
                  <p>
                    {t('automations.attempt', {
                      number: attempt.number,
                      at: formats.moment(attempt.at),
                      milliseconds: attempt.durationMs,
                      status: attempt.status ?? 0,
                    })}{' '}
                    {failureText(t, attempt.failure)} {attempt.isOrphan && t('automations.orphan')}
                  </p>
                  {attempt.body !== '' && (
                    <pre className={classes.text} data-what={t('automations.answer')}>
                      {attempt.body}
                    </pre>
                  )}
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
