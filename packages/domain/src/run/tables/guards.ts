import type { Agent } from '../../party/actor.ts';
import { mayEditAutomation } from '../../access/automation-access.ts';
import { mayBringIn } from '../../access/bring-in.ts';
import { mayBecomeApprovers, mayEditCcTo } from '../../access/task/hand-over-access.ts';
import {
  mayAssignTo,
  mayEditDescription,
  mayEditName,
  mayReopenTaskWith,
} from '../../access/task/task-access.ts';
import type { TaskFacts } from '../../access/task/task-facts.ts';
import { mayStartWorkflow, type WorkflowFacts } from '../../access/workflow/workflow-access.ts';
import { refuse } from '../../core/refusal.ts';
import type { DescribeTaskCommand } from '../../run-model/command/about-command.ts';
import type {
  AssignCommand,
  ReopenCommand,
  RetryAutomationCommand,
} from '../../run-model/command/command.ts';
import { commentTooLong, reasonRefusal, textRefusal } from '../command/comment-length.ts';
import type {
  AddApproversCommand,
  ChangeCcCommand,
  DelegateCommand,
  RevokeCommand,
} from '../../run-model/command/people-command.ts';
import type { CommandGuard } from './row-of.ts';

// Guards that read the command. All others are rules of `access`.

export interface Reasoned {
  readonly reason: string;
}

export interface Commented {
  readonly comment: string;
}

/** A message or description of a problem. */
export interface Worded {
  readonly text: string;
}

export const hasReason = (_agent: Agent, _facts: unknown, { reason }: Reasoned) =>
  reasonRefusal(reason);

export const hasShortReason = (_agent: Agent, _facts: unknown, { reason }: Reasoned) =>
  commentTooLong(reason, 'reason');

/** A reason is optional if the end follows from a restart of the parent. */
export const hasReasonOfPerson = (agent: Agent, _facts: unknown, { reason }: Reasoned) =>
  agent === 'SYSTEM' ? null : reasonRefusal(reason);

/** People who revoke their own vote need no reason. */
export const hasReasonUnlessOwn: CommandGuard<TaskFacts, RevokeCommand> = (
  agent,
  { voters },
  { reason },
) =>
  agent !== 'SYSTEM' && voters.includes(agent.id)
    ? commentTooLong(reason, 'reason')
    : reasonRefusal(reason);

export const hasText = (_agent: Agent, _facts: unknown, { text }: Worded) =>
  textRefusal(text, 'text');

export const hasShortComment = (_agent: Agent, _facts: unknown, { comment }: Commented) =>
  commentTooLong(comment, 'comment');

export const mayReopen: CommandGuard<TaskFacts, Pick<ReopenCommand, 'cascade'>> = (
  agent,
  task,
  { cascade },
) => mayReopenTaskWith(agent, task, cascade);

export const mayDescribe: CommandGuard<TaskFacts, Pick<DescribeTaskCommand, 'texts'>> = (
  agent,
  task,
  { texts },
) => (texts.name === undefined ? mayEditDescription : mayEditName)(agent, task);

export const mayAssign: CommandGuard<TaskFacts, Pick<AssignCommand, 'assignees'>> = (
  agent,
  task,
  { assignees },
) =>
  mayAssignTo(agent, task, assignees) ??
  mayBecomeApprovers(
    task,
    assignees.filter((party) => !task.assignees.includes(party)),
    'assigneeIds',
  );

export const mayDelegateTo: CommandGuard<TaskFacts, Pick<DelegateCommand, 'to'>> = (
  agent,
  task,
  { to },
) => mayBringIn(agent, task, [to], 'toId') ?? mayBecomeApprovers(task, [to], 'toId');

export const mayAdd: CommandGuard<TaskFacts, AddApproversCommand> = (agent, task, { approvers }) =>
  mayBringIn(agent, task, approvers, 'approverIds') ??
  mayBecomeApprovers(task, approvers, 'approverIds') ??
  (approvers.length === 0 ? refuse('Required', {}, 'approverIds') : null);

export const mayChangeCc: CommandGuard<TaskFacts, Pick<ChangeCcCommand, 'cc'>> = (
  agent,
  task,
  { cc },
) => mayEditCcTo(agent, task, cc);

export const mayEditRequest: CommandGuard<TaskFacts, RetryAutomationCommand> = (
  agent,
  task,
  { automation },
) => (automation === null ? null : mayEditAutomation(agent, task));

export const mayStart: CommandGuard<WorkflowFacts> = (agent, workflow) =>
  agent === 'SYSTEM' ? null : mayStartWorkflow(agent, workflow);
