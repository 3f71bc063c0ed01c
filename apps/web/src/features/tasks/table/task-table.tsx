import type { TaskColumn } from '@baton/domain/task-list/task-columns';
import type { TaskSort, TaskSortKey } from '@baton/domain/task-list/task-sort';
import { Check, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskTable_task$key } from '../../../__generated__/taskTable_task.graphql.ts';
import { ListTable } from '../../../fields/list/list-table.tsx';
import type { GroupHeading } from '../../../fields/list/use-list-groups.tsx';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';
import type { ListGroup, RowAction } from '../../../ui/data-list/list-line.ts';
import { useTaskCommands } from '../commands/use-task-commands.ts';
import { dueLabels } from '../due/due-labels.ts';
import { groupByDueDate } from '../list/list-lines.ts';
import { useOpenTask } from '../open-task.ts';
import { taskColumns, sortOfColumn, type ListedTask } from './task-columns.tsx';

const taskFragment = graphql`
  fragment taskTable_task on Task
  @relay(plural: true)
  @argumentDefinitions(
    fields: { type: "[ID!]!" }
    withFields: { type: "Boolean!" }
    withOwner: { type: "Boolean!" }
    withBlueprint: { type: "Boolean!" }
    withChange: { type: "Boolean!" }
  ) {
    id
    reference
    name
    version
    type
    displayStatus
    mark
    skippedAt
    startedAt
    dueOn
    dueOnClass
    completedAt
    workflowId
    workflowName
    stageName
    tags {
      id
      name
      shownColor
    }
    ...delegateMark_task
    assignees {
      id
      name
      kind
    }
    workflowOwner @include(if: $withOwner) {
      id
      name
      kind
    }
    blueprintName @include(if: $withBlueprint)
    lastChangeDate @include(if: $withChange)
    fieldTexts(fields: $fields) @include(if: $withFields) {
      field
      name
      text
    }
    permissions {
      complete
      approve
    }
  }
`;

type Row = ListedTask & { readonly rowKey: string };

/** Returns a group with its rows. A task can be in several groups. */
const withRows = ({ rows: at, ...group }: GroupHeading, rows: readonly Row[]): ListGroup<Row> => ({
  ...group,
  items: at.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ ...row, rowKey: `${group.key}${row.id}` }];
  }),
});

export interface TaskTableProps {
  readonly label: string;
  readonly tasks: taskTable_task$key;
  readonly columns: readonly TaskColumn[];
  readonly sort: TaskSort;
  readonly onSort: (sort: TaskSort) => void;
  /** Headings with the positions of their tasks, or headings by due date of tasks in this order. */
  readonly groups?: readonly GroupHeading[] | 'DUE' | undefined;
  readonly hasMore?: boolean;
  readonly onEndReached?: (() => void) | undefined;
  readonly renderBulk?: RenderBulk | undefined;
}

/** Tasks as rows with the selected columns. */
export function TaskTable({
  label,
  tasks: keys,
  columns,
  groups,
  hasMore = false,
  ...table
}: TaskTableProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const now = useNow();
  const { id: ownId } = useViewer();
  const openTask = useOpenTask();
  const commands = useTaskCommands();
  const tasks = useFragment<taskTable_task$key>(taskFragment, keys);
  const fieldNames = new Map((tasks[0]?.fieldTexts ?? []).map(({ field, name }) => [field, name]));
  const rows = tasks.map((task): Row => ({ ...task, rowKey: task.id }));
  const byDueDate = (): readonly ListGroup<Row>[] =>
    groupByDueDate(rows, { hasMore }, clock, now).map(
      ({ group, start, size, count, isPartial }) => ({
        key: group,
        label: t(dueLabels[group]),
        count: isPartial ? t('tasks.group.countOrMore', { count }) : String(count),
        items: rows.slice(start, start + size),
      }),
    );
  const actions = (task: Row): readonly RowAction[] => [
    ...(task.permissions.complete
      ? [
          {
            ...{ key: 'complete', keyHint: 'c', icon: <Check /> },
            label: t('tasks.action.complete'),
            run: () => void commands.complete(task),
          },
        ]
      : []),
    ...(task.permissions.approve
      ? [
          {
            ...{ key: 'approve', keyHint: 'a', icon: <ThumbsUp /> },
            label: t('tasks.action.approve'),
            run: () => void commands.approve(task, ''),
          },
        ]
      : []),
  ];
  return (
    <ListTable<Row, TaskSortKey>
      listName="tasks"
      label={label}
      getLabel={({ name }) => name}
      rows={
        groups === undefined
          ? rows
          : {
              groups: groups === 'DUE' ? byDueDate() : groups.map((group) => withRows(group, rows)),
            }
      }
      columns={(widths) => taskColumns(columns, widths, fieldNames, { t, ownId })}
      sortKeys={sortOfColumn}
      latestFirst={['CREATED', 'COMPLETED']}
      actions={actions}
      onOpen={openTask}
      hasMore={hasMore}
      {...table}
    />
  );
}
