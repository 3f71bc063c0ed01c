import type { ReactNode } from 'react';
import { ListChecks } from 'lucide-react';
import type { FlowDiagram } from '@baton/domain/blueprint/diagram';
import { layOut } from '../../../lib/diagram/diagram-layout.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import type { StatusShape } from '../../../lib/status/status-shape.ts';
import { useWaitingText } from '../../../lib/waiting/use-waiting-text.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { FlowCanvas } from '../../../ui/flow-canvas/flow-canvas.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { DiagramStage, DiagramTask } from './diagram-data.ts';
import classes from './live-canvas.module.css';

function StageLabel({ stage }: { readonly stage: DiagramStage }): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const look = stageStatusLook[stage.status];
  return (
    <span
      className={classes.stage}
      {...tooltip(stage.waitingFor == null ? null : waitingText(stage.waitingFor), { wide: true })}
    >
      <StatusIcon shape={look.shape} label={t(look.text)} />
      <span className={classes.stageName}>{stage.name}</span>
    </span>
  );
}

function TaskLabel({ task }: { readonly task: DiagramTask }): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const look = taskLook(task);
  return (
    <span
      className={classes.task}
      data-waiting={task.waitingFor == null ? undefined : ''}
      {...tooltip(task.waitingFor == null ? task.name : waitingText(task.waitingFor), {
        wide: true,
      })}
    >
      <StatusIcon shape={look.shape} label={t(look.text)} />
      <span className={classes.taskName}>{task.name}</span>
      {task.approvals.length > 0 && (
        <span className={classes.approvals}>
          <ListChecks
            size={12}
            aria-label={t('workflows.approvals', { count: task.approvals.length })}
          />
          {task.approvals.length}
        </span>
      )}
      <AvatarGroup parties={task.assignees} max={2} size={16} />
    </span>
  );
}

export interface LiveCanvasProps {
  readonly diagram: FlowDiagram;
  readonly stages: readonly DiagramStage[];
  readonly onSelect: (key: string) => void;
}

/** Colors of boxes by status. All others stay gray. */
const toneOf: Partial<Record<StatusShape, 'on-track' | 'late' | 'problem' | 'done'>> = {
  done: 'done',
  approved: 'done',
  'on-track': 'on-track',
  'approval-on-track': 'on-track',
  late: 'late',
  'approval-late': 'late',
  expired: 'late',
  rejected: 'problem',
  problem: 'problem',
};

const edgeKinds = { STAGE: 'stage', TASK: 'task', REJECT: 'reject' } as const;

export function LiveCanvas({ diagram, stages, onSelect }: LiveCanvasProps): ReactNode {
  const t = useText();
  const stageByKey = new Map(stages.map((stage) => [stage.key, stage]));
  const taskByKey = new Map(
    stages.flatMap(({ tasks }) => tasks.map((task) => [task.key, task] as const)),
  );
  return (
    <FlowCanvas
      label={t('workflows.diagram.label')}
      activeIds={stages.filter(({ status }) => status === 'IN_PROGRESS').map(({ key }) => key)}
      onSelect={onSelect}
      groups={layOut(diagram).map(({ group, nodes, ...place }) => {
        const stage = stageByKey.get(group.id);
        const look = stage && stageStatusLook[stage.status];
        return {
          ...place,
          id: group.id,
          label: t('workflows.diagram.part', {
            name: group.name,
            status: look === undefined ? '' : t(look.text),
          }),
          content: stage && <StageLabel stage={stage} />,
          nodes: nodes.map(({ node, ...inner }) => {
            const task = taskByKey.get(node.id);
            const look = task && taskLook(task);
            return {
              ...inner,
              id: node.id,
              label: t('workflows.diagram.part', {
                name: node.name,
                status: look === undefined ? '' : t(look.text),
              }),
              // The icon shows what it was, and the border shows its status.
              tone: task && toneOf[taskLook({ ...task, mark: null }).shape],
              content: task && <TaskLabel task={task} />,
            };
          }),
        };
      })}
      edges={diagram.edges.map(({ kind, ...edge }) => ({ ...edge, kind: edgeKinds[kind] }))}
    />
  );
}
