import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { approvalTable } from '../packages/domain/src/run/tables/approval-table.ts';
import { automationTable } from '../packages/domain/src/run/tables/automation-table.ts';
import { bulkTable } from '../packages/domain/src/bulk-job/bulk-table.ts';
import type { StateRow, StateTable } from '../packages/domain/src/core/state-table.ts';
import { linkedTable } from '../packages/domain/src/run/tables/linked-table.ts';
import { stageTable } from '../packages/domain/src/run/tables/stage-table.ts';
import { taskTable } from '../packages/domain/src/run/tables/task-table.ts';
import { workflowTable } from '../packages/domain/src/run/tables/workflow-table.ts';
import { approvalMatrix } from '../packages/fixtures/src/matrix/matrix-of-approvals.ts';
import { automationMatrix } from '../packages/fixtures/src/matrix/matrix-of-automations.ts';
import { childApprovalMatrix } from '../packages/fixtures/src/matrix/matrix-of-child-approvals.ts';
import { linkedMatrix } from '../packages/fixtures/src/matrix/matrix-of-linked-tasks.ts';
import { stageMatrix } from '../packages/fixtures/src/matrix/matrix-of-stages.ts';
import { taskMatrix } from '../packages/fixtures/src/matrix/matrix-of-tasks.ts';
import { workflowMatrix } from '../packages/fixtures/src/matrix/matrix-of-workflows.ts';

// Writes docs/states/ from the state tables of the engine.
// With --check, writes nothing and fails if a page is out of date.

/** Returns `stageInProgress` as words: stage in progress. */
const words = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const label = (row: StateRow): string =>
  `${words(row.on)}${row.when === undefined ? '' : ` [${words(row.when)}]`}`;

