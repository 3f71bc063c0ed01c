import type { ReactNode } from 'react';
import { columnsText, type ListColumn } from '@baton/domain/list/list-columns';
import { defaultTaskColumns, type TaskColumn } from '@baton/domain/task-list/task-columns';
import {
  isTaskGroupText,
  taskGroupTexts,
  type TaskGroupText,
} from '@baton/domain/task-list/task-grouping';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import { ColumnsButton } from '../../../fields/list/columns/columns-button.tsx';
import { GroupMenu } from '../../../fields/list/group-menu.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { writeColumns } from '../../../lib/preferences/stored-preferences.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { FilterBar, FilterBarTools, SearchField } from '../../../ui/filter-bar/filter-bar.tsx';
import { columnTexts } from './task-columns.tsx';
import { TaskFilters } from './task-filters.tsx';
import { groupOf } from './task-list-variables.ts';

export interface TaskListBarProps {
  /** Name under which this browser remembers the columns. */
  readonly listName: string;
  readonly given: TaskParameters;
  readonly columns: readonly TaskColumn[];
  readonly onChange: (change: TaskParameters) => void;
  /** Names of filters that can't be changed. */
  readonly fixed?: readonly string[] | undefined;
  /** Further controls at the end of the bar. */
  readonly children?: ReactNode;
}

/** Groups that external and limited users can't see. */
const insideGroups: ReadonlySet<TaskGroupText> = new Set(['owner', 'blueprint', 'tag']);

/** Filters, search, groups, and columns of a list of tasks. */
export function TaskListBar({
  listName,
  given,
  columns,
  onChange,
  fixed,
  children,
}: TaskListBarProps): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const selectColumns = (next: readonly ListColumn<string>[]): void => {
    const text = columnsText(next);
    writeColumns(listName, text);
    onChange({ columns: text });
  };
  return (
    <FilterBar>
      <TaskFilters given={given} onChange={onChange} fixed={fixed} />
      <FilterBarTools>
        <SearchField
          label={t('taskList.search')}
          value={given.search ?? ''}
          onChange={(search) => onChange({ search })}
        />
        <GroupMenu
          current={groupOf(given)}
          offered={Object.keys(taskGroupTexts)
            .filter(isTaskGroupText)
            .filter((group) => navigation.home || !insideGroups.has(group))}
          canBeNone
          onChange={onChange}
        />
        <ColumnsButton
          columns={columns}
          defaults={defaultTaskColumns}
          names={columnTexts}
          onChange={selectColumns}
        />
        {children}
      </FilterBarTools>
    </FilterBar>
  );
}
