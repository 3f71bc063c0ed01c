import type { StageKey, TaskKey } from '../core/ids.ts';
import type { BlueprintContent, StageTrigger } from './content.ts';
import { orderedStages, orderedTasks } from './order.ts';

/** Input of a diagram, from a blueprint or a workflow, in display order. */
export interface FlowSource {
  readonly stages: readonly FlowSourceStage[];
  readonly tasks: readonly FlowSourceTask[];
}

export interface FlowSourceStage {
  readonly key: StageKey;
  readonly name: string;
  readonly trigger: {
    readonly kind: StageTrigger['kind'];
    readonly stages?: readonly StageKey[];
  };
}

export interface FlowSourceTask {
  readonly key: TaskKey;
  readonly stage: StageKey;
  readonly name: string;
  readonly type: string;
  readonly afterTasks: readonly TaskKey[];
  /** Number of approvals of the task. */
  readonly approvals: number;
  /** For a standalone approval, the task that a rejection sends back. */
  readonly reopens: TaskKey | null;
}

/** The flow as groups, nodes, and edges, without layout. */
export interface FlowDiagram {
  readonly groups: readonly FlowGroup[];
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

export interface FlowGroup {
  readonly id: StageKey;
  readonly name: string;
  /** START: with the workflow. DATE: on a date. STAGES: after other stages. */
  readonly startsBy: 'START' | 'DATE' | 'STAGES';
}

export interface FlowNode {
  readonly id: TaskKey;
  readonly group: StageKey;
  readonly name: string;
  readonly type: string;
  readonly approvals: number;
}

/** STAGE edges join groups; TASK (waits for) and REJECT (sends back to) edges join nodes. */
export interface FlowEdge {
  readonly id: string;
  readonly kind: 'STAGE' | 'TASK' | 'REJECT';
  readonly from: string;
  readonly to: string;
}

export function flowDiagram({ stages, tasks }: FlowSource): FlowDiagram {
  const stageKeys = new Set<StageKey>(stages.map(({ key }) => key));
  const drawn = tasks.filter((task) => stageKeys.has(task.stage));
  const taskKeys = new Set<TaskKey>(drawn.map(({ key }) => key));
  return {
    groups: stages.map((stage, index) => ({
      id: stage.key,
      name: stage.name,
      startsBy: startOf(stage, index),
    })),
    nodes: drawn.map(({ key, stage, name, type, approvals }) => ({
      id: key,
      group: stage,
      name,
      type,
      approvals,
    })),
    edges: [
      ...stages.flatMap((stage, index) =>
        predecessors(stage, stages[index - 1])
          .filter((key) => stageKeys.has(key))
          .map((key) => edge('STAGE', key, stage.key)),
      ),
      ...drawn.flatMap((task) => [
        ...task.afterTasks
          .filter((key) => taskKeys.has(key))
          .map((key) => edge('TASK', key, task.key)),
        ...(task.reopens !== null && taskKeys.has(task.reopens)
          ? [edge('REJECT', task.key, task.reopens)]
          : []),
      ]),
    ],
  };
}

const edge = (kind: FlowEdge['kind'], from: string, to: string): FlowEdge => ({
  id: `${kind}:${from}:${to}`,
  kind,
  from,
  to,
});

function startOf({ trigger }: FlowSourceStage, index: number): FlowGroup['startsBy'] {
  if (trigger.kind === 'DATE') return 'DATE';
  if (trigger.kind === 'WORKFLOW_START') return 'START';
  return trigger.kind === 'PREVIOUS_STAGE' && index === 0 ? 'START' : 'STAGES';
}

function predecessors(
  { trigger }: FlowSourceStage,
  previous: FlowSourceStage | undefined,
): readonly StageKey[] {
  if (trigger.kind === 'PREVIOUS_STAGE') return previous === undefined ? [] : [previous.key];
  return trigger.kind === 'AFTER_STAGES' ? (trigger.stages ?? []) : [];
}

/** Returns the diagram of a blueprint. */
export const blueprintDiagram = (content: BlueprintContent): FlowDiagram =>
  flowDiagram({
    stages: orderedStages(content),
    tasks: orderedTasks(content).map((task) => ({
      key: task.key,
      stage: task.stage,
      name: task.name,
      type: task.type,
      afterTasks: task.trigger.afterTasks,
      approvals: task.approvals.length,
      reopens:
        task.type === 'APPROVAL' && task.rejectAction.kind === 'REOPEN_TASK'
          ? task.rejectAction.task
          : null,
    })),
  });
