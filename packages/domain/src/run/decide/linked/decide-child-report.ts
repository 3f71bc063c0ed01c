import { refuse, type Refusal } from '../../../core/refusal.ts';
import { systemRow } from '../../../core/state-table.ts';
import type { ChildLink } from '../../../run-model/child-link.ts';
import { linkedTable } from '../../tables/linked-table.ts';
import type { ChildReportCommand } from '../../../run-model/command/command.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { followRestarted } from '../../linked/settle-linked.ts';
import type { LinkedInput } from '../../../run-model/cause.ts';

/** Returns the state table input for the report of a linked workflow. */
const inputOf = (before: ChildLink, { report }: ChildReportCommand): LinkedInput => {
  if (report.state === 'COMPLETED' && !report.isDeleted) return 'childCompleted';
  const isHalted =
    report.isDeleted || report.isDetached || !['SCHEDULED', 'RUNNING'].includes(report.state);
  if (isHalted) return 'childHalted';
  return before.state === 'REQUESTED' ? 'childStarted' : 'childResumed';
};

const isNews = (link: ChildLink, { report }: ChildReportCommand): boolean =>
  report.workflowId === null
    ? link.workflowId === null && link.state !== report.state
    : (link.workflowId === null || link.workflowId === report.workflowId) &&
      report.version > link.version;

/**
 * Records the report in any status of the workflow. The report takes effect while the workflow
 * runs. Ignores older reports and reports of other workflows.
 */
export const decideChildReport = (ledger: Ledger, command: ChildReportCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  const link = task?.links.find(({ request }) => request === command.request);
  if (ledger.agent !== 'SYSTEM') return refuse('Forbidden');
  if (task === undefined || link === undefined) return refuse('NotFound');
  if (!isNews(link, command)) return null;
  const { cause } = systemRow(linkedTable, task.status, inputOf(link, command));
  const noted: ChildLink = { ...link, ...command.report, isCalledBack: false };
  recordTask(
    ledger,
    'LINKED_WORKFLOW_REPORTED',
    task,
    { links: task.links.map((one) => (one.request === link.request ? noted : one)) },
    { cause },
  );
  followRestarted(ledger);
  return null;
};
