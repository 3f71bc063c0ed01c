import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { flowDiagram, type FlowSource } from '@baton/domain/blueprint/diagram';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type {
  workflowDiagram_workflow$data,
  workflowDiagram_workflow$key,
} from '../../../__generated__/workflowDiagram_workflow.graphql.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const Canvas = lazyComponent(async () => (await import('./live-canvas.tsx')).LiveCanvas);

type Stages = workflowDiagram_workflow$data['stages'];

const flowSource = (stages: Stages): FlowSource => ({
  stages: stages.map(({ key, name, trigger }) => ({
    key: asId<StageKey>(key),
    name,
    trigger: {
      kind: trigger.kind,
      stages: trigger.stages.map((stage) => asId<StageKey>(stage)),
    },
  })),
  tasks: stages.flatMap((stage) =>
    stage.tasks.map((task) => ({
      key: asId<TaskKey>(task.key),
      stage: asId<StageKey>(stage.key),
      name: task.name,
      type: task.type,
      afterTasks: task.afterTasks.map((other) => asId<TaskKey>(other)),
      approvals: task.approvals.length,
      reopens: task.rejectAction?.task == null ? null : asId<TaskKey>(task.rejectAction.task),
    })),
  ),
});

export interface WorkflowDiagramProps {
  readonly workflow: workflowDiagram_workflow$key;
  readonly onOpenTask: (id: string) => void;
  readonly onOpenStage: (id: string) => void;
}

/** The flow of the workflow with statuses, loaded when first opened. */
export function WorkflowDiagram({
  workflow,
  onOpenTask,
  onOpenStage,
}: WorkflowDiagramProps): ReactNode {
  const { stages } = useFragment(
    graphql`
      fragment workflowDiagram_workflow on Workflow {
        stages {
          id
          key
          name
          status
          trigger {
            kind
            stages
          }
          waitingFor {
            code
            params {
              name
              value
            }
            names
          }
          tasks {
            id
            key
            name
            type
            displayStatus
            mark
            skippedAt
            afterTasks
            rejectAction {
              task
            }
            waitingFor {
              code
              params {
                name
                value
              }
              names
            }
            assignees {
              id
              name
              kind
            }
            approvals {
              id
            }
          }
        }
      }
    `,
    workflow,
  );
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <Canvas
        diagram={flowDiagram(flowSource(stages))}
        stages={stages}
        onSelect={(key) => {
          const stage = stages.find((one) => one.key === key);
          const task = stages.flatMap(({ tasks }) => tasks).find((one) => one.key === key);
          if (stage !== undefined) onOpenStage(stage.id);
          if (task !== undefined) onOpenTask(task.id);
        }}
      />
    </Suspense>
  );
}
