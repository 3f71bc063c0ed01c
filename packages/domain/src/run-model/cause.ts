/** Inputs of default tasks. */
export type TaskInput =
  | 'activate'
  | 'saveDraft'
  | 'editShared'
  | 'acknowledge'
  | 'decline'
  | 'submit'
  | 'completeOnBehalf'
  | 'recall'
  | 'allLevelsApproved'
  | 'childRejected'
  | 'reopen'
  | 'skip'
  | 'autoSkip'
  | 'unskip'
  | 'reset'
  | 'assign'
  | 'claim'
  | 'delegate'
  | 'changeCc'
  | 'approvalRevoked'
  | 'sourceChanged'
  | 'changeDueDate'
  | 'describe'
  | 'tag'
  | 'delete'
  | 'expire'
  | 'restartExpired'
  | 'reportException'
  | 'resolveException';

/** Inputs of approvals, standalone or child. */
export type ApprovalInput =
  | 'activate'
  | 'approve'
  | 'reject'
  | 'counter'
  | 'changeVote'
  | 'overrideVotes'
  | 'askInformation'
  | 'answerInformation'
  | 'addApprover'
  | 'delegate'
  | 'changeCc'
  | 'revoke'
  | 'notRequired'
  | 'contentChanged'
  | 'override'
  | 'reset'
  | 'assign'
  | 'changeDueDate'
  | 'describe'
  | 'tag'
  | 'delete'
  | 'expire'
  | 'restartExpired'
  | 'reportException'
  | 'resolveException';

/** Inputs of automated tasks, in addition to those of default tasks. */
export type AutomationInput =
  | 'activate'
  | 'responseAccepted'
  | 'attemptFailed'
  | 'failedPermanently'
  | 'retry'
  | 'completeManually'
  | 'resultKept';

/** Inputs of linked tasks, in addition to those of default tasks. */
export type LinkedInput =
  | 'activate'
  | 'childStarted'
  | 'childCompleted'
  | 'childHalted'
  | 'childResumed'
  | 'enoughCompleted'
  | 'problemReported'
  | 'problemResolved'
  | 'relink'
  | 'startNew'
  | 'restartChild'
  | 'completeManually'
  | 'childRestarted';

/** Inputs of stages. */
export type StageInput =
  | 'triggerReached'
  | 'lastTaskSettled'
  | 'taskReopened'
  | 'reset'
  | 'restart'
  | 'startAnyway'
  | 'skip'
  | 'conditionChanged'
  | 'leaveSkipped'
  | 'delete'
  | 'describe';

/** Inputs of workflows. */
export type WorkflowInput =
  | 'start'
  | 'startDateReached'
  | 'pause'
  | 'resume'
  | 'end'
  | 'allStagesResolved'
  | 'restart'
  | 'runAgain'
  | 'taskReopened'
  | 'parentActs'
  | 'detach'
  | 'delete'
  | 'restore';

/**
 * What caused an event: a row of a state table, or another change that is allowed in every state.
 */
export type Cause =
  | `task.${TaskInput}`
  | `approval.${ApprovalInput}`
  | `automation.${AutomationInput}`
  | `linkedWorkflow.${LinkedInput}`
  | `stage.${StageInput}`
  | `workflow.${WorkflowInput}`
  | 'task.add'
  | 'task.escalate'
  | 'task.followDate'
  | 'task.coverAbsence'
  | 'stage.add'
  | 'workflow.prepare'
  | 'workflow.describe'
  | 'workflow.adoptCalendar'
  | 'undo';
