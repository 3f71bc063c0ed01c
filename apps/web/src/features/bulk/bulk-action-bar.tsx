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
import { useText } from '../../lib/i18n/use-text.ts';
import { useCommands } from '../../lib/keyboard/commands.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { Button } from '../../ui/button/button.tsx';
import { BulkBar } from '../../ui/data-list/bulk-bar.tsx';

const BulkActionDialog = lazyComponent(
  async () => (await import('./bulk-action-dialog.tsx')).BulkActionDialog,
);

export interface BulkActionBarProps {
  readonly subject: 'TASKS' | 'WORKFLOWS';
  /** IDs of the selected items. */
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

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

/** Actions on all selected items. The rules decide about each item in the preview. */
export function BulkActionBar({ subject, ids, onClear }: BulkActionBarProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<{
    readonly action: BulkActionKind;
    readonly ids: readonly string[];
  } | null>(null);
  const offered = actions[subject].map((action) => ({
    key: action,
    label: t(`bulk.items.${action}`),
    icon: icons[action],
    run: () => setChosen({ action, ids }),
  }));
  const selected = t('ui.bulkSelected', { count: ids.length });
  useCommands(ids.length === 0 ? [] : offered.map((one) => ({ ...one, subject: selected })));
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        {offered.map(({ key, label, icon, run }) => (
          <Button key={key} kind="subtle" size="small" icon={icon} onClick={run}>
            {label}
          </Button>
        ))}
      </BulkBar>
      {chosen !== null && (
        <Suspense fallback={null}>
          <BulkActionDialog {...chosen} onStarted={onClear} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
