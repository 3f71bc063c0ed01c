import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { approvalTable } from '../packages/domain/src/approval/approval-table.ts';
import { automationTable } from '../packages/domain/src/automation/automation-table.ts';
import { bulkTable } from '../packages/domain/src/bulk/bulk-table.ts';
import type { StateRow, StateTable } from '../packages/domain/src/core/state-table.ts';
import { linkedTable } from '../packages/domain/src/linked-workflow/linked-table.ts';
import { stageTable } from '../packages/domain/src/stage/stage-table.ts';
import { taskTable } from '../packages/domain/src/task/task-table.ts';
import { workflowTable } from '../packages/domain/src/workflow/workflow-table.ts';
import { approvalMatrix } from '../packages/fixtures/src/matrix/matrix-of-approvals.ts';
import { automationMatrix } from '../packages/fixtures/src/matrix/matrix-of-automations.ts';
import { childApprovalMatrix } from '../packages/fixtures/src/matrix/matrix-of-child-approvals.ts';
import { linkedMatrix } from '../packages/fixtures/src/matrix/matrix-of-linked-tasks.ts';
import { stageMatrix } from '../packages/fixtures/src/matrix/matrix-of-stages.ts';
import { taskMatrix } from '../packages/fixtures/src/matrix/matrix-of-tasks.ts';
import { workflowMatrix } from '../packages/fixtures/src/matrix/matrix-of-workflows.ts';

// Prints docs/states/ from the tables that the engine itself runs by.
// With --check it writes nothing, and fails when a page differs from its table.

/** `stageInProgress` as people write it: stage in progress. */
const words = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const label = (row: StateRow): string =>
  `${row.row} ${words(row.on)}${row.when === undefined ? '' : ` [${words(row.when)}]`}`;

