import type { RunWorkflow } from '@baton/domain/run-model/run';
import type { AbsencesRow, AbsencesRequest } from './current-absences.queries.ts';
import { prepared, type RowsOf, type Statement } from '../../../../platform/db/statement.ts';
import {
  hasLeft,
  headColumns,
  isInconsistent,
  stageColumns,
  taskColumns,
  toLoadedRun,
  voteColumns,
  workflowColumns,
  type LoadedRun,
  type RunHead,
  type RunParty,
  type RunRows,
  type StageRow,
  type TaskRow,
  type VoteRow,
  type WorkflowRow,
} from './run-load.ts';
import { valueColumns, type ValueRow } from '../rows/run-values.ts';

/** A row with the id of its workflow. */
type Of<Row> = Row & { readonly workflowId: string };

/** Returns statements that read runs. `where` turns the first parameter into workflow ids. */
const statementsFor = (name: string, where: string) => {
  const found = (alias: string) =>
    `${alias}.tenant_id = app.tenant_id() AND ${alias}.workflow_id = ${where}`;
  const workflows = prepared<WorkflowRow>(
    `${name}_workflows`,
    `SELECT ${workflowColumns}, NULL AS "earlierUse" FROM workflow w
      WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );
  const stages = prepared<Of<StageRow>>(
    `${name}_stages`,
    `SELECT s.workflow_id AS "workflowId", ${stageColumns} FROM stage s WHERE ${found('s')} ORDER BY s.position`,
  );
  // Without descriptions, which aren't needed here and are most of a task's size.
  const columns = taskColumns.replace('t.description', `'' AS description`);
  const tasks = prepared<Of<TaskRow>>(
    `${name}_tasks`,
    `SELECT t.workflow_id AS "workflowId", ${columns} FROM task t WHERE ${found('t')}`,
  );
  const votes = prepared<Of<VoteRow>>(
    `${name}_votes`,
    `SELECT v.workflow_id AS "workflowId", ${voteColumns} FROM vote v WHERE ${found('v')} ORDER BY v.at`,
  );
  const values = prepared<Of<ValueRow>>(
    `${name}_values`,
    `SELECT f.workflow_id AS "workflowId", ${valueColumns} FROM field_value f WHERE ${found('f')}`,
  );
  const parties = prepared<Of<RunParty>>(
    `${name}_gone`,
    `SELECT DISTINCT t.workflow_id AS "workflowId", p.id, p.name, p.kind, true AS "isGone"
       FROM party p, task t WHERE ${found('t')} AND p.tenant_id = t.tenant_id AND p.id = ANY (t.assignees)
        AND ${hasLeft('p')}`,
  );
  const versions = prepared<Pick<RunWorkflow, 'id' | 'version'>>(
    `${name}_versions`,
    `SELECT w.id, w.version FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );
  return (ids: readonly string[], absent: Statement<AbsencesRow>) =>
    [
      workflows(ids),
      stages(ids),
      tasks(ids),
      votes(ids),
      parties(ids),
      values(ids),
      versions(ids),
      absent,
    ] as const;
};

/**
 * Reads runs of workflows without names of people, because no screen shows them. Still reads which
 * people have left.
 */
export const runsOfWorkflows = statementsFor('runs_of_workflows', 'ANY ($1::uuid[])');

/** Reads the runs that tasks belong to. */
export const runsOfTasks = statementsFor(
  'runs_of_tasks',
  `ANY (ARRAY(SELECT workflow_id FROM task WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])))`,
);

/** Reads the version data that shows whether cached runs are current. */
export const headsOfWorkflows = prepared<
  Omit<RunHead, 'earlierUse'>,
  readonly [ids: readonly string[]]
>(
  'heads_of_workflows',
  `SELECT ${headColumns} FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[])`,
);

const byWorkflow = <Row extends { readonly workflowId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, ({ workflowId }) => workflowId);

/** Returns consistent runs. Leaves out runs that a command changed during the read. */
export const runsIn = (
  [workflows, stages, tasks, votes, parties, values, versions, absent]: RowsOf<
    ReturnType<typeof runsOfWorkflows>
  >,
  asked: AbsencesRequest,
): readonly LoadedRun[] => {
  const [stagesOf, tasksOf, partiesOf] = [
    byWorkflow(stages),
    byWorkflow(tasks),
    byWorkflow(parties),
  ];
  const [votesOf, valuesOf] = [byWorkflow(votes), byWorkflow(values)];
  const last = new Map<string, Pick<RunWorkflow, 'version'>>(versions.map((one) => [one.id, one]));
  return workflows.flatMap((workflow) => {
    const { id } = workflow;
    const version = last.get(id);
    const rows: RunRows = [
      [workflow],
      stagesOf.get(id) ?? [],
      tasksOf.get(id) ?? [],
      votesOf.get(id) ?? [],
      partiesOf.get(id) ?? [],
      valuesOf.get(id) ?? [],
      version === undefined ? [] : [version],
      absent,
    ];
    const loaded = isInconsistent(rows) ? null : toLoadedRun(rows, asked);
    return loaded === null ? [] : { ...loaded, hasNames: false };
  });
};
