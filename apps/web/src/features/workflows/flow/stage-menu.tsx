import { Ellipsis, Play, RotateCcw, SkipForward } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuAction } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';

export interface StageMenuProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: {
    readonly id: string;
    readonly name: string;
    readonly permissions: { readonly refusals: Parameters<typeof refusalTip>[1] };
  };
}

/** What is done with a stage as a whole, and why not where it is not possible now. */
export function StageMenu({ workflow, stage }: StageMenuProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<FlowCommand | null>(null);
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
    disabledReason: refusalTip(t, stage.permissions.refusals, flag),
    run: () => setChosen(command),
  });
  const items: readonly MenuAction[] = [
    item('START_STAGE_ANYWAY', 'startAnyway', <Play />),
    item('RESTART_STAGE', 'restart', <RotateCcw />),
    item('SKIP_STAGE', 'skip', <SkipForward />, true),
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
    </>
  );
}
