import { asId, type StageId, type TaskId } from '@baton/domain/core/ids';
import type { PlanEvent, RunEvent, TextEvent } from '@baton/domain/run-model/event';
import type { RunPlan } from '@baton/domain/run/flow/plan-run';
import { isAddition } from '@baton/domain/run/planned-work';
import { taskReference } from '@baton/domain/workflow/reference';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import type { PartyNode } from '../../../people/index.ts';

/** Names, texts, and people of a run. Screens show them, and no decision depends on them. */
export interface RunTexts {
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly blueprintId: string;
  readonly blueprintVersion: number;
  readonly plannedEnd: number | null;
  readonly stages: ReadonlyMap<StageId, StageTexts>;
  readonly tasks: ReadonlyMap<TaskId, TaskTexts>;
  /** All people, teams, and roles named in the run, by id. */
  readonly parties: ReadonlyMap<string, PartyNode>;
}

export interface StageTexts {
  readonly name: string;
  readonly description: string;
}

export interface TaskTexts extends StageTexts {
  readonly reference: string;
  readonly tags: readonly string[];
  /** Number of changes to the task. */
  readonly version: number;
}

const textEvents = (events: readonly RunEvent[]): readonly TextEvent[] =>
  events.filter((event) => event.subject === 'TEXT');

/** Returns the events that add or remove stages and tasks. */
export const planEvents = (events: readonly RunEvent[]): readonly PlanEvent[] =>
  events.filter((event) => event.subject === 'PLAN');

/** Returns the tasks whose texts change in these events. */
export const describedTasks = (events: readonly RunEvent[]): ReadonlySet<TaskId | null> =>
  new Set(textEvents(events).map(({ taskId }) => taskId));

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns the ids in the JSON of events for which no name is loaded yet. Some belong to people,
 * teams, and roles, whose names must then be loaded.
 */
export const unnamedIn = (events: string, texts: RunTexts): readonly string[] =>
  [...new Set(events.match(uuid))].filter(
    (id) =>
      !texts.parties.has(id) &&
      !texts.tasks.has(asId<TaskId>(id)) &&
      !texts.stages.has(asId<StageId>(id)),
  );

/** Name and origin of a new workflow. */
export type WorkflowTexts = Pick<
  RunTexts,
  'reference' | 'name' | 'description' | 'tags' | 'blueprintId' | 'blueprintVersion' | 'plannedEnd'
>;

/** Returns the texts of a new run. Names of people aren't loaded yet. */
export const textsOfPlan = (plan: RunPlan, workflow: WorkflowTexts): RunTexts => ({
  ...workflow,
  stages: new Map(plan.stageTexts.map((text) => [text.id, text])),
  tasks: new Map(
    plan.taskTexts.map(({ id, name, description, tags }, index) => [
      id,
      {
        name,
        description,
        tags,
        reference: taskReference(workflow.reference, index + 1),
        version: 1,
      },
    ]),
  ),
  parties: new Map(),
});

/** Returns the texts after these events. Task versions are counted elsewhere. */
export const withTexts = (texts: RunTexts, events: readonly RunEvent[]): RunTexts => {
  const written = textEvents(events);
  const planned = planEvents(events);
  if (written.length + planned.length === 0) return texts;
  const stages = new Map(texts.stages);
  const tasks = new Map(texts.tasks);
  for (const event of planned) {
    const isComing = isAddition(event);
    if (event.taskId === null && isComing) stages.set(event.stageId, event.stageTexts);
    else if (event.taskId === null) stages.delete(event.stageId);
    for (const [at, { id }] of event.tasks.entries()) {
      const label = event.texts[at];
      if (!isComing) tasks.delete(id);
      // The task was inserted and then updated with its details.
      else if (label !== undefined) tasks.set(id, { ...label, version: 2 });
    }
  }
  let workflow = {};
  for (const { taskId, stageId, after } of written) {
    const task = taskId === null ? undefined : tasks.get(taskId);
    const stage = stageId === undefined ? undefined : stages.get(stageId);
    if (taskId !== null && task !== undefined) tasks.set(taskId, { ...task, ...after });
    else if (stageId !== undefined && stage !== undefined)
      stages.set(stageId, { ...stage, ...after });
    else if (taskId === null && stageId === undefined) workflow = { ...workflow, ...after };
  }
  return { ...texts, ...workflow, stages, tasks };
};

const updateTaskTexts = prepared(
  'update_task_texts',
  `UPDATE task SET name = coalesce($2, name), description = coalesce($3, description),
          tags = coalesce($4::text[], tags), version = version + 1
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

const updateWorkflowTexts = prepared(
  'update_workflow_texts',
  `UPDATE workflow SET name = coalesce($2, name), description = coalesce($3, description),
          tags = coalesce($4::text[], tags)
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

const updateStageTexts = prepared(
  'update_stage_texts',
  `UPDATE stage SET name = coalesce($2, name), description = coalesce($3, description)
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

// Each task stores a copy of the names of its stage and workflow for lists.
const updateNameOfStage = prepared(
  'update_name_of_stage',
  `UPDATE task SET stage_name = $3 WHERE tenant_id = app.tenant_id() AND workflow_id = $1 AND stage_id = $2`,
);
const updateNameOfWorkflow = prepared(
  'update_name_of_workflow',
  `UPDATE task SET workflow_name = $2 WHERE tenant_id = app.tenant_id() AND workflow_id = $1`,
);

const textStatementsOf = (
  { taskId, stageId, after }: TextEvent,
  workflowId: string,
): readonly Statement[] => {
  const { name, description = null, tags = null } = after;
  if (taskId !== null) return [updateTaskTexts(taskId, name ?? null, description, tags)];
  if (stageId === undefined)
    return [
      updateWorkflowTexts(workflowId, name ?? null, description, tags),
      ...(name === undefined ? [] : [updateNameOfWorkflow(workflowId, name)]),
    ];
  return [
    updateStageTexts(stageId, name ?? null, description),
    ...(name === undefined ? [] : [updateNameOfStage(workflowId, stageId, name)]),
  ];
};

/** Returns statements that store the text changes of these events. */
export const textStatements = (
  events: readonly RunEvent[],
  workflowId: string,
): readonly Statement[] =>
  textEvents(events).flatMap((event) => textStatementsOf(event, workflowId));

export interface NamedParty extends PartyNode {
  readonly accessLevel: AccessLevel;
  /**
   * True if the person, team, or role is deleted or disabled. It keeps its name but gets nothing
   * new.
   */
  readonly isGone: boolean;
}

/**
 * Returns names of people, teams, and roles. Single lookups, because the planner reads the whole
 * table for a join.
 */
export const namesOfParties = prepared<NamedParty, readonly [ids: readonly string[]]>(
  'names_of_parties',
  `SELECT p.* FROM unnest($1::uuid[]) a (id), LATERAL (
     SELECT id, name, kind, access_level AS "accessLevel", deleted_at IS NOT NULL AS "isGone" FROM party
      WHERE tenant_id = app.tenant_id() AND party.id = a.id LIMIT 1) p`,
);
