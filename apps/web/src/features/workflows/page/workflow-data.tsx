import { Link } from '@tanstack/react-router';
import { Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { sharedValue_field$key } from '../../../__generated__/sharedValue_field.graphql.ts';
import type { workflowDataQuery } from '../../../__generated__/workflowDataQuery.graphql.ts';
import { SubmissionPdf } from '../../../fields/answer/submission-pdf.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './workflow-data.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const document = graphql`
  query workflowDataQuery($id: ID!) {
    workflow(id: $id) {
      id
      permissions {
        editData
        refusals {
          ...refusalText_refusal
        }
      }
      data {
        task {
          id
          name
          stageName
        }
        changedAt
        field {
          instance
          name
          ...sharedValue_field
        }
      }
    }
  }
`;

/** How the values are arranged: under their tasks, or all together by name. */
export const dataLayouts = ['tasks', 'names'] as const;
export type DataLayout = (typeof dataLayouts)[number];

interface WorkflowDataProps {
  readonly workflowId: string;
  readonly layout: DataLayout;
  readonly onLayout: (layout: DataLayout) => void;
  /** Renders a value, which can be edited at its task if allowed. */
  readonly renderValue: (taskId: string | null, field: sharedValue_field$key) => ReactNode;
}

/** All values of the workflow, each once. */
export function WorkflowData({
  workflowId,
  layout,
  onLayout,
  renderValue,
}: WorkflowDataProps): ReactNode {
  const t = useText();
  const variables = { id: workflowId };
  const { workflow } = useQuery<workflowDataQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowDataQuery>(document, variables));
  if (workflow == null) return null;
  const { data, permissions } = workflow;
  if (data.length === 0)
    return <EmptyState icon={<Rows3 />} title={t('data.emptyTitle')} text={t('data.emptyText')} />;
  const taskLink = (task: NonNullable<(typeof data)[number]['task']>): ReactNode => (
    <Link to="." search={(now: object) => ({ ...now, 'task-id': task.id })}>
      {task.name}
    </Link>
  );
  const groups = [...Map.groupBy(data, ({ task }) => task?.id ?? '').entries()];
  return (
    <div className={classes.root}>
      <div className={classes.layout}>
        <Segmented<DataLayout>
          label={t('data.layout')}
          value={layout}
          options={dataLayouts.map((value) => ({ value, label: t(`data.layout.${value}`) }))}
          onChange={onLayout}
        />
      </div>
      {!permissions.editData && (
        <p className={classes.hint}>{refusalTip(t, permissions.refusals, 'editData')}</p>
      )}
      {layout === 'names' && (
        <div className={classes.values}>
          {data
            .toSorted((a, b) => a.field.name.localeCompare(b.field.name))
            .map(({ task, field, changedAt }) => (
              <div key={field.instance}>
                {renderValue(changedAt ?? null, field)}
                <span className={classes.stage}>
                  {task == null ? t('data.start') : taskLink(task)}
                </span>
              </div>
            ))}
        </div>
      )}
      {(layout === 'names' ? [] : groups).map(([id, values]) => {
        const task = values[0]?.task;
        const heading = `data-${id}`;
        return (
          <section key={id} className={classes.group} aria-labelledby={heading}>
            <div className={classes.head}>
              <h2 id={heading} className={classes.title}>
                {task == null ? t('data.start') : taskLink(task)}
                {task != null && <span className={classes.stage}>{task.stageName}</span>}
              </h2>
              {task == null && <SubmissionPdf place="workflows" id={workflow.id} />}
            </div>
            <div className={classes.values}>
              {values.map(({ field, changedAt }) => (
                <div key={field.instance}>{renderValue(changedAt ?? null, field)}</div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
