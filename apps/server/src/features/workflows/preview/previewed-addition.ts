import { newAutomation } from '@baton/domain/automation/automation';
import type { ApprovalRule } from '@baton/domain/blueprint/content';
import {
  asId,
  type BlueprintId,
  type RichText,
  type StageId,
  type StageKey,
  type TaskId,
} from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import type { TaskType } from '@baton/domain/run-model/run';
import type { AddStageCommand, AddTaskCommand } from '@baton/domain/run-model/command/plan-command';
import { builder } from '../../../platform/graphql/builder.ts';
import { planRefs } from '../../blueprints/index.ts';
import { AddedStageStartRef, startOf } from '../commands/added-stage-start.ts';
import { previewTask, type NewTaskInput, type TaskKind } from '../commands/add-task.ts';

/** Stage in a preview. */
export const SupposedStageInput = builder.inputType('SupposedStageInput', {
  description: 'Stage for the preview of addStage, without a name.',
  fields: (t) => ({
    afterStageId: t.id({ description: 'Null for the first position.' }),
    start: t.field({
      type: AddedStageStartRef,
      required: true,
      description: 'When the stage starts.',
    }),
    stageIds: t.idList({ description: 'IDs of the predecessors.' }),
    join: t.field({
      type: planRefs.join,
      description: 'Which of the predecessors must be completed.',
    }),
    date: t.field({
      type: 'Date',
      description: "Start date. Null if the stage doesn't start by date.",
    }),
  }),
});

/** Input for the preview of an addition. */
export interface AdditionRequest {
  readonly workflowId?: string | null | undefined;
  readonly stageId?: string | null | undefined;
  readonly task?: typeof NewTaskInput.$inferInput | null | undefined;
  readonly taskType?: TaskType | null | undefined;
  readonly rule?: ApprovalRule | null | undefined;
  readonly stage?: typeof SupposedStageInput.$inferInput | null | undefined;
}

/** Linked workflow and request aren't set yet and have no effects in a preview. */
const kindOf = ({ taskType, rule }: AdditionRequest): TaskKind => ({
  type: taskType ?? 'DEFAULT',
  rule: rule ?? 'ANY',
  automation: { ...newAutomation, url: 'https://baton.example/' },
  link: { ...newLinkRule, blueprint: asId<BlueprintId>('blueprint') },
});

/** Returns the command that would add the task or stage. Stores nothing. */
export const previewedAddition = (
  kind: 'ADD_TASK' | 'ADD_STAGE',
  input: AdditionRequest,
): AddTaskCommand | AddStageCommand => {
  const task = input.task ?? { name: '', assigneeIds: [] };
  const first = previewTask({ workflowId: input.workflowId ?? '', task }, kindOf(input));
  if (kind === 'ADD_TASK') {
    const before = task.beforeTaskId == null ? null : asId<TaskId>(task.beforeTaskId);
    return { kind, stageId: asId<StageId>(input.stageId ?? ''), before, ...first };
  }
  const { afterStageId, ...when } = input.stage ?? { start: 'PREVIOUS_STAGE' as const };
  const stage = {
    name: first.task.name,
    description: asId<RichText>(''),
    start: startOf(when),
    after: afterStageId == null ? null : asId<StageId>(afterStageId),
  };
  return { kind, stage, first, id: asId<StageId>('stage'), key: asId<StageKey>('stage') };
};
