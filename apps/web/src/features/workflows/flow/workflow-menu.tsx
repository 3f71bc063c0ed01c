import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Pause,
  Play,
  RotateCcw,
  Square,
  StepForward,
  Unlink,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { workflowMenu_workflow$key } from '../../../__generated__/workflowMenu_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuAction } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';

interface Offer {
  readonly command: FlowCommand;
  /** The permission flag. */
  readonly flag:
    | 'start'
    | 'pause'
    | 'resume'
    | 'end'
    | 'restart'
    | 'runAgain'
    | 'detach'
    | 'delete'
    | 'restore';
  readonly icon: ReactNode;
  /** True to show it with a reason if it is unavailable. */
  readonly isAlwaysShown: boolean;
  readonly isDanger?: boolean;
}

const offers: readonly Offer[] = [
  { command: 'START', flag: 'start', icon: <Play />, isAlwaysShown: false },
  { command: 'RESUME', flag: 'resume', icon: <Play />, isAlwaysShown: false },
  { command: 'PAUSE', flag: 'pause', icon: <Pause />, isAlwaysShown: true },
  { command: 'RESTART', flag: 'restart', icon: <StepForward />, isAlwaysShown: false },
  { command: 'RUN_AGAIN', flag: 'runAgain', icon: <RotateCcw />, isAlwaysShown: true },
  { command: 'DETACH', flag: 'detach', icon: <Unlink />, isAlwaysShown: false },
  { command: 'END', flag: 'end', icon: <Square />, isAlwaysShown: true, isDanger: true },
  { command: 'RESTORE', flag: 'restore', icon: <ArchiveRestore />, isAlwaysShown: false },
  { command: 'DELETE', flag: 'delete', icon: <Archive />, isAlwaysShown: true, isDanger: true },
];

/** Actions of the owner and editors for the workflow. */
export function WorkflowMenu({
  workflow,
}: {
  readonly workflow: workflowMenu_workflow$key;
}): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<FlowCommand | null>(null);
  const data = useFragment(
    graphql`
      fragment workflowMenu_workflow on Workflow {
        id
        name
        version
        stages {
          id
          name
          permissions {
            restart
          }
        }
        permissions {
          start
          pause
          resume
          end
          restart
          runAgain
          detach
          delete
          restore
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    workflow,
  );
  const { permissions } = data;
  const items = offers
    .filter(({ flag, isAlwaysShown }) => isAlwaysShown || permissions[flag])
    .map(({ command, flag, icon, isDanger }): MenuAction => ({
      key: command,
      label: t(`flow.${command}.action`),
      icon,
      isDanger,
      disabledReason: refusalTip(t, permissions.refusals, flag),
      run: () => setChosen(command),
    }));
  return (
    <>
      <Menu
        trigger={<IconButton label={t('flow.menu')} icon={<Ellipsis />} />}
        items={items}
        commandSubject={data.name}
      />
      {chosen !== null && (
        <FlowDialog
          key={chosen}
          request={{ command: chosen, workflow: data, stages: data.stages }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
