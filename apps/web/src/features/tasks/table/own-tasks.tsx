import { SearchX } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { parseFieldFilters } from '@baton/domain/list/field-filters';
import { columnsText } from '@baton/domain/list/list-columns';
import { taskParameterRules, type TaskParameters } from '@baton/domain/task-list/task-parameters';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useListAddress, useListNavigation } from '../../../lib/list/use-list-address.ts';
import { readColumns } from '../../../lib/preferences/stored-preferences.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PageBody } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ListedTasks } from './listed-tasks.tsx';
import { TaskAttention } from './task-attention.tsx';
import { TaskListBar } from './task-list-bar.tsx';
import { columnsOf, filterOf, viewOf } from './task-list-variables.ts';

export interface OwnTasksProps {
  readonly to: '/my/tasks' | '/assigned-tasks';
  readonly label: string;
  /** Filters of this page, which can't be changed. */
  readonly fixed: TaskParameters;
  /** The list without filters, in its usual order and columns. */
  readonly plain: ReactNode;
  /** Actions on what is shown, as parameters of the list of tasks. */
  readonly renderActions: (shown: TaskParameters) => ReactNode;
  /** Actions on the selected tasks, or on all that match the filter. */
  readonly renderBulk: (
    ids: readonly string[],
    onClear: () => void,
    all: ReturnType<typeof filterOf> | null,
  ) => ReactNode;
}

/** Tasks of the person with filters, order, and columns. */
export function OwnTasks({
  to,
  label,
  fixed,
  plain,
  renderActions,
  renderBulk,
}: OwnTasksProps): ReactNode {
  const t = useText();
  const { id } = useViewer();
  const { normalized, names } = taskParameterRules;
  const { given: address } = useListAddress(names);
  const { set } = useListNavigation(to, undefined, address, viewOf);
  const parameters = { ...address, ...fixed, match: undefined };
  const listName = `own-tasks.${id}`;
  const selectedColumns = parameters.columns ?? readColumns(listName);
  const columns = columnsOf(selectedColumns);
  const shown = normalized({ ...parameters, columns: columnsText(columns) });
  const deferred = useDeferredValue(JSON.stringify(shown));
  const isPlain =
    selectedColumns === null && Object.keys(normalized(address)).every((name) => name === 'status');
  return (
    <>
      <TaskListBar
        {...{ listName, given: parameters, columns }}
        onChange={set}
        fixed={Object.keys(fixed)}
      >
        {parseFieldFilters(parameters).every(({ filter }) => filter !== null) &&
          renderActions(shown)}
      </TaskListBar>
      {isPlain ? (
        <>
          <TaskAttention given={parameters} onChange={set} />
          {plain}
        </>
      ) : (
        <PageBody isFlush>
          <Suspense fallback={<Skeleton />}>
            <ListedTasks
              label={label}
              given={JSON.parse(deferred)}
              onChange={set}
              empty={
                <EmptyState
                  icon={<SearchX />}
                  title={t('taskList.nothingFound')}
                  text={t('taskList.nothingFoundText')}
                />
              }
              renderBulk={(ids, onClear, isAll) =>
                renderBulk(ids, onClear, isAll ? filterOf(parameters) : null)
              }
            />
          </Suspense>
        </PageBody>
      )}
    </>
  );
}
