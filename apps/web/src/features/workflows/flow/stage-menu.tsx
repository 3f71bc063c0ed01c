import { Ellipsis, Play, RotateCcw, SkipForward } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
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
    readonly permissions: {
      readonly restart: boolean;
      readonly startAnyway: boolean;
      readonly skip: boolean;
    };
  };
}

/** What can be done with a stage as a whole now; nothing is shown where that is nothing. */
export function StageMenu({ workflow, stage }: StageMenuProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<FlowCommand | null>(null);
  const { restart, startAnyway, skip } = stage.permissions;
  const item = (command: FlowCommand, icon: ReactNode, isDanger: boolean): MenuAction => ({
    key: command,
    label: t(`flow.${command}.action`),
    icon,
    isDanger,
    run: () => setChosen(command),
  });
  const items: readonly MenuAction[] = [
    ...(startAnyway ? [item('START_STAGE_ANYWAY', <Play />, false)] : []),
    ...(restart ? [item('RESTART_STAGE', <RotateCcw />, false)] : []),
    ...(skip ? [item('SKIP_STAGE', <SkipForward />, true)] : []),
  ];
  return (
    <>
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t('flow.stageMenu', { name: stage.name })} icon={<Ellipsis />} />
          }
          items={items}
        />
      )}
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
