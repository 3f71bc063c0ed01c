import { Ellipsis, Pencil, Play, Plus, RotateCcw, SkipForward, Trash2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuAction } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { AddStageDialog } from '../plan/add-stage-button.tsx';
import type { StagePlace } from '../plan/use-add-stage.ts';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';

const EditStageDialog = lazyComponent(
  async () => (await import('../plan/edit-stage-dialog.tsx')).EditStageDialog,
);
const DeleteStageDialog = lazyComponent(
  async () => (await import('../plan/delete-stage-dialog.tsx')).DeleteStageDialog,
);

export interface StageMenuProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly permissions: { readonly refusals: Parameters<typeof refusalTip>[1] };
  };
  /** All stages in order, for adding one after it. Null without permission. */
  readonly addable: readonly StagePlace[] | null;
}

type PlanAction = 'EDIT' | 'ADD' | 'DELETE';

/** Actions of a stage. Unavailable ones show the reason. */
export function StageMenu({ workflow, stage, addable }: StageMenuProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<FlowCommand | null>(null);
  const [planned, setPlanned] = useState<PlanAction | null>(null);
  const close = (): void => setPlanned(null);
  const reasonFor = (flag: string) => refusalTip(t, stage.permissions.refusals, flag);
  const item = (
    command: FlowCommand,
    flag: string,
    icon: ReactNode,
    isDanger = false,
  ): MenuAction => ({
    key: command,
    label: t(`flow.${command}.action`),
    icon,
    isDanger,
    disabledReason: reasonFor(flag),
    run: () => setChosen(command),
  });
  const items: readonly MenuAction[] = [
    item('START_STAGE_ANYWAY', 'startAnyway', <Play />),
    item('RESTART_STAGE', 'restart', <RotateCcw />),
    {
      key: 'EDIT',
      label: t('stages.edit'),
      icon: <Pencil />,
      disabledReason: reasonFor('edit'),
      run: () => setPlanned('EDIT'),
    },
    ...(addable === null
      ? []
      : [
          {
            key: 'ADD',
            label: t('stages.addBehind'),
            icon: <Plus />,
            run: () => setPlanned('ADD'),
          },
        ]),
    item('SKIP_STAGE', 'skip', <SkipForward />, true),
    {
      key: 'DELETE',
      label: t('stages.delete'),
      icon: <Trash2 />,
      isDanger: true,
      disabledReason: reasonFor('delete'),
      run: () => setPlanned('DELETE'),
    },
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('flow.stageMenu', { name: stage.name })} icon={<Ellipsis />} />
        }
        items={items}
      />
      {chosen !== null && (
        <FlowDialog
          key={chosen}
          request={{ command: chosen, workflow, stageId: stage.id }}
          onClose={() => setChosen(null)}
        />
      )}
      <Suspense>
        {planned === 'EDIT' && <EditStageDialog {...{ workflow, stage }} onClose={close} />}
        {planned === 'DELETE' && <DeleteStageDialog {...{ workflow, stage }} onClose={close} />}
        {planned === 'ADD' && addable !== null && (
          <AddStageDialog
            workflowId={workflow.id}
            stages={addable}
            behind={stage.id}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
