import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { taskRecordFactsQuery } from '../../../../__generated__/taskRecordFactsQuery.graphql.ts';
import { readDocuments } from '../../../../lib/documents/shown-documents.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ShownDocuments } from '../../form/entry/shown-documents-of.tsx';
import classes from './task-facts.module.css';
import { useQuery } from '../../../../lib/api/use-screen-query.ts';

/** Rarely needed details of a task, such as who assigned it. Loaded on demand. */
export function TaskRecordFacts({ taskId }: { readonly taskId: string }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const formats = useFormats();
  const { task } = useQuery<taskRecordFactsQuery>(
    graphql`
      query taskRecordFactsQuery($id: ID!) {
        task(id: $id) {
          id
          assignedBy {
            id
            name
          }
          backupAssignees {
            id
            name
          }
          leadTime {
            amount
            unit
          }
          documents {
            ref
            name
            ...shownDocuments_document
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'store-and-network' },
  );
  if (task == null) return null;
  const none = <span className={classes.none}>{t('record.none')}</span>;
  const { assignedBy, backupAssignees, leadTime, documents } = task;
  return (
    <>
      <dt>{t('record.assignedBy')}</dt>
      <dd className={classes.text}>{assignedBy?.name ?? t('record.byBlueprint')}</dd>
      <dt>{t('record.backups')}</dt>
      <dd className={classes.text}>
        {backupAssignees.length === 0
          ? none
          : intl.formatList(
              backupAssignees.map(({ name }) => name),
              { type: 'unit' },
            )}
      </dd>
      <dt>{t('record.leadTime')}</dt>
      <dd className={classes.text}>
        {leadTime == null
          ? none
          : t('record.length', { unit: leadTime.unit, amount: leadTime.amount })}
      </dd>
      <dt>{t('record.documents')}</dt>
      <dd className={classes.text}>
        {documents.length === 0 ? (
          none
        ) : (
          <ShownDocuments
            kind="DOCUMENT"
            label={t('record.documents')}
            documents={readDocuments(documents, formats)}
          />
        )}
      </dd>
    </>
  );
}
