import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  stageList_workflow$data,
  stageList_workflow$key,
} from '../../../__generated__/stageList_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import { useWaitingText } from '../../../lib/waiting/use-waiting-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { StageDoubt } from '../flow/stage-doubt.tsx';
import { StageMenu } from '../flow/stage-menu.tsx';
import { AddStageButton } from '../plan/add-stage-button.tsx';
import { AddTaskButton } from '../plan/add-task-button.tsx';
import { taskKinds, type TaskKind } from '../plan/task-kinds.ts';
import { StageCondition } from './stage-condition.tsx';
import { StageDue } from './stage-due.tsx';
import { StageSkipped } from './stage-skipped.tsx';
import { StageWhy } from './stage-why.tsx';
import { doneCount, overdueCount } from './stage-state.ts';
import classes from './stage-list.module.css';

type Stage = stageList_workflow$data['stages'][number];
export type StageTask = Stage['tasks'][number];

export const stageElementId = (stageId: string): string => `stage-${stageId}`;

interface StageCardProps {
  readonly workflowId: string;
  /** Version of the workflow. */
  readonly version: number;
  readonly stage: Stage;
  readonly kinds: readonly TaskKind[];
  /** All stages. Null without permission to add one. */
  readonly addable: readonly Stage[] | null;
  readonly renderTask: (task: StageTask) => ReactNode;
}

/** Returns the task types that the person can add. */
const addableKinds = ({
  addAutomatedTask,
  addLinkedWorkflowTask,
}: stageList_workflow$data['permissions']): readonly TaskKind[] =>
  taskKinds.filter(
    (kind) =>
      (kind !== 'AUTOMATION' || addAutomatedTask) &&
      (kind !== 'LINKED_WORKFLOW' || addLinkedWorkflowTask),
  );

function StageCard({
  workflowId,
  version,
  stage,
  kinds,
  addable,
  renderTask,
}: StageCardProps): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const look = stageStatusLook[stage.status];
  const overdue = overdueCount(stage.tasks);
  const titleId = `${stageElementId(stage.id)}-name`;
  const contentId = `${stageElementId(stage.id)}-content`;
  // A stage that is completed while it is shown stays open.
  const [isOpen, setOpen] = useState(stage.completedAt == null);
  return (
    <section
      id={stageElementId(stage.id)}
      className={classes.stage}
      data-waiting={stage.waitingFor == null ? undefined : ''}
      aria-labelledby={titleId}
      tabIndex={-1}
      onFocus={(event) => {
        // Opens the stage that was selected in the progress strip or the diagram.
        if (event.target === event.currentTarget) setOpen(true);
      }}
    >
      <div className={classes.head}>
        <IconButton
          size="x-small"
          className={classes.fold}
          label={t('workflows.stageTasks', { name: stage.name })}
          icon={<ChevronRight />}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        />
        <div className={classes.title}>
          <StatusIcon shape={look.shape} label={t(look.text)} />
          <h2 className={classes.name} id={titleId}>
            {stage.name}
          </h2>
        </div>
        <span className={classes.when}>
          {stage.completedAt != null
            ? t.rich('workflows.stageCompleted', {
                date: <Moment at={stage.completedAt} style="date" />,
              })
            : stage.startDate != null
              ? t.rich('workflows.stageStarted', {
                  date: <Moment at={stage.startDate} style="date" />,
                })
              : stage.waitingFor != null && waitingText(stage.waitingFor)}
        </span>
        <StageDue stage={stage} />
        <span className={classes.counts}>
          {overdue > 0 && (
            <span className={classes.overdue}>
              {t('workflows.stageOverdue', { count: overdue })}
            </span>
          )}
          {t('workflows.doneOf', { done: doneCount(stage.tasks), count: stage.tasks.length })}
        </span>
        <span className={classes.actions}>
          <StageWhy workflowId={workflowId} stageId={stage.id} name={stage.name} />
          {stage.permissions.addTask && (
            <AddTaskButton
              stageNameId={titleId}
              workflowId={workflowId}
              stage={{
                id: stage.id,
                name: stage.name,
                isFinished: stage.completedAt != null,
                tasks: stage.tasks,
              }}
              kinds={kinds}
            />
          )}
          <StageMenu workflow={{ id: workflowId, version }} stage={stage} addable={addable} />
        </span>
      </div>
      <div id={contentId} className={classes.content} hidden={!isOpen}>
        <StageSkipped stage={stage} />
        <StageCondition stage={stage} />
        <StageDoubt workflow={{ id: workflowId, version }} stage={stage} />
        {stage.description !== '' && (
          <div className={classes.description}>
            <RichTextView html={stage.description} />
          </div>
        )}
        {stage.tasks.length === 0 ? (
          <p className={classes.empty}>{t('workflows.stageEmpty')}</p>
        ) : (
          <ul className={classes.tasks}>
            {stage.tasks.map((task) => (
              <li key={task.id}>{renderTask(task)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export interface StageListProps {
  readonly workflow: stageList_workflow$key;
  /** Renders a task card, which belongs to another feature. */
  readonly renderTask: (task: StageTask) => ReactNode;
}

/** The stages in order with their tasks. */
export function StageList({ workflow, renderTask }: StageListProps): ReactNode {
  const { id, version, stages, permissions } = useFragment(
    graphql`
      fragment stageList_workflow on Workflow {
        id
        version
        permissions {
          addStage
          addAutomatedTask
          addLinkedWorkflowTask
        }
        stages {
          id
          name
          description
          status
          permissions {
            addTask
            refusals {
              ...refusalText_refusal
            }
          }
          startDate
          completedAt
          ...stageCondition_stage
          ...stageSkipped_stage
          ...stageDoubt_stage
          ...stageDue_stage
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
            name
            displayStatus
            completedAt
            skippedAt
            approvals {
              id
              displayStatus
            }
            ...taskCard_task
          }
        }
      }
    `,
    workflow,
  );
  return (
    <div className={classes.root}>
      {stages.map((stage) => (
        <StageCard
          key={stage.id}
          workflowId={id}
          version={version}
          stage={stage}
          kinds={addableKinds(permissions)}
          addable={permissions.addStage ? stages : null}
          renderTask={renderTask}
        />
      ))}
      {permissions.addStage && <AddStageButton workflowId={id} stages={stages} />}
    </div>
  );
}
