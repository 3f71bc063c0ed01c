import { approvalTable } from '../../tables/approval-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { mostInquiries } from '../../../run-model/limits.ts';
import type {
  AnswerInformationCommand,
  AskInformationCommand,
} from '../../../run-model/command/people-command.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { putRemarks, fieldCommentsRefusal } from '../../values/field-comments.ts';
import type { Inquiry, RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

const inputs = {
  QUESTION: { on: 'askInformation', event: 'INFORMATION_ASKED' },
  ANSWER: { on: 'answerInformation', event: 'INFORMATION_ANSWERED' },
} as const;

const tooMany = ({ inquiries }: RunTask): Refusal | null =>
  inquiries.length >= mostInquiries
    ? refuse('TooMany', { count: inquiries.length + 1, max: mostInquiries }, 'text')
    : null;

/** Adds a message to the thread of the approval. */
const decideInquiry = (
  ledger: Ledger,
  kind: Inquiry['kind'],
  command: AskInformationCommand | AnswerInformationCommand,
): Refusal | null => {
  const { agent } = ledger;
  const { taskId, text } = command;
  const remarks = command.kind === 'ASK_INFORMATION' ? (command.remarks ?? []) : [];
  const { on, event } = inputs[kind];
  const approval = taskOf(ledger, taskId);
  if (approval === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotApprover');
  const row = takeRow(approvalTable, approval.status, on, {
    ask: askFor(ledger, approval, command),
    otherwise: refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal = tooMany(approval) ?? fieldCommentsRefusal(ledger, approval, remarks, agent.id);
  if (refusal !== null) return refusal;
  const { round } = approval;
  const line: Inquiry = { kind, by: agent.id, at: ledger.now, text: text.trim(), round };
  recordTask(
    ledger,
    event,
    approval,
    { inquiries: [...approval.inquiries, line] },
    { cause: row.value.cause, comment: line.text },
  );
  const said = { of: 'QUESTION', by: agent.id, cause: row.value.cause } as const;
  putRemarks(ledger, approval, remarks, said);
  return null;
};

export const decideAsk = (ledger: Ledger, command: AskInformationCommand): Refusal | null =>
  decideInquiry(ledger, 'QUESTION', command);

export const decideAnswer = (ledger: Ledger, command: AnswerInformationCommand): Refusal | null =>
  decideInquiry(ledger, 'ANSWER', command);