/** Returns one arrow for each pair of states, with its transitions. */
const arrows = (rows: readonly StateRow[]): readonly string[] => {
  const labels = new Map<string, string[]>();
  for (const row of rows)
    for (const from of row.from) {
      // The table shows transitions that keep the state. The diagram leaves them out.
      if (row.to === 'SAME') continue;
      const arrow = `${from} --> ${row.to}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), label(row)]);
    }
  return [...labels].map(([arrow, on]) => `  ${arrow}: ${on.join(', ')}`);
};

const line = (row: StateRow): string =>
  `| ${[
    row.from.join(', '),
    words(row.on),
    row.when === undefined ? '' : words(row.when),
    (row.guards ?? []).map(({ name }) => words(name)).join(', '),
    row.to === 'SAME' ? 'the same' : row.to,
  ].join(' | ')} |`;

const cells = <Row extends StateRow>(table: StateTable<Row>): readonly string[] =>
  table.states.map(
    (state) =>
      `| ${[
        state,
        ...table.inputs.map((on) =>
          table
            .rowsFor(state, on)
            .map(({ to }) => (to === 'SAME' ? '✓' : `→ ${to}`))
            .join('<br>'),
        ),
      ].join(' | ')} |`,
  );

const ruler = (columns: number): string => `|${'---|'.repeat(columns)}`;

const pageOf = <Row extends StateRow>(
  table: StateTable<Row>,
  title: string,
  intro: string,
): string => `# ${title}

${intro}

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${String(table.states[0])}
${arrows(table.rows).join('\n')}
\`\`\`

## Transitions

| From | Event | When | Guards | To |
${ruler(5)}
${table.rows.map(line).join('\n')}

## Every event in every state

An empty cell is refused with an error code, and nothing changes. ✓: the state stays.

| | ${table.inputs.map(words).join(' | ')} |
${ruler(table.inputs.length + 1)}
${cells(table).join('\n')}

This page is generated from the table by \`npm run codegen\`.
`;

/** Table of commands that `command-matrix.test.ts` compares with the engine. */
interface PrintedMatrix {
  readonly title: string;
  readonly says: string;
  readonly states: readonly string[];
  readonly rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Returns the text of a cell: an arrow, a check mark, or an error code. */
const cellText = (result: string, from: string): string => {
  if (result === 'STAYS' || result === from) return '✓';
  if (result === 'NOTHING') return 'nothing';
  return /^[A-Z_]+$/.test(result) ? `→ ${result === 'GONE' ? 'deleted' : result}` : result;
};

const matrixSection = ({ title, says, states, rows }: PrintedMatrix): string => {
  const everywhere = new Map<string, string[]>();
  const lines: string[] = [];
  for (const [command, row] of Object.entries(rows)) {
    const at = (state: string): string =>
      cellText(Object.entries(row).find(([, in_]) => in_.includes(state))?.[0] ?? '', state);
    const [first = '', ...others] = states.map(at);
    if (others.every((one) => one === first))
      everywhere.set(first, [...(everywhere.get(first) ?? []), command]);
    else lines.push(`| ${[command, first, ...others].join(' | ')} |`);
  }
  const same = [...everywhere].map(([result, kinds]) => `${result}: ${kinds.join(', ')}`);
  return `## ${title}

${says}

| | ${states.join(' | ')} |
${ruler(states.length + 1)}
${lines.join('\n')}
${same.length === 0 ? '' : `\nThe same in every state. ${same.join('; ')}.\n`}`;
};

const commands = `# Commands

The result of each command in each state, given by a person with the permission. An arrow shows the new state. ✓: the
command applies, and the state stays. nothing: the command is accepted without effect. Other entries are error codes.
\`packages/domain/src/run/engine/command-matrix.test.ts\` compares the tables with the engine.

These states come on top of the status of a task: SKIPPED; REPORTED, with an open problem; EXPIRED; PAUSED and ENDED, with
its workflow. VOTED: one of several approvers approved. ASKED: an approver asked for information.

${[
  taskMatrix,
  approvalMatrix,
  childApprovalMatrix,
  automationMatrix,
  linkedMatrix,
  stageMatrix,
  workflowMatrix,
]
  .map(matrixSection)
  .join('\n')}
This page is generated by \`npm run codegen\`.
`;

const index = `# States

Every transition of a running workflow is one row of a table. These pages are generated from the tables that the
engine uses.

| | What | Table |
|---|---|---|
| [Workflow](workflow.md) | a workflow | \`packages/domain/src/run/tables/workflow-table.ts\` |
| [Stage](stage.md) | a stage | \`packages/domain/src/run/tables/stage-table.ts\` |
| [Task](task.md) | a task of type DEFAULT | \`packages/domain/src/run/tables/task-table.ts\` |
| [Approval](approval.md) | a standalone or child approval | \`packages/domain/src/run/tables/approval-table.ts\` |
| [Linked workflow](linked-workflow.md) | a task that starts workflows | \`packages/domain/src/run/tables/linked-table.ts\` |
| [Automation](automation.md) | a task that sends requests | \`packages/domain/src/run/tables/automation-table.ts\` |
| [Bulk job](bulk-job.md) | a bulk start or bulk invitation from one file | \`packages/domain/src/bulk-job/bulk-table.ts\` |

[Commands](commands.md) shows the result of each command in each state. Adding a task or a stage has no
earlier state, so it is only there.

After each command, the engine advances until nothing changes: stages start, their tasks start, reviews are decided,
finished stages complete, and finally the workflow.

## Task statuses

| Status | Meaning |
|---|---|
| INACTIVE | not started, reset, or skipped |
| PENDING_ACKNOWLEDGEMENT | started, waits for acceptance |
| PENDING_SUBMISSION | in progress. For an approval: waits for votes |
| PENDING_REVIEW | submitted, waits for approvals |
| REJECTED | a task: sent back. An approval: rejected |
| COMPLETED | completed and locked |

## Invariants

These rules apply after every command. \`packages/domain/src/run/engine/invariants.test.ts\` checks them by number, and
\`apps/server/src/features/runs/histories.test.ts\` compares the engine with the stored state.

| | |
|---|---|
| 1 | A completed workflow has no open task. |
| 2 | No task is open in a stage that isn’t in progress. |
| 3 | A task is frozen exactly while its workflow is paused or ended and the task isn’t completed. |
| 4 | A task in review has at least one child approval that waits for votes in the current round. |
| 5 | A child approval waits for votes only while its task is in review. |
| 6 | A submitted value changes only by a new submission, a shared edit, or the result of a request or linked workflow. |
| 7 | Replaying the events gives the same run. |
| 8 | A repeated command with the same key has no further effect. |
| 9 | Every automatic start and skip, and every due date, has a decision record. |
| 10 | People don’t vote on their own work, and vote once per round. |
| 11 | Pausing and resuming changes only the due dates of open work. |
| 12 | Reopening an ended workflow restores the same open tasks, or the pause. |
| 13 | The engine always becomes stable, and a running workflow always waits for a person, a request, or a date. |
| 14 | An undo restores the run. |
| 15 | Every task, value, and vote has its parent, and no task waits for a missing task. |
| 16 | A task that requires an outcome is skipped exactly while another outcome has occurred. |
| 17 | The due date of a task is paused exactly while its blueprint says so. |
| 18 | A stage with a duration has a due date from its start. |
| 19 | A stage that waits for stages to be over isn’t skipped because of them, and doesn’t start as skipped. |
| 20 | Required tasks and their stages are skipped only by a condition. |
| 21 | Forms, activity, history, and explanations reveal nothing that the reader can’t see. |
| 22 | After a cascade, nothing continues that depended on the reset work. |
| 23 | A submitted form is complete, and its hidden fields are empty. |
| 24 | An escalation makes only people owner who can be owner. |
| 25 | A due date doesn’t ask people to approve their own work. |
| 26 | A command doesn’t expire the task that it makes active. |
| 27 | A command without a preview moves no work. |
| 28 | A due date gives no work to a party without people. |
| 29 | A rejection sends work back or waits for the owner. It isn’t asked again by the same command. |
| 30 | With “all must accept” or “all must submit”, someone who is still there is waited for. |
| 31 | An expired approval isn’t decided before it has a new due date. |
| 32 | A completed task is submitted, and its form shows the same values as conditions, successors, lists, exports, and the API. |
| 33 | A result of a machine counts only after its task is submitted, and no longer after a reset. |
| 34 | A submitted task keeps the values that it inherits at that moment. |

This page is generated by \`npm run codegen\`.
`;

const pages: Readonly<Record<string, string>> = {
  'README.md': index,
  'commands.md': commands,
  'workflow.md': pageOf(
    workflowTable,
    'Workflow',
    'The states of a workflow (`scheduleStatus`). It is created as NOT_STARTED, or as SCHEDULED with a start date in the future.',
  ),
  'stage.md': pageOf(stageTable, 'Stage', 'The states of a stage.'),
  'task.md': pageOf(taskTable, 'Task', 'The states of a task of type DEFAULT.'),
  'automation.md': pageOf(
    automationTable,
    'Automation',
    'The requests of a task of type AUTOMATION. Only a result of the attempt that the task waits for counts. Others change nothing.',
  ),
  'bulk-job.md': pageOf(
    bulkTable,
    'Bulk job',
    'The states of a bulk start or bulk invitation. HALTED: the person who started it can no longer start workflows or invite people.',
  ),
  'approval.md': pageOf(
    approvalTable,
    'Approval',
    'The states of a standalone or child approval. Its outcome is `approvalStatus`: PENDING while it waits for votes, then APPROVED or REJECTED, or NOT_REQUIRED.',
  ),
  'linked-workflow.md': pageOf(
    linkedTable,
    'Linked workflow',
    'The states of a task of type LINKED_WORKFLOW, in addition to those of any task. The inputs name what a child did. [ADR 13](../adr/0013-connect-linked-workflows-by-messages.md) describes the messages between workflows.',
  ),
};

const folder = path.resolve(import.meta.dirname, '../docs/states');
const isCheck = process.argv.includes('--check');
let drifted = 0;
for (const [name, text] of Object.entries(pages)) {
  const file = path.join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (isCheck) {
    drifted += 1;
    console.error(`docs/states/${name} is out of date, run npm run codegen`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote docs/states/${name}`);
}
if (drifted > 0) process.exit(1);
