import type { ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { taskRemarks_task$key } from '../../../__generated__/taskRemarks_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './task-remarks.module.css';

/** Why the task was sent back, shown first to the assignee. */
export function TaskRemarks({ task }: { readonly task: taskRemarks_task$key }): ReactNode {
  const t = useText();
  const { remarks, fieldComments } = useFragment(
    graphql`
      fragment taskRemarks_task on Task {
        remarks {
          voter {
            id
            name
          }
          comment
          at
        }
        fieldComments {
          by {
            id
          }
        }
      }
    `,
    task,
  );
  if (remarks.length === 0) return null;
  // Approvers with field comments gave their reasons at the fields.
  const hasRemarked = (id: string): boolean => fieldComments.some(({ by }) => by.id === id);
  return (
    <section className={classes.root} aria-label={t('tasks.remarks.title')}>
      {remarks.map(({ voter, comment, at }) => (
        <div key={`${voter.id} ${at}`} className={classes.remark}>
          <Undo2 size={16} className={classes.icon} aria-hidden="true" />
          <div>
            <p className={classes.head}>
              {t.rich('tasks.remarks.sentBack', {
                name: voter.name,
                b: (chunks) => <strong>{chunks}</strong>,
              })}
              <span className={classes.when}>
                <Moment at={at} style="relative" />
              </span>
            </p>
            {(comment !== '' || !hasRemarked(voter.id)) && (
              <p className={classes.comment} data-empty={comment === '' || undefined}>
                {comment === '' ? t('tasks.remarks.noComment') : comment}
              </p>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
