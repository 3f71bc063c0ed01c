import { asId, type StageId, type TaskId } from '@baton/domain/core/ids';
import type { PlanEvent, RunEvent, TextEvent } from '@baton/domain/run/event';
import type { RunPlan } from '@baton/domain/run/plan-run';
import { taskReference } from '@baton/domain/workflow/reference';
import type { AccessLevel } from '../../platform/db/database.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { PartyNode } from '../people/index.ts';

/** What a screen shows of a run beside its state: names, texts, people. No decision depends on it. */
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
  /** Everybody whom the run names, by id. */
  readonly parties: ReadonlyMap<string, PartyNode>;
}

export interface StageTexts {
  readonly name: string;
  readonly description: string;
}

export interface TaskTexts extends StageTexts {
  readonly reference: string;
  readonly tags: readonly string[];
  /** Counts changes of the task. */
  readonly version: number;
}

const textEvents = (events: readonly RunEvent[]): readonly TextEvent[] =>
  events.filter((event) => event.subject === 'TEXT');

/** The tasks that came into the run and went out of it. */
export const planEvents = (events: readonly RunEvent[]): readonly PlanEvent[] =>
  events.filter((event) => event.subject === 'PLAN');

/** The tasks that these events call otherwise. */
export const describedTasks = (events: readonly RunEvent[]): ReadonlySet<TaskId | null> =>
  new Set(textEvents(events).map(({ taskId }) => taskId));

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whatever events, written as JSON, name that has no text here: those that are parties still need a name. */
export const unnamedIn = (events: string, texts: RunTexts): readonly string[] =>
  [...new Set(events.match(uuid))].filter(
    (id) =>
      !texts.parties.has(id) &&
      !texts.tasks.has(asId<TaskId>(id)) &&
      !texts.stages.has(asId<StageId>(id)),
  );

/** What a new workflow is called and made from. */
export type WorkflowTexts = Pick<
  RunTexts,
  'reference' | 'name' | 'description' | 'tags' | 'blueprintId' | 'blueprintVersion' | 'plannedEnd'
>;

/** The texts of a run that is being made; nobody's name is known yet. */
export const textsOfPlan = (plan: RunPlan, workflow: WorkflowTexts): RunTexts => ({
  ...workflow,
  stages: new Map(plan.stageTexts.map((text) => [text.id, text])),
  tasks: new Map(
    plan.taskTexts.map(({ id, name, description }, index) => [
      id,
      {
        name,
        description,
        tags: [],
        reference: taskReference(workflow.reference, index + 1),
        version: 1,
      },
    ]),
  ),
  parties: new Map(),
});

/** The texts as these events leave them; the version of a task counts elsewhere. */
export const withTexts = (texts: RunTexts, events: readonly RunEvent[]): RunTexts => {
  const written = textEvents(events);
  const planned = planEvents(events);
  if (written.length + planned.length === 0) return texts;
  const tasks = new Map(texts.tasks);
  for (const { kind, tasks: concerned, texts: labels } of planned)
    for (const [at, { id }] of concerned.entries()) {
      const label = labels[at];
      if (kind === 'TASK_DELETED') tasks.delete(id);
      // Inserted, then written once more with what it is.
      else if (label !== undefined) tasks.set(id, { ...label, version: 2 });
    }
  let workflow = {};
  for (const { taskId, after } of written) {
    const known = taskId === null ? undefined : tasks.get(taskId);
    if (taskId === null) workflow = { ...workflow, ...after };
    else if (known !== undefined) tasks.set(taskId, { ...known, ...after });
  }
  return { ...texts, ...workflow, tasks };
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

// Carried on each task for lists.
const updateNameOfWorkflow = prepared(
  'update_name_of_workflow',
  `UPDATE task SET workflow_name = $2 WHERE tenant_id = app.tenant_id() AND workflow_id = $1`,
);

/** What these events call otherwise. */
export const textStatements = (
  events: readonly RunEvent[],
  workflowId: string,
): readonly Statement[] =>
  textEvents(events).flatMap(({ taskId, after: { name, description, tags } }) =>
    taskId === null
      ? [
          updateWorkflowTexts(workflowId, name ?? null, description ?? null, tags ?? null),
          ...(name === undefined ? [] : [updateNameOfWorkflow(workflowId, name)]),
        ]
      : [updateTaskTexts(taskId, name ?? null, description ?? null, tags ?? null)],
  );

export interface NamedParty extends PartyNode {
  readonly accessLevel: AccessLevel;
  /** Deleted or disabled: still named, but nothing new is given to them. */
  readonly isGone: boolean;
}

/** Names of parties. Looked up one by one: an ordinary join has the planner read the whole table. */
export const namesOfParties = prepared<NamedParty, readonly [ids: readonly string[]]>(
  'names_of_parties',
  `SELECT p.* FROM unnest($1::uuid[]) a (id), LATERAL (
     SELECT id, name, kind, access_level AS "accessLevel", deleted_at IS NOT NULL AS "isGone" FROM party
      WHERE tenant_id = app.tenant_id() AND party.id = a.id LIMIT 1) p`,
);
