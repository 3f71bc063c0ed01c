import type { WorkflowColumn } from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowSort, WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { workflowTable_workflow$key } from '../../__generated__/workflowTable_workflow.graphql.ts';
import { ListTable } from '../../fields/list/list-table.tsx';
import type { GroupHeading } from '../../fields/list/use-list-groups.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import type { RenderBulk } from '../../ui/data-list/bulk-bar.tsx';
import type { RowAction } from '../../ui/data-list/list-line.ts';
import { workflowColumns, sortOfColumn, type ListedWorkflow } from './columns/workflow-columns.tsx';

const workflowFragment = graphql`
  fragment workflowTable_workflow on Workflow
  @relay(plural: true)
  @argumentDefinitions(
    fields: { type: "[ID!]!" }
    withFields: { type: "Boolean!" }
    withStages: { type: "Boolean!" }
    withStarter: { type: "Boolean!" }
    withWaiting: { type: "Boolean!" }
  ) {
    id
    reference
    isTestRun
    name
    homeStatus
    blueprintVersionNumber
    blueprint {
      name
    }
    owner {
      id
      name
      kind
    }
    tags {
      id
      name
      shownColor
    }
    startDate
    plannedEndDate
    forecastEndDate
    endDate
    lastChangeDate
    stageSteps @include(if: $withStages) {
      name
      status
    }
    createdBy @include(if: $withStarter) {
      id
      name
      kind
    }
    waitsFor @include(if: $withWaiting) {
      id
      name
      kind
    }
    fieldTexts(fields: $fields) @include(if: $withFields) {
      field
      name
      text
    }
    taskCount
    completedTaskCount
    overdueTaskCount
  }
`;

/** A workflow, with a key that is unique in the table. */
type Row = ListedWorkflow & { readonly rowKey: string };

export interface WorkflowTableProps {
  readonly workflows: workflowTable_workflow$key;
  /** The positions of the rows of each group. Null for a list without groups. */
  readonly groups?: readonly GroupHeading[];
  readonly columns: readonly WorkflowColumn[];
  readonly sort: WorkflowSort;
  readonly onSort: (sort: WorkflowSort) => void;
  readonly onOpen: (id: string) => void;
  readonly onEndReached?: (() => void) | undefined;
  /** True if more workflows match than the table has. */
  readonly hasMore?: boolean | undefined;
  /** Actions on the selected workflows. Without it, workflows can't be selected. */
  readonly renderBulk?: RenderBulk | undefined;
  /** Actions on one workflow, by its id. */
  readonly rowActions?: ((id: string) => readonly RowAction[]) | undefined;
}

/** Workflows as rows with the selected columns. */
export function WorkflowTable({
  workflows: keys,
  groups,
  columns,
  rowActions,
  ...table
}: WorkflowTableProps): ReactNode {
  const t = useText();
  const { id: ownId } = useViewer();
  const workflows = useFragment<workflowTable_workflow$key>(workflowFragment, keys);
  const fieldNames = new Map(
    (workflows[0]?.fieldTexts ?? []).map(({ field, name }) => [field, name]),
  );
  const rowsOf = (group: string, at: readonly number[]): readonly Row[] =>
    at.flatMap((index) => {
      const workflow = workflows[index];
      return workflow === undefined ? [] : [{ ...workflow, rowKey: `${group}${workflow.id}` }];
    });
  return (
    <ListTable<Row, WorkflowSortKey>
      listName="workflows"
      label={t('workflows.list')}
      getLabel={({ name }) => name}
      rows={
        groups === undefined
          ? rowsOf('', [...workflows.keys()])
          : {
              groups: groups.map(({ rows, ...group }) => ({
                ...group,
                items: rowsOf(group.key, rows),
              })),
            }
      }
      columns={(widths) => workflowColumns(columns, widths, fieldNames, { t, ownId })}
      sortKeys={sortOfColumn}
      actions={rowActions && (({ id }) => rowActions(id))}
      latestFirst={['LAST_CHANGE', 'START', 'CREATED']}
      {...table}
    />
  );
}
