import { mayEditOwner, mayEditWorkflow } from '../../../access/workflow/workflow-access.ts';
import { nameRefusals } from '../../../field/validate-parts.ts';
import { isDeepEqual } from '../../../core/equality.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { tagRefusal, tidyTags } from '../../../core/tags.ts';
import { stageTable } from '../../tables/stage-table.ts';
import type {
  DescribeTaskCommand,
  EditWorkflowCommand,
  UpdateStageCommand,
} from '../../../run-model/command/about-command.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { recordStageText, recordText, recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import type { TextPatch, Texts } from '../../../run-model/texts.ts';
import type { Cause } from '../../../run-model/cause.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/** Returns the changed texts, trimmed. */
const newIn = ({ name, description, tags }: TextPatch, was: Texts): TextPatch => ({
  ...(name !== undefined && name.trim() !== was.name && { name: name.trim() }),
  ...(description !== undefined && description !== was.description && { description }),
  ...(tags !== undefined && !isDeepEqual(tidyTags(tags), was.tags) && { tags: tidyTags(tags) }),
});

const textRefusal = ({ name, tags }: TextPatch): Refusal | null =>
  (name === undefined ? undefined : nameRefusals(name, 'name')[0]) ??
  (tags === undefined ? null : tagRefusal(tidyTags(tags)));

const isEmpty = (patch: object): boolean => Object.keys(patch).length === 0;

/** Returns the state table inputs of a text change; tags have their own input. */
const inputsOf = ({ name, description, tags }: TextPatch): readonly ('describe' | 'tag')[] => {
  const isDescribed = name !== undefined || description !== undefined || tags === undefined;
  return [
    ...(isDescribed ? ['describe' as const] : []),
    ...(tags === undefined ? [] : ['tag' as const]),
  ];
};

/** Changes texts or tags of a task. A completed task keeps its name and description. */
export const decideDescribe = (ledger: Ledger, command: DescribeTaskCommand): Refusal | null => {
  const { texts, was } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  let cause: Cause = 'task.describe';
  for (const input of inputsOf(texts)) {
    const row = takeTaskRow(ledger, task, input, command);
    if (!row.ok) return row.refusals[0];
    cause = row.value.cause;
  }
  const wrong = textRefusal(texts);
  if (wrong !== null) return wrong;
  const patch = newIn(texts, was);
  if (!isEmpty(patch)) recordText(ledger, task.id, was, patch, cause);
  return null;
};

/** Changes texts of a stage, unless it is completed. */
export const decideUpdateStage = (ledger: Ledger, command: UpdateStageCommand): Refusal | null => {
  const { texts, was } = command;
  const stage = ledger.stages[ledger.index.stageAt.get(command.stageId) ?? -1];
  if (stage === undefined) return refuse('NotFound');
  const row = takeRow(stageTable, stage.status, 'describe', {
    ask: (guard) => guard(ledger.agent, factsOfStage(ledger, stage), command),
    otherwise: refuse('StageCompleted'),
  });
  if (!row.ok) return row.refusals[0];
  const wrong = textRefusal(texts);
  if (wrong !== null) return wrong;
  const patch = newIn(texts, { ...was, tags: [] });
  if (!isEmpty(patch)) recordStageText(ledger, stage.id, was, patch, row.value.cause);
  return null;
};

/** Changes texts or the owner of a workflow in any status. */
export const decideEditWorkflow = (
  ledger: Ledger,
  command: EditWorkflowCommand,
): Refusal | null => {
  const { agent } = ledger;
  const { texts, was, ownerId } = command;
  const isHandedOver = ownerId !== null && ownerId !== ledger.workflow.ownerId;
  const refusal =
    (isEmpty(texts) ? null : mayEditWorkflow(agent, ledger.workflow)) ??
    (isHandedOver ? mayEditOwner(agent, ledger.workflow) : null) ??
    textRefusal(texts);
  if (refusal !== null) return refusal;
  const patch = newIn(texts, was);
  if (!isEmpty(patch)) recordText(ledger, null, was, patch, 'workflow.describe');
  if (isHandedOver)
    recordWorkflow(ledger, 'WORKFLOW_OWNER_CHANGED', { ownerId }, { cause: 'workflow.describe' });
  return null;
};
