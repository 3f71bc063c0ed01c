import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskInquiries_task$key } from '../../../__generated__/taskInquiries_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './task-inquiries.module.css';

/** Questions by approvers and replies to them. */
export function TaskInquiries({ task }: { readonly task: taskInquiries_task$key }): ReactNode {
  const t = useText();
  const { inquiries, isInformationRequested } = useFragment(
    graphql`
      fragment taskInquiries_task on Task {
        isInformationRequested
        inquiries {
          kind
          text
          at
          by {
            id
            name
          }
        }
      }
    `,
    task,
  );
  if (inquiries.length === 0) return null;
  return (
    <section className={classes.root} aria-label={t('staffing.inquiries')}>
      {isInformationRequested && (
        <Badge tone="due-soon">{t('staffing.informationRequested')}</Badge>
      )}
      <ol className={classes.list}>
        {inquiries.map(({ kind, text, at, by }) => (
          <li key={`${by.id} ${at}`} className={classes.line} data-kind={kind}>
            <Avatar name={by.name} size={20} isDecorative />
            <div>
              <p className={classes.head}>
                <strong>{by.name}</strong>
                <span className={classes.when}>
                  {t(kind === 'QUESTION' ? 'staffing.asked' : 'staffing.answered')}{' '}
                  <Moment at={at} style="relative" />
                </span>
              </p>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
