import { mayAddToWorkflow } from '../../../access/workflow/workflow-access.ts';
import { stageDefaults } from '../../../blueprint/complete-content.ts';
import { blueprintLimits } from '../../../blueprint/validate/validate.ts';
import { countRefusals, nameRefusals } from '../../../field/validate-parts.ts';
import { isPlainDate } from '../../../core/plain-date.ts';
import { ok, fail, refuse, type Refusal, type Result } from '../../../core/refusal.ts';
import { recordPlan, type Ledger } from '../../command/ledger.ts';
import { waitForBoth } from '../../flow/reconnect-followers.ts';
import type { AddStageCommand, WantedStart } from '../../../run-model/command/plan-command.ts';
import { planStage } from '../../flow/plan-run.ts';
import type { RunStage, RunTrigger } from '../../../run-model/run.ts';
import { stageByKey } from '../../../run-model/run-view.ts';
import { stagesBefore } from '../../../run-model/run-view.ts';
import { stagesForbid } from '../../facts/trigger.ts';
import { afterAll } from '../../facts/trigger-without.ts';
import { decideAddTask } from './decide-add-task.ts';

const stageOfId = (ledger: Ledger, id: RunStage['id'] | null): RunStage | undefined =>
  id === null ? undefined : ledger.stages[ledger.index.stageAt.get(id) ?? -1];

/**
 * Returns the trigger of a parallel stage. For "previous stage", it names that stage explicitly.
 */
const beside = (ledger: Ledger, stage: RunStage | undefined): RunTrigger => {
  if (stage === undefined) return { kind: 'WORKFLOW_START' };
  if (stage.trigger.kind !== 'PREVIOUS_STAGE') return stage.trigger;
  return afterAll(stagesBefore(ledger, stage));
};

const triggerOf = (
  ledger: Ledger,
  start: WantedStart,
  after: RunStage | undefined,
): Result<RunTrigger> => {
  switch (start.kind) {
    case 'WORKFLOW_START':
    case 'PREVIOUS_STAGE':
      return ok({ kind: start.kind });
    case 'BESIDE':
      return ok(beside(ledger, after));
    case 'DATE':
      return isPlainDate(start.date)
        ? ok({ kind: 'DATE', date: { kind: 'FIXED', date: start.date } })
        : fail(refuse('InvalidDate', {}, 'date'));
    case 'AFTER_STAGES': {
      const stages = start.stages.flatMap((id) => stageOfId(ledger, id)?.key ?? []);
      if (stages.length === 0) return fail(refuse('Required', {}, 'stageIds'));
      return stages.length === start.stages.length
        ? ok({ kind: 'AFTER_STAGES', stages: [...new Set(stages)], join: start.join })
        : fail(refuse('UnknownReference', {}, 'stageIds'));
    }
  }
};

const placeBehind = (ledger: Ledger, after: RunStage | undefined): number =>
  after === undefined
    ? Math.min(...ledger.stages.map(({ position }) => position))
    : after.position + 1;

/**
 * Adds a stage with its first task and reopens a completed workflow. Started stages don't change. A
 * later stage that waited for the previous one waits for both.
 */
export const decideAddStage = (ledger: Ledger, command: AddStageCommand): Refusal | null => {
  const { id, key, first, stage: wanted } = command;
  const { agent, workflow } = ledger;
  const name = wanted.name.trim();
  const refusal =
    mayAddToWorkflow(agent, workflow) ??
    nameRefusals(name, 'name')[0] ??
    countRefusals(ledger.stages.length + 1, blueprintLimits.stages, 'name')[0];
  if (refusal !== undefined) return refusal;
  const after = stageOfId(ledger, wanted.after);
  if (wanted.after !== null && after === undefined)
    return refuse('UnknownReference', {}, 'afterStageId');
  const trigger = triggerOf(ledger, wanted.start, after);
  if (!trigger.ok) return trigger.refusals[0];
  if (stageOfId(ledger, id) !== undefined || stageByKey(ledger, key) !== undefined)
    return refuse('RequestInvalid', { detail: 'id' });
  const { description } = wanted;
  const source = {
    ...stageDefaults,
    key,
    name,
    description,
    displayOrder: 0,
  };
  const stage = {
    ...planStage(source, placeBehind(ledger, after), id, trigger.value),
    isAdded: true,
  };
  if (stagesForbid(ledger, stage))
    return refuse('StagesSkipped', {}, wanted.start.kind === 'BESIDE' ? 'start' : 'stageIds');
  const { lastTaskNumber } = workflow;
  recordPlan(ledger, {
    kind: 'STAGE_ADDED',
    cause: 'stage.add',
    taskId: null,
    stageId: id,
    stage,
    stageTexts: { name, description },
    tasks: [],
    texts: [],
    values: [],
    votes: [],
    before: { lastTaskNumber },
    after: { lastTaskNumber },
  });
  waitForBoth(ledger, stage, 'stage.add');
  return decideAddTask(ledger, { kind: 'ADD_TASK', stageId: id, before: null, ...first });
};
