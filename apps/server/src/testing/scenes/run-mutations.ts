import type { TaskId } from '@baton/domain/core/ids';
import type { SelectedReset } from '@baton/domain/run-model/command/reset-choice';
import type { PatchedTable, RunCommand } from '@baton/domain/run-model/command/command';
import type { RunWorkflow } from '@baton/domain/run-model/run';
import {
  addTaskMutation,
  moment,
  addStageMutation,
  type RunMutation,
} from './addition-mutations.ts';

/** Returns a table change in API format, with cells as a list. */
const patchInput = ({ instance, patch }: PatchedTable): object => ({
  instance,
  ...patch,
  insertRows: patch.insertRows.map(({ cells, ...row }) => ({
    ...row,
    cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
  })),
});

/** Adds the decisions about linked workflows and requests of reset tasks. */
const withResets = (
  mutation: RunMutation,
  resets: readonly SelectedReset[] | undefined,
): RunMutation => ({
  ...mutation,
  more: { resets: ['[ResetChoiceInput!]', resets ?? null] },
});

/** Returns the mutation that undoes the command with `undoneKey`. */
export const undoMutation = (
  command: RunCommand,
  undoneKey: string,
  idempotencyKey: string,
): { readonly document: string; readonly variables: object } => ({
  document: `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`,
  variables: { input: { idempotencyKey, undoneKey, taskId: targetTask(command) } },
});

/** Returns the task that a command targets. Null if it targets the workflow. */
export const targetTask = (command: RunCommand): TaskId | null =>
  'taskId' in command && command.kind !== 'DELETE_TASK' ? command.taskId : null;

/**
 * Returns the mutation of a command. Null for commands without one: timers, responses, messages of
 * other workflows.
 */
