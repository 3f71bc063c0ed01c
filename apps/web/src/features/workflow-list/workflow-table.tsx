import type { WorkflowColumn } from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowSort, WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { workflowTable_workflow$key } from '../../__generated__/workflowTable_workflow.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { readColumnWidths, writeColumnWidths } from '../../lib/preferences/stored-preferences.ts';
import { useNarrow } from '../../lib/layout/use-narrow.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import type { RenderBulk } from '../../ui/data-list/bulk-bar.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListGroup } from '../../ui/data-list/list-line.ts';
import { listColumns, sortOfColumn, type ListedWorkflow } from './columns/workflow-columns.tsx';

const workflowFragment = graphql`
  fragment workflowTable_workflow on Workflow
  @relay(plural: true)
  @argumentDefinitions(
    fields: { type: "[ID!]!" }
    withFields: { type: "Boolean!" }
    withStages: { type: "Boolean!" }
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

const listName = 'workflows';

/** Dates are sorted with the latest first, everything else in ascending order. */
const firstDirection = (key: WorkflowSortKey): WorkflowSort['direction'] =>
  key === 'LAST_CHANGE' || key === 'START' || key === 'CREATED' ? 'DESCENDING' : 'ASCENDING';

const opposite = { ASCENDING: 'DESCENDING', DESCENDING: 'ASCENDING' } as const;
const shownDirection = { ASCENDING: 'ascending', DESCENDING: 'descending' } as const;

/** A workflow, with a key that is unique in the table. */
type Row = ListedWorkflow & { readonly rowKey: string };

export interface WorkflowTableProps {
  readonly workflows: workflowTable_workflow$key;
  /** The positions of the rows of each group. Null for a list without groups. */
  readonly groups?: readonly (Omit<ListGroup<never>, 'items'> & {
    readonly rows: readonly number[];
  })[];
  readonly columns: readonly WorkflowColumn[];
  readonly sort: WorkflowSort;
  readonly onSort: (sort: WorkflowSort) => void;
  readonly onOpen: (id: string) => void;
  readonly onEndReached?: (() => void) | undefined;
  /** Actions on the selected workflows. Without it, workflows can't be selected. */
  readonly renderBulk?: RenderBulk | undefined;
}

/** Workflows as rows with the selected columns. */
export function WorkflowTable({
  workflows: keys,
  groups,
  columns,
  sort,
  onSort,
  onOpen,
  onEndReached,
  renderBulk,
}: WorkflowTableProps): ReactNode {
  const t = useText();
  const { id: ownId } = useViewer();
  const isNarrow = useNarrow(768);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [widths, setWidths] = useState(() => readColumnWidths(listName));
  const workflows = useFragment<workflowTable_workflow$key>(workflowFragment, keys);
  const fieldNames = new Map(
    (workflows[0]?.fieldTexts ?? []).map(({ field, name }) => [field, name]),
  );
  const sortedColumn = Object.keys(sortOfColumn).find((key) => sortOfColumn[key] === sort.key);
  const rowsOf = (group: string, at: readonly number[]): readonly Row[] =>
    at.flatMap((index) => {
      const workflow = workflows[index];
      return workflow === undefined ? [] : [{ ...workflow, rowKey: `${group}${workflow.id}` }];
    });
  const shown =
    groups === undefined
      ? { items: rowsOf('', [...workflows.keys()]) }
      : {
          groups: groups.map(({ rows, ...group }) => ({
            ...group,
            items: rowsOf(group.key, rows),
          })),
        };
  const isSelectable = renderBulk !== undefined && !isNarrow;
  // A workflow can be in several groups.
  const rows = shown.items ?? shown.groups.flatMap(({ items }) => items);
  const ids = rows.filter(({ rowKey }) => chosen.has(rowKey)).map(({ id }) => id);
  return (
    <>
      <DataList<Row>
        label={t('workflows.list')}
        {...shown}
        getKey={({ rowKey }) => rowKey}
        getLabel={({ name }) => name}
        columns={listColumns(columns, widths, fieldNames, { t, ownId })}
        showHeader
        sorting={{
          sort:
            sortedColumn === undefined
              ? null
              : { key: sortedColumn, direction: shownDirection[sort.direction] },
          onSort: (column) => {
            const key = sortOfColumn[column];
            if (key === undefined) return;
            const direction = key === sort.key ? opposite[sort.direction] : firstDirection(key);
            onSort({ key, direction });
          },
        }}
        resizing={{
          onResize: (key, width) => {
            const next = { ...readColumnWidths(listName), [key]: width };
            writeColumnWidths(listName, next);
            setWidths(next);
          },
        }}
        onOpen={({ id }) => onOpen(id)}
        onEndReached={onEndReached}
        {...(isSelectable && { selection: { selected: chosen, onChange: setChosen } })}
      />
      {isSelectable && renderBulk([...new Set(ids)], () => setChosen(new Set()))}
    </>
  );
}
