import { asId, type StageId, type TaskId } from '@baton/domain/core/ids';
import type { RunEvent } from '@baton/domain/run/event';
import type { RunPlan } from '@baton/domain/run/plan-run';
import { taskReference } from '@baton/domain/workflow/reference';
import { prepared } from '../../platform/db/statement.ts';
import type { PartyNode } from '../people/index.ts';

/** What a screen shows of a run beside its state: names, texts, people. No decision depends on it. */
export interface RunTexts {
  readonly reference: string;
  readonly name: string;
  readonly description: string;
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
  /** Counts changes of the task. */
  readonly version: number;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whatever these events name that has no text here: those that are parties still need a name. */
export const unnamedIn = (events: readonly RunEvent[], texts: RunTexts): readonly string[] =>
  [...new Set(JSON.stringify(events).match(uuid))].filter(
    (id) =>
      !texts.parties.has(id) &&
      !texts.tasks.has(asId<TaskId>(id)) &&
      !texts.stages.has(asId<StageId>(id)),
  );

/** What a new workflow is called and made from. */
export type WorkflowTexts = Pick<
  RunTexts,
  'reference' | 'name' | 'description' | 'blueprintId' | 'blueprintVersion' | 'plannedEnd'
>;

/** The texts of a run that is being made; nobody's name is known yet. */
export const textsOfPlan = (plan: RunPlan, workflow: WorkflowTexts): RunTexts => ({
  ...workflow,
  stages: new Map(plan.stageTexts.map((text) => [text.id, text])),
  tasks: new Map(
    plan.taskTexts.map(({ id, name, description }, index) => [
      id,
      { name, description, reference: taskReference(workflow.reference, index + 1), version: 1 },
    ]),
  ),
  parties: new Map(),
});

interface NamedParty extends PartyNode {
  /** Deleted or disabled: still named, but nothing new is given to them. */
  readonly isGone: boolean;
}

/** Names of parties. Looked up one by one: an ordinary join has the planner read the whole table. */
export const namesOfParties = prepared<NamedParty, readonly [ids: readonly string[]]>(
  'names_of_parties',
  `SELECT p.* FROM unnest($1::uuid[]) a (id), LATERAL (
     SELECT id, name, kind, deleted_at IS NOT NULL AS "isGone" FROM party
      WHERE tenant_id = app.tenant_id() AND party.id = a.id LIMIT 1) p`,
);