const mutationOf = (
  { id: workflowId, version }: RunWorkflow,
  command: RunCommand,
): RunMutation | null => {
  const ofTask = (name: string, more: object = {}, type = 'TaskCommandInput'): RunMutation => ({
    name,
    type,
    input: { taskId: 'taskId' in command ? command.taskId : '', ...more },
  });
  const ofWorkflow = (name: string, more: object = {}): RunMutation => ({
    name,
    type: 'WorkflowCommandInput',
    input: { workflowId, ...more },
  });
  const ofStage = (
    name: string,
    { stageId, reason }: { readonly stageId: string; readonly reason: string },
  ): RunMutation => ({ name, type: 'StageCommandInput', input: { workflowId, stageId, reason } });
  switch (command.kind) {
    case 'SAVE_VALUES':
      return ofTask(
        'saveTaskValues',
        { values: command.values, tables: (command.tables ?? []).map(patchInput) },
        'SaveTaskValuesInput',
      );
    case 'SUBMIT':
      return {
        ...ofTask('completeTask'),
        more: { values: ['[FieldValueInput!]', command.values ?? null] },
      };
    case 'COMPLETE_ON_BEHALF':
      return ofTask('completeTaskOnBehalf', { reason: command.reason });
    case 'RECALL':
      return ofTask('recallTask');
    case 'REPORT_EXCEPTION': {
      const { category, text } = command;
      return ofTask('reportException', { category, text }, 'ReportExceptionInput');
    }
    case 'RESOLVE_EXCEPTION':
      return ofTask('resolveException', { reason: command.comment });
    case 'SKIP':
      return ofTask('skipTask', { reason: command.reason });
    case 'UNSKIP':
      return ofTask('unskipTask');
    case 'APPROVE':
      return ofTask('approveTask', { comment: command.comment }, 'VoteInput');
    case 'REJECT':
      return withResets(
        ofTask(
          'rejectTask',
          { comment: command.comment, remarks: command.remarks },
          'RejectTaskInput',
        ),
        command.resets,
      );
    case 'COUNTER': {
      const { comment, values, remarks } = command;
      return ofTask('counterTask', { comment, values, remarks }, 'CounterTaskInput');
    }
    case 'EDIT_SHARED':
      return ofTask('editTaskData', { values: command.values }, 'EditTaskDataInput');
    case 'REOPEN': {
      const { reason, cascade } = command;
      return ofTask('reopenTask', { reason, cascade }, 'ReopenTaskInput');
    }
    case 'ACKNOWLEDGE':
      return ofTask('acknowledgeTask');
    case 'DECLINE':
      return ofTask('declineTask', { reason: command.reason });
    case 'CLAIM':
      return ofTask('claimTask');
    case 'DELEGATE': {
      const { to, comment } = command;
      return ofTask('delegateTask', { toId: to, comment }, 'DelegateTaskInput');
    }
    case 'CHANGE_CC':
      return ofTask('changeTaskCc', { ccIds: command.cc }, 'ChangeCcInput');
    case 'ADD_APPROVERS':
      return ofTask('addApprovers', { approverIds: command.approvers }, 'AddApproversInput');
    case 'CHANGE_VOTE': {
      const { decision, comment, remarks } = command;
      return ofTask('changeVote', { decision, comment, remarks }, 'ChangeVoteInput');
    }
    case 'OVERRIDE': {
      const { decision, reason } = command;
      return ofTask('overrideApproval', { decision, comment: reason }, 'DecideInput');
    }
    case 'REVOKE':
      return ofTask('revokeDecision', { reason: command.reason });
    case 'ASK_INFORMATION':
      return ofTask(
        'askForInformation',
        { text: command.text, remarks: command.remarks },
        'AskInformationInput',
      );
    case 'ANSWER_INFORMATION':
      return ofTask('answerInquiry', { text: command.text }, 'InquiryInput');
    case 'ASSIGN':
      return ofTask('assignTask', { assigneeIds: command.assignees }, 'AssignTaskInput');
    case 'CHANGE_DUE_DATE':
      return ofTask(
        'changeTaskDueDate',
        { dueOn: moment(command.dueOn) },
        'ChangeTaskDueDateInput',
      );
    case 'DESCRIBE_TASK':
      return ofTask('updateTask', command.texts, 'UpdateTaskInput');
    case 'DELETE_TASK':
      return {
        name: 'deleteTask',
        type: 'DeleteTaskInput',
        input: { workflowId, taskId: command.taskId },
      };
    case 'UPDATE_STAGE':
      return {
        name: 'updateStage',
        type: 'UpdateStageInput',
        input: { workflowId, stageId: command.stageId, ...command.texts },
      };
    case 'DELETE_STAGE':
      return {
        name: 'deleteStage',
        type: 'DeleteStageInput',
        input: { workflowId, stageId: command.stageId },
      };
    case 'EDIT_WORKFLOW':
      return {
        name: 'updateWorkflow',
        type: 'UpdateWorkflowInput',
        input: { workflowId, ...command.texts, ownerId: command.ownerId },
      };
    case 'CHANGE_COLLABORATORS':
      return {
        name: 'shareWorkflow',
        type: 'ShareWorkflowInput',
        input: {
          workflowId,
          expectedVersion: version,
          sharedWith: command.collaborators.map(({ party, access }) => ({
            partyId: party,
            access,
          })),
        },
      };
    case 'RESTART_EXPIRED':
      return ofTask(
        'restartExpiredTask',
        { dueOn: moment(command.dueOn) },
        'RestartExpiredTaskInput',
      );
    case 'RESTART_STAGE':
      return withResets(
        {
          name: 'restartStage',
          type: 'RestartStageInput',
          input: {
            ...ofStage('', command).input,
            expectedVersion: version,
            wipe: command.wipe ?? false,
          },
        },
        command.resets,
      );
    case 'LEAVE_STAGE_SKIPPED':
      return ofStage('leaveStageSkipped', command);
    case 'SKIP_STAGE':
      return ofStage('skipStage', command);
    case 'START_STAGE_ANYWAY':
      return ofStage('startStageAnyway', command);
    case 'OVERRIDE_REJECTION':
      return ofTask('overrideRejection', { reason: command.reason }, 'OverrideRejectionInput');
    case 'PAUSE':
      return ofWorkflow('pauseWorkflow', { reason: command.reason });
    case 'RESUME':
      return ofWorkflow('resumeWorkflow');
    case 'END':
      return ofWorkflow('endWorkflow', { reason: command.reason });
    case 'DETACH':
      return ofWorkflow('detachWorkflow', { reason: command.reason });
    case 'RESTART': {
      const more = { withLinkedWorkflows: ['Boolean', command.withChildren ?? false] } as const;
      return { ...ofWorkflow('restartWorkflow', { reason: command.reason }), more };
    }
    case 'RUN_AGAIN': {
      const { stageId, reason, resets, wipe = false } = command;
      const input = { workflowId, stageId, reason, wipe };
      return withResets({ name: 'runWorkflowAgain', type: 'RunWorkflowAgainInput', input }, resets);
    }
    case 'DELETE':
      return ofWorkflow('deleteWorkflow');
    case 'RESTORE':
      return ofWorkflow('restoreWorkflow');
    case 'SEND_BACK': {
      const { targetId, reason, resets } = command;
      return withResets(ofTask('sendBackRejected', { targetId, reason }, 'SendBackInput'), resets);
    }
    case 'RETRY_AUTOMATION':
      return ofTask('retryAutomation', {}, 'RetryAutomationInput');
    case 'COMPLETE_AUTOMATION': {
      const { values, reason } = command;
      return ofTask('completeAutomation', { values, reason }, 'CompleteAutomationInput');
    }
    case 'START_NEW_CHILD': {
      const { request, endsFormer, reason } = command;
      return ofTask(
        'startNewLinkedWorkflow',
        { request, endsFormer, reason },
        'StartNewLinkedInput',
      );
    }
    case 'RESTART_CHILDREN': {
      const { request, reason } = command;
      return ofTask('restartLinkedWorkflows', { request, reason }, 'RestartLinkedInput');
    }
    case 'COMPLETE_LINKED': {
      const { values, reason } = command;
      return ofTask('completeLinkedTask', { values, reason }, 'CompleteLinkedInput');
    }
    case 'ADD_TASK':
      return addTaskMutation(workflowId, command);
    case 'ADD_STAGE':
      return addStageMutation(workflowId, command);
    // Sent by the system or a timer, or before the run exists.
    case 'START':
    case 'PREPARE':
    case 'SCHEDULE':
    case 'START_SCHEDULED':
    case 'DATE_REACHED':
    case 'ADOPT_CALENDAR':
    case 'ABSENCE_CHANGED':
    case 'CHILD_REPORT':
    case 'FOLLOW_PARENT':
    case 'RECORD_AUTOMATION':
    // Needs a workflow id of the database, and is tested in fix-link.test.ts.
    case 'RELINK':
    // Needs the key of another command. See `undoMutation`.
    case 'UNDO':
      return null;
  }
};

/** Returns document and variables of a command. Null for commands without a mutation. */
export const mutationFor = (
  workflow: RunWorkflow,
  command: RunCommand,
  idempotencyKey: string,
): { readonly document: string; readonly variables: object } | null => {
  const mutation = mutationOf(workflow, command);
  if (mutation === null) return null;
  const { name, type, input, more = {} } = mutation;
  const declared = Object.entries(more).map(([key, [of]]) => `, $${key}: ${of}`);
  const passed = Object.keys(more).map((key) => `, ${key}: $${key}`);
  return {
    document: `mutation ($input: ${type}!${declared.join('')}) {
      ${name}(input: $input${passed.join('')}) { changed { id } } }`,
    variables: {
      input: { ...input, idempotencyKey },
      ...Object.fromEntries(Object.entries(more).map(([key, [, value]]) => [key, value])),
    },
  };
};
