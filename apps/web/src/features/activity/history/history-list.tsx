import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { historyList_entries$key } from '../../../__generated__/historyList_entries.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { SubjectLink } from '../subject-link.tsx';
import { FieldChange } from './field-change.tsx';
import classes from './history-list.module.css';

export interface HistoryListProps {
  readonly entries: historyList_entries$key;
  /** True in the history of one task, where its name is omitted. */
  readonly isOfTask: boolean;
  readonly onOpenTask?: ((id: string) => void) | undefined;
  /** The button that loads earlier entries. */
  readonly earlier: ReactNode;
}

/** All changes with old and new values, newest first. */
export function HistoryList({
  entries,
  isOfTask,
  onOpenTask,
  earlier,
}: HistoryListProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment historyList_entries on AuditEntry @relay(plural: true) {
        id
        createdAt
        actor {
          id
          name
        }
        subject
        subjectName
        isApproval
        taskId
        fields {
          fieldName
          label
          valueBefore
          valueAfter
          rowsBefore
          rowsAfter
        }
      }
    `,
    entries,
  );
  if (data.length === 0) return <p className={classes.empty}>{t('history.empty')}</p>;
  return (
    <div className={classes.root}>
      <ol className={classes.list}>
        {data.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <div className={classes.head}>
              <span className={classes.actor}>{entry.actor?.name ?? t('history.baton')}</span>
              {!isOfTask &&
                (entry.subject === 'WORKFLOW' ? (
                  <span>{t('history.workflow')}</span>
                ) : (
                  <SubjectLink taskId={entry.taskId} onOpen={onOpenTask}>
                    {entry.isApproval
                      ? t('flow.preview.approvalOf', { task: entry.subjectName })
                      : entry.subjectName}
                  </SubjectLink>
                ))}
              <span className={classes.when}>
                <Moment at={entry.createdAt} />
              </span>
            </div>
            <dl className={classes.fields}>
              {entry.fields.map((field) => (
                <FieldChange key={`${field.fieldName} ${field.label ?? ''}`} field={field} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {earlier}
    </div>
  );
}
