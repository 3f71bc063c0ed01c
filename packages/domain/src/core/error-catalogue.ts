/**
 * Every code with which Baton refuses or fails, with its family and the names of its
 * parameters. One map gives the HTTP status, one the message id; both are complete or
 * the project does not compile. Codes of the specification keep their spelling.
 *
 * user: the person can mend it; operational: try again later; unexpected: our fault.
 */
export type ErrorFamily = 'user' | 'operational' | 'unexpected';

interface ErrorEntry {
  readonly family: ErrorFamily;
  readonly http: number;
  readonly params: readonly string[];
}

const user = (http: number, ...params: readonly string[]): ErrorEntry => ({
  family: 'user',
  http,
  params,
});

export const errorCatalogue = {
  // requests
  Unauthenticated: user(401),
  Forbidden: user(403),
  NotFound: user(404),
  VersionConflict: user(409),
  RateLimited: user(429, 'seconds'),
  RequestInvalid: user(400, 'detail'),
  Unavailable: { family: 'operational', http: 503, params: [] },
  Unexpected: { family: 'unexpected', http: 500, params: [] },
  // fields in general
  Required: user(400),
  TooLong: user(400, 'max'),
  TooShort: user(400, 'min'),
  OutOfRange: user(400, 'min', 'max'),
  InvalidEmail: user(400),
  InvalidDate: user(400),
  InvalidPhone: user(400),
  WrongValueType: user(400, 'kind'),
  StartDatePast: user(400),
  InvalidColor: user(400),
  InvalidTimeZone: user(400),
  InvalidHours: user(400),
  NoWorkingTime: user(400),
  HolidayTwice: user(400),
  UnknownParty: user(400),
  NameConflict: user(409, 'object', 'name'),
  EmailInUse: user(409),
  MaxResultsOutOfRange: user(400, 'min', 'max'),
  // passwords and sign-in (spec 5.2)
  PasswordTooShort: user(400, 'min'),
  PasswordTooFewClasses: user(400, 'min'),
  PasswordRepeats: user(400, 'max'),
  PasswordCommon: user(400),
  SignInFailed: user(401),
  TooManyAttempts: user(429, 'seconds'),
  InstallationAlreadySetUp: user(409),
  CannotRemoveSelfFromAdminRole: user(409),
  DeleteRoleWhilePublished: user(409, 'name'),
  // blueprints
  TooMany: user(400, 'count', 'max'),
  UnknownReference: user(400),
  InvalidKey: user(400),
  NestedConditionGroupsNotSupported: user(400),
  BlueprintHasErrors: user(409, 'count'),
  NothingToPublish: user(409),
  VersionNotesMaxLengthExceeded: user(400, 'max'),
  // imports (FileExceedsSize: largest size in KB)
  FileExceedsSize: user(400, 'max'),
  ImportNotReadable: user(400),
  ImportEmpty: user(400),
  ImportWithoutTable: user(400),
  ImportWithoutTaskColumn: user(400),
  ImportMappingMismatch: user(400),
  // workflows and tasks
  WorkflowNotRunning: user(409, 'status'),
  WorkflowAlreadyStarted: user(409, 'status'),
  WorkflowNotPaused: user(409, 'status'),
  WorkflowNotEnded: user(409, 'status'),
  WorkflowAlreadyOver: user(409, 'status'),
  WorkflowNotOver: user(409, 'status'),
  WorkflowDeleted: user(409),
  WorkflowNotDeleted: user(409),
  RestoreTooLate: user(409, 'days'),
  StartDateNotReached: user(409),
  CannotAssignExternalUserOrTeamAsWorkflowOwner: user(400),
  StageNotInProgress: user(409, 'status'),
  StageNotStarted: user(409),
  StageNotSkipped: user(409),
  StageAlreadyStarted: user(409),
  TaskNotOpen: user(409, 'status'),
  TaskNotCompleted: user(409, 'status'),
  TaskCompleted: user(409),
  TaskSkipped: user(409),
  TaskRequired: user(409),
  NotRejected: user(409),
  TaskNotSkipped: user(409),
  TaskHasException: user(409),
  TaskHasNoException: user(409),
  ReportOnParent: user(409),
  TaskNotInReview: user(409, 'status'),
  LevelDecided: user(409),
  TaskFrozen: user(409, 'reason'),
  TaskExpired: user(409),
  TaskNotExpired: user(409),
  DueDatePast: user(400),
  ApprovalNeedsVote: user(409),
  NotAnApproval: user(409),
  NotAssignee: user(403),
  NotApprover: user(403),
  NotSubmitter: user(403),
  SelfApproval: user(403),
  AlreadyVoted: user(409),
  VotedOnEarlierLevel: user(403),
  AlreadyDecided: user(409, 'status'),
  CommentRequired: user(400),
  FollowersStarted: user(403),
  CannotRemoveAssignee: user(403),
  LoopLimit: user(409, 'max'),
  ActionItemHasValidationErrors: user(409, 'count'),
  MissingRequired: user(400, 'count'),
  FieldIsReadOnly: user(409),
  DoneByLinkedWorkflow: user(409),
  LinkedProblemOpen: user(409),
  NotALinkedTask: user(409),
  LinkedWorkflowGoesOn: user(409),
  WorkflowNotLinkable: user(409),
  WorkflowNotLinked: user(409),
  // automations
  FieldMappingForAutomationTaskMustBeCompleted: user(409),
  ExternalUserCannotCreateAutomatedTasks: user(403),
  AutomationNeedsAdmin: user(403),
  NotAnAutomation: user(409),
  AutomationRunsItself: user(409),
  AutomationNeedsDecision: user(409),
  // taking back
  UndoImpossible: user(409),
  UndoNotYours: user(403),
  UndoTooLate: user(409),
  UndoOvertaken: user(409),
  EngineLoop: { family: 'unexpected', http: 500, params: ['max'] },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
