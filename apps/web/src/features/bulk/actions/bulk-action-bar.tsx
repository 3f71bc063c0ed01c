import { taskActions, workflowActions, type BulkActionKind } from '@baton/domain/bulk/bulk-action';
import {
  CalendarClock,
  CalendarSync,
  Check,
  CircleStop,
  Pause,
  Play,
  SkipForward,
  Tags,
  ThumbsUp,
  UserPlus,
} from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkActionBarQuery } from '../../../__generated__/bulkActionBarQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommands } from '../../../lib/keyboard/commands.ts';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BulkBar } from '../../../ui/data-list/bulk-bar.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';
import { workflowActionKeys } from './workflow-action-keys.ts';

const BulkActionDialog = lazyComponent(
  async () => (await import('./bulk-action-dialog.tsx')).BulkActionDialog,
);

export interface BulkActionBarProps {
  readonly subject: 'TASKS' | 'WORKFLOWS';
  /** IDs of the selected items. */
  readonly ids: readonly string[];
  /** The filter of the list if everything that matches is selected. */
  readonly all: Filter | null;
  readonly onClear: () => void;
}

type Filter = NonNullable<bulkActionBarQuery['variables']['tasks' | 'workflows']>;

const icons = {
  ASSIGN: <UserPlus />,
  DUE: <CalendarClock />,
  TAG: <Tags />,
  COMPLETE: <Check />,
  APPROVE: <ThumbsUp />,
  SKIP: <SkipForward />,
  RESTART_EXPIRED: <CalendarSync />,
  TRANSFER: <UserPlus />,
  TAG_WORKFLOW: <Tags />,
  PAUSE: <Pause />,
  RESUME: <Play />,
  END: <CircleStop />,
} as const satisfies Readonly<Record<BulkActionKind, ReactNode>>;

const actions = { TASKS: taskActions, WORKFLOWS: workflowActions } as const;
const actionKeys: Partial<Readonly<Record<BulkActionKind, string>>> = workflowActionKeys;

interface Chosen extends Pick<BulkActionBarProps, 'ids' | 'all'> {
  readonly action: BulkActionKind;
  readonly count: number | null;
}

/** Actions on all selected items. The preview shows which items can't be changed. */
export function BulkActionBar({ subject, ids, all, onClear }: BulkActionBarProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const offer = (count: number | null): ReactNode => (
    <Offers
      {...{ subject, count, onClear }}
      isCovered={chosen !== null}
      onSelect={(action) => setChosen({ action, ids, all, count })}
    />
  );
  return (
    <>
      {all === null ? (
        offer(ids.length)
      ) : (
        <Suspense fallback={offer(null)}>
          <Counted subject={subject} filter={all} render={offer} />
        </Suspense>
      )}
      {chosen !== null && (
        <Suspense fallback={null}>
          <BulkActionDialog {...chosen} onStarted={onClear} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

interface CountedProps extends Pick<BulkActionBarProps, 'subject'> {
  readonly filter: Filter;
  readonly render: (count: number | null) => ReactNode;
}

/** Loads the number of items that match the filter. Null if the server can't count them. */
function Counted({ subject, filter, render }: CountedProps): ReactNode {
  const isOfTasks = subject === 'TASKS';
  const { taskCount, workflowCount } = useQuery<bulkActionBarQuery>(
    graphql`
      query bulkActionBarQuery(
        $tasks: TaskFilterInput
        $workflows: WorkflowFilterInput
        $isOfTasks: Boolean!
      ) {
        taskCount(filter: $tasks) @include(if: $isOfTasks)
        workflowCount(filter: $workflows) @skip(if: $isOfTasks)
      }
    `,
    { isOfTasks, [isOfTasks ? 'tasks' : 'workflows']: filter },
    { fetchPolicy: 'network-only' },
  );
  return render((isOfTasks ? taskCount : workflowCount) ?? null);
}

interface OffersProps extends Pick<BulkActionBarProps, 'subject' | 'onClear'> {
  readonly count: number | null;
  /** True while the dialog of an action is open, so that its keys don't open another one. */
  readonly isCovered: boolean;
  readonly onSelect: (action: BulkActionKind) => void;
}

function Offers({ subject, count, isCovered, onClear, onSelect }: OffersProps): ReactNode {
  const t = useText();
  const offered = actions[subject].map((action) => ({
    key: action,
    label: t(`bulk.items.${action}`),
    icon: icons[action],
    keys: actionKeys[action],
    run: () => onSelect(action),
  }));
  const selected = count === null ? t('ui.bulkAll') : t('ui.bulkSelected', { count });
  useShortcuts(
    offered.flatMap(({ keys, label, run }) =>
      count === 0 || isCovered || keys === undefined ? [] : [{ keys, label, run }],
    ),
  );
  useCommands(count === 0 ? [] : offered.map((one) => ({ ...one, subject: selected })));
  return (
    <BulkBar count={count} onClear={onClear}>
      {offered.map(({ key, label, icon, keys, run }) => (
        <Button key={key} kind="subtle" size="small" icon={icon} keyHint={keys} onClick={run}>
          {label}
        </Button>
      ))}
    </BulkBar>
  );
}