/** One arrow for each pair of states, with every transition that takes it. */
const arrows = (rows: readonly StateRow[]): readonly string[] => {
  const labels = new Map<string, string[]>();
  for (const row of rows)
    for (const from of row.from) {
      // What changes no state would only clutter the picture; the table has it.
      if (row.to === 'SAME') continue;
      const arrow = `${from} --> ${row.to}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), label(row)]);
    }
  return [...labels].map(([arrow, on]) => `  ${arrow}: ${on.join(', ')}`);
};

const line = (row: StateRow): string =>
  `| ${[
    row.row,
    row.from.join(', '),
    words(row.on),
    row.when === undefined ? '' : words(row.when),
    row.guard === undefined ? '' : words(row.guard),
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
            .map(({ row, to }) => (to === 'SAME' ? row : `${row} → ${to}`))
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

| | From | Upon | When | Guard | To |
${ruler(6)}
${table.rows.map(line).join('\n')}

## Every state, every input

An empty cell is refused with an error code, and nothing changes.

| | ${table.inputs.map(words).join(' | ')} |
${ruler(table.inputs.length + 1)}
${cells(table).join('\n')}

This page is generated from the table by \`npm run codegen\`.
`;

/** A table of commands as `command-matrix.test.ts` compares it with the engine. */
interface PrintedMatrix {
  readonly title: string;
  readonly says: string;
  readonly states: readonly string[];
  readonly rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Refusals as they are, and what happens in words of a reader. */
const told = (result: string, from: string): string => {
  if (result === 'STAYS' || result === from) return '✓';
  if (result === 'NOTHING') return 'nothing';
  return /^[A-Z_]+$/.test(result) ? `→ ${result === 'GONE' ? 'deleted' : result}` : result;
};

const matrixSection = ({ title, says, states, rows }: PrintedMatrix): string => {
  const everywhere = new Map<string, string[]>();
  const lines: string[] = [];
  for (const [command, row] of Object.entries(rows)) {
    const at = (state: string): string =>
      told(Object.entries(row).find(([, in_]) => in_.includes(state))?.[0] ?? '', state);
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

What becomes of each command in each state of what it is about, given by somebody who may give it. A state
after an arrow is the one that it leads to; ✓: it is carried out, and the state is as before; nothing: it is let pass, and nothing
happens; anything else is the code that it is refused with. The tables are compared with the engine by
\`packages/domain/src/run/engine/command-matrix.test.ts\`.

Over the status of a task lie: SKIPPED; REPORTED, somebody has reported a problem; EXPIRED; PAUSED and ENDED, its
workflow stands still. VOTED: one of several approvers has agreed; ASKED: an approver has asked something.

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

Everything that moves in a running workflow moves by one of six tables. The pages here are
printed from the tables that the engine runs by, so they cannot be out of date.

| | What | Table |
|---|---|---|
| [Workflow](workflow.md) | the whole | \`packages/domain/src/workflow/workflow-table.ts\` |
| [Stage](stage.md) | a part of it | \`packages/domain/src/stage/stage-table.ts\` |
| [Task](task.md) | work to do | \`packages/domain/src/task/task-table.ts\` |
| [Approval](approval.md) | work to judge: a task of its own, or a child of another task | \`packages/domain/src/approval/approval-table.ts\` |
| [Linked workflow](linked-workflow.md) | work that other workflows do | \`packages/domain/src/linked-workflow/linked-table.ts\` |
| [Automation](automation.md) | the calls of a task that runs by itself | \`packages/domain/src/automation/automation-table.ts\` |

Workflows that are started together from the rows of a table have a table of their own:
[bulk start](bulk-start.md), \`packages/domain/src/bulk/bulk-table.ts\`.

What becomes of [each command in each state](commands.md) has a page of its own. A task that is added (D25) and a stage
that is added (G10) come into being and lead from no state: they stand there, and in no table.

After each command the engine lets follow what follows by itself, until nothing more does:
stages start, their tasks start, reviews are settled, finished stages complete, and at last
the workflow.

## What the statuses of a task mean

| Status | Meaning |
|---|---|
| INACTIVE | not started, reset, or not required any more |
| PENDING_ACKNOWLEDGEMENT | started; the assignee has to confirm it |
| PENDING_SUBMISSION | being worked on; for an approval, waiting for votes |
| PENDING_REVIEW | handed in; its approvals are not decided yet |
| REJECTED | a task: sent back to be done again; an approval: decided with no |
| COMPLETED | done and locked |

## Invariants

Hold after every command, whatever people do in whatever order. The property tests in
\`packages/domain/src/run/engine/invariants.test.ts\` check them by their numbers; 8 has to do with the API, whose histories
(\`apps/server/src/features/runs/histories.test.ts\`) hold the engine beside what is stored.

| | |
|---|---|
| 1 | A completed workflow has no open task. |
| 2 | No task is open in a stage that is not in progress. |
| 3 | A task is frozen exactly while its workflow is paused or ended and the task is not completed. |
| 4 | A task under review has at least one child approval that waits for votes in the current round. |
| 5 | A child approval waits for votes only while its task is under review. |
| 6 | What was handed in changes by being handed in anew, by an edit at its source, or by the answer of a call or of a linked workflow where that writes. |
| 7 | Replaying the events gives the same run. |
| 8 | A command that is given once more under its key changes nothing. |
| 9 | Every start and every skip that follows by itself, and every due date, has a record of how it was decided. |
| 10 | Nobody votes on their own work, and nobody is counted twice in a round. |
| 11 | A pause and its end change nothing but due dates of open work. Due no more is only what a day would have passed over without them, too: the optional work of a stage that was complete but for that day. |
| 12 | An end that is taken back leaves the same work open, or paused, as before. |
| 13 | The engine comes to rest, and a running workflow always waits for somebody, for a call or for a date. |
| 14 | What is taken back at once leaves the run as it was. |
| 15 | Every task, answer and vote has its place, and nothing waits for a task that is not there. |
| 16 | A task that waits for an outcome is passed over exactly while another has come. |
| 17 | The time of a task stands still exactly while its blueprint has it wait for somebody. |
| 18 | A stage that may take so long is due from its start on, and not before. |
| 19 | A stage that waits only until others are over is not passed over for their sake, and none comes in passed over. |
| 20 | What is required is skipped by nobody, nor is a stage that has it; only a condition passes over it. |
| 21 | Nobody is told, by forms, feed, history or explanations, what stands where they may not read. |
| 22 | After work was pulled back nothing goes on that was built on it. |
| 23 | What was handed in is whole: what its form wants is answered, and what it does not show is empty. |
| 24 | Nobody comes to lead a workflow by an escalation who cannot lead one. |
| 25 | Nobody is asked by a deadline to judge their own work. |
| 26 | Nothing expires by the command that has it asked anew or lets it go on. |
| 27 | A command that cannot be asked about beforehand moves no work; it changes who does it, by when and in which words. |
| 28 | Nobody is given work by a deadline, or told of it, behind whom nobody is any more. |
| 29 | A rejection has something done again, or stands for somebody to decide; it is not asked again at once. |
| 30 | Where each has to confirm, or to hand in, somebody who is there is waited for. |
| 31 | What has expired is not decided before it has a new date. |
| 32 | A completed task is submitted, and its form shows the same values as conditions, successors, lists, exports, and the API. |
| 33 | A result of a machine counts only after its task is submitted, and no longer after a reset. |
| 34 | A task that is submitted keeps the values that it inherits at that moment. |

This page is generated by \`npm run codegen\`.
`;

const pages: Readonly<Record<string, string>> = {
  'README.md': index,
  'commands.md': commands,
  'workflow.md': pageOf(
    workflowTable,
    'Workflow',
    'The life of a workflow (`scheduleStatus`). It is made as NOT_STARTED, or as SCHEDULED when its day is ahead (W1).',
  ),
  'stage.md': pageOf(stageTable, 'Stage', 'The life of a stage of a workflow.'),
  'task.md': pageOf(taskTable, 'Task', 'The life of a task of type DEFAULT.'),
  'automation.md': pageOf(
    automationTable,
    'Automation',
    'The calls of a task of type AUTOMATION; in everything else it is a task like others. `callMeant`: the result is that of the attempt which the task waits for. Any other is M6.',
  ),
  'bulk-start.md': pageOf(
    bulkTable,
    'Bulk start',
    'The life of a bulk start. HALTED: whoever started it may no longer start workflows.',
  ),
  'approval.md': pageOf(
    approvalTable,
    'Approval',
    'The life of an approval, of its own or of another task. Its outcome is in `approvalStatus`: PENDING while it waits for votes, then APPROVED or REJECTED, or NOT_REQUIRED.',
  ),
  'linked-workflow.md': pageOf(
    linkedTable,
    'Linked workflow',
    'The life of a task of type LINKED_WORKFLOW, besides what befalls any task. The names of the inputs say what a child did; how two workflows tell one another is in [ADR 16](../adr/0016-two-workflows-act-on-one-another.md).',
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
    console.error(`docs/states/${name} differs from its table; run npm run codegen`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote docs/states/${name}`);
}
if (drifted > 0) process.exit(1);
