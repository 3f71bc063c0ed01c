import { Pause, Tags, UserPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type { RowAction } from '../../../ui/data-list/list-line.ts';
import { workflowActionKeys } from './workflow-action-keys.ts';

const BulkActionDialog = lazyComponent(
  async () => (await import('./bulk-action-dialog.tsx')).BulkActionDialog,
);

type FrequentAction = keyof typeof workflowActionKeys;

const icons: Readonly<Record<FrequentAction, ReactNode>> = {
  TRANSFER: <UserPlus />,
  TAG_WORKFLOW: <Tags />,
  PAUSE: <Pause />,
};

export interface WorkflowActions {
  /** Actions on one row, which it shows on hover and focus. */
  readonly rowActions: (id: string) => readonly RowAction[];
  readonly dialog: ReactNode;
}

/** The frequent bulk actions, for a single workflow of a list. */
export function useWorkflowActions(): WorkflowActions {
  const t = useText();
  const [chosen, setChosen] = useState<{ id: string; action: FrequentAction } | null>(null);
  return {
    rowActions: (id) =>
      (['TRANSFER', 'TAG_WORKFLOW', 'PAUSE'] as const).map((action) => ({
        key: action,
        label: t(`bulk.items.${action}`),
        icon: icons[action],
        keyHint: workflowActionKeys[action],
        run: () => setChosen({ id, action }),
      })),
    dialog: chosen !== null && (
      <Suspense fallback={null}>
        <BulkActionDialog
          action={chosen.action}
          ids={[chosen.id]}
          all={null}
          count={1}
          onStarted={() => undefined}
          onClose={() => setChosen(null)}
        />
      </Suspense>
    ),
  };
}
