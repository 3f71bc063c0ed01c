import type { RunWorkflow } from '@baton/domain/run/run';
import type { AbsencesRow, AskedAbsences } from './current-absences.queries.ts';
import { prepared, type RowsOf, type Statement } from '../../../platform/db/statement.ts';
import {
  hasLeft,
  headColumns,
  isTorn,
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
import { valueColumns, type ValueRow } from '../stored/run-values.ts';

/** A row, with the workflow that it belongs to. */
type Of<Row> = Row & { readonly workflowId: string };

/** The statements that read runs, found by `where`: workflows' ids made of the first parameter. */
const statementsFor = (name: string, where: string) => {
  const found = (alias: string) =>
    `${alias}.tenant_id = app.tenant_id() AND ${alias}.workflow_id = ${where}`;
  const workflows = prepared<WorkflowRow>(
    `${name}_workflows`,
    `SELECT ${workflowColumns}, NULL AS "givenBefore" FROM workflow w
      WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );
  const stages = prepared<Of<StageRow>>(
    `${name}_stages`,
    `SELECT s.workflow_id AS "workflowId", ${stageColumns} FROM stage s WHERE ${found('s')} ORDER BY s.position`,
  );
  // Nobody is shown the descriptions either, and they are the larger part of most tasks.
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

/** Reads the runs of workflows, without the names of people: nobody is shown them. Of people it asks who has left. */
export const runsOfWorkflows = statementsFor('runs_of_workflows', 'ANY ($1::uuid[])');

/** Reads the runs that tasks belong to. */
export const runsOfTasks = statementsFor(
  'runs_of_tasks',
  `ANY (ARRAY(SELECT workflow_id FROM task WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])))`,
);

/** One look at runs that are known from before. */
export const headsOfWorkflows = prepared<
  Omit<RunHead, 'givenBefore'>,
  readonly [ids: readonly string[]]
>(
  'heads_of_workflows',
  `SELECT ${headColumns} FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[])`,
);

const byWorkflow = <Row extends { readonly workflowId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, ({ workflowId }) => workflowId);

/** The runs as they were at one moment each; one that a command changed while it was read is left out. */
export const runsIn = (
  [workflows, stages, tasks, votes, parties, values, versions, absent]: RowsOf<
    ReturnType<typeof runsOfWorkflows>
  >,
  asked: AskedAbsences,
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
    return isTorn(rows) ? [] : (toLoadedRun(rows, asked) ?? []);
  });
};
