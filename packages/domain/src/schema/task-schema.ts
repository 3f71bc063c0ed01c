import { stepDefaults, taskDefaults, votingDefaults } from '../blueprint/complete-content.ts';
import type {
  Acknowledgement,
  ApprovalRule,
  ApprovalStep,
  BlueprintTask,
  BlueprintTaskType,
  ChangePolicy,
  ClockStop,
  Completion,
  DueRule,
  ManagerOf,
  OnRevoke,
  RejectAction,
  RejectEffect,
  RejectRule,
  RestartRule,
  ReviewResume,
  ReviewRule,
  StartDate,
  StartOutcome,
  TaskNeed,
  TaskTrigger,
  Voting,
  WantedOutcome,
} from '../blueprint/content.ts';
import type { PartyId, TaskKey } from '../core/ids.ts';
import type {
  Deadline,
  Escalation,
  EscalationAction,
  ExpiryOutcome,
  ExpiryRule,
} from '../time/deadline.ts';
import type { CountedIn, Duration, DurationUnit } from '../time/duration.ts';
import { automation, link } from './call-schema.ts';
import { instance, placeOf } from './field-schema.ts';
import { flag, id, list, number, object, oneOf, text, variants } from './schema-kit.ts';

const key = id<TaskKey>('Key that stays the same in all versions.');
const party = id<PartyId>('ID of a person, team, or role.');

const durationParts = {
  amount: number.describe('Number of units.'),
  unit: oneOf<DurationUnit>({
    DAYS: 'Days. Decimals are allowed.',
    WEEKS: 'Weeks. Decimals are allowed.',
    MONTHS: 'Months. Decimals are allowed.',
    HOURS: 'Hours.',
    MINUTES: 'Minutes.',
  }),
  countedIn: oneOf<CountedIn>({
    WORKING: 'Working hours.',
    CALENDAR: 'Calendar time. This is the default.',
  }),
};

export const duration = object<Duration>(durationParts, {}, ['countedIn']).meta({
  id: 'Duration',
  description: 'Length of time.',
});

const { countedIn } = durationParts;
const startParts = {
  FIXED: { shape: { date: text.describe('Date, as yyyy-MM-dd.') } },
  WORKFLOW_START: {
    shape: { days: number.describe('Days from the start of the workflow.'), countedIn },
    optional: ['countedIn'],
  },
  FIELD: {
    shape: {
      instance: placeOf.describe('Place of the date.'),
      days: number.describe('Days after the date. Negative for days before.'),
      countedIn,
    },
    defaults: { days: 0 },
    optional: ['countedIn'],
  },
} as const;

export const startDate = variants<StartDate>(startParts).meta({
  id: 'StartDate',
  description: 'Fixed date, days from the start of the workflow, or days from the date in a field.',
});

const due = variants<DueRule>({
  ...startParts,
  DURATION: { shape: durationParts, optional: ['countedIn'] },
})
  .meta({ id: 'DueRule', description: 'Start date, or duration from the start of the task.' })
  .nullable();

const expiry = object<ExpiryRule>(
  {
    grace: duration.describe('Time after the due date.'),
    outcome: oneOf<ExpiryOutcome>({
      BLOCK: "The task can't be completed until someone sets a new due date.",
      CONTINUE: 'Tasks only: later work continues without the task.',
      COMPLETE_EMPTY: 'Tasks only: the task is completed without values.',
      END_WORKFLOW: 'Tasks only: the workflow ends.',
      APPROVE: 'Approvals only: the approval is approved.',
      REJECT: 'Approvals only: the approval is rejected.',
      ESCALATE: 'Approvals only: one more approver is asked.',
    }),
    party: party.nullable().describe('For ESCALATE: who is also asked. Null for other outcomes.'),
  },
  { party: null },
);

const escalation = object<Escalation>(
  {
    key,
    when: oneOf<Escalation['when']>({
      BEFORE_DUE: 'Before the due date.',
      AFTER_DUE: 'After the due date.',
    }),
    time: duration.describe('Time before or after the due date.'),
    action: oneOf<EscalationAction>({
      ADD_ASSIGNEE: 'Adds an assignee.',
      ADD_CC: 'Adds a watcher.',
      CHANGE_OWNER: 'Changes the owner of the workflow.',
      RUN_AUTOMATION: 'Starts an automated task.',
    }),
    party: party
      .nullable()
      .describe('Party that is added or becomes the owner. Null for RUN_AUTOMATION.'),
    task: id<TaskKey>('For RUN_AUTOMATION: key of the automated task.'),
  },
  { party: null },
  ['task'],
);

const deadline = object<Deadline>(
  {
    countedFrom: oneOf<Deadline['countedFrom']>({
      START: 'When the task starts.',
      ACKNOWLEDGEMENT: 'When the task is accepted.',
    }),
    expiry: expiry.nullable().describe('When an open task expires. Null if it never does.'),
    escalations: list(escalation).describe('Actions before and after the due date.'),
  },
  { expiry: null, escalations: [] },
).meta({ id: 'Deadline', description: 'Actions before and after a due date.' });

const voting = object<Voting>(
  {
    threshold: number.describe('N: number of approvers. PERCENT: percentage of approvers.'),
    rejectRule: oneOf<RejectRule>({
      FIRST: 'After the first rejection.',
      WHEN_UNREACHABLE: 'When too few approvers can still approve.',
    }),
    eachMember: flag.describe('True if each member of teams and roles is asked.'),
    newVoters: flag.describe(
      "True if people who voted on an earlier level can't vote on this one.",
    ),
    mayPassOn: flag.describe('True if approvers can add approvers and reassign their vote.'),
    mayCounter: flag.describe('True if approvers can suggest values.'),
    onChange: oneOf<ChangePolicy>({
      KEEP: 'The approval stays when a covered value changes.',
      NOTIFY: 'The approval stays, and the activity shows the change.',
      RE_APPROVE: 'The approval starts again.',
    }),
  },
  votingDefaults,
).meta({ id: 'Voting', description: 'Settings of an approval rule.' });

const approvalRule = oneOf<ApprovalRule>({
  ANY: 'One approver must approve.',
  ALL: 'All approvers must approve.',
  N: 'A number of approvers must approve.',
  PERCENT: 'A percentage of the approvers must approve.',
  ALL_RESPOND_THEN_ANY: 'All approvers must vote, and one must approve.',
});

const managerOf = variants<ManagerOf>({
  OWNER: { shape: {} },
  SUBMITTER: { shape: {} },
  PERSON: { shape: { person: party } },
  FIELD: { shape: { instance: placeOf } },
}).meta({ id: 'ManagerOf', description: 'Person or field whose manager is meant.' });

const effectParts = {
  REWORK: { shape: {} },
  REOPEN_TASK: { shape: { task: id<TaskKey>('Key of the task to reopen.') } },
  RESTART_STAGE: { shape: { stage: id<BlueprintTask['stage']>('Key of the stage to restart.') } },
  REPORT_EXCEPTION: { shape: { task: id<TaskKey>('Key of the task that gets the problem.') } },
  CONTINUE: { shape: {} },
  END_WORKFLOW: { shape: {} },
  NONE: { shape: {} },
} as const;

const rejectEffect = variants<RejectEffect>(effectParts).describe('Effect of a rejection.');

const requiresComment = flag.describe('True if a rejection needs a comment.');
const rejectAction = variants<RejectAction>({
  REWORK: { shape: { requiresComment } },
  REOPEN_TASK: { shape: { ...effectParts.REOPEN_TASK.shape, requiresComment } },
  RESTART_STAGE: { shape: { ...effectParts.RESTART_STAGE.shape, requiresComment } },
  REPORT_EXCEPTION: { shape: { ...effectParts.REPORT_EXCEPTION.shape, requiresComment } },
  CONTINUE: { shape: { requiresComment } },
  END_WORKFLOW: { shape: { requiresComment } },
  NONE: { shape: { requiresComment } },
});

const staffing = {
  rule: approvalRule,
  voting,
  peopleFrom: list(placeOf).describe('Places whose people are also asked.'),
  managersOf: list(managerOf).describe('Managers who are also asked.'),
  backups: list(party).describe('Parties that are asked if no one else is left.'),
  due: due.describe('Due date. Null without one.'),
  deadline,
};

const approvalStep = object<ApprovalStep>(
  {
    ...staffing,
    key,
    level: number.describe('1 is first. Approvals of one level run in parallel.'),
    approvers: list(party).describe('Named approvers.'),
    requiresComment,
    rejectAction: rejectEffect,
  },
  stepDefaults,
).meta({ id: 'ApprovalStep', description: 'Approval of a submitted task.' });

const review = object<ReviewRule>(
  {
    keepsVotes: flag.describe('True if approvals count again for an unchanged submission.'),
    reworkTime: duration.nullable().describe('Duration of rework. Null keeps the due date.'),
    onRevoke: oneOf<OnRevoke>({
      PULL_BACK: 'Dependent work is reset when an approval is revoked.',
      KEEP: 'It continues.',
    }),
  },
  taskDefaults.review,
);

export const restartRule = oneOf<RestartRule>({
  RUN_ALWAYS: 'It runs again.',
  SKIP_ON_RESTART: "It doesn't run again and keeps its result.",
  ONLY_ON_RESTART: 'It runs only on a restart.',
});

/** A task of a blueprint. */
export const task = object<BlueprintTask>(
  {
    ...staffing,
    key,
    stage: id('Key of the stage.'),
    displayOrder: number.describe('Position in the stage. Smaller numbers come first.'),
    type: oneOf<BlueprintTaskType>({
      DEFAULT: 'Work with an optional form.',
      APPROVAL: 'Decision of approvers.',
      AUTOMATION: 'Request to another system.',
      LINKED_WORKFLOW: 'Starts other workflows.',
    }),
    name: text.describe('Name of the task.'),
    description: text.describe('Description as rich text.'),
    tags: list(text).describe('IDs of tags. In a file, their names.'),
    assignees: list(party).describe('Assignees. For an APPROVAL, approvers.'),
    cc: list(party).describe('Watchers.'),
    ccFrom: list(placeOf).describe('Places whose people also watch the task.'),
    acknowledgement: oneOf<Acknowledgement>({
      NONE: 'No one must accept.',
      FIRST: 'One assignee must accept.',
      ALL: 'All assignees must accept.',
    }),
    completion: oneOf<Completion>({ ANY: 'One assignee submits.', ALL: 'Each assignee submits.' }),
    clockStops: list(
      oneOf<ClockStop>({
        PROBLEM: 'An open problem.',
        QUESTION: 'A question of an approver without a reply.',
      }),
    ).describe('What pauses the due date.'),
    trigger: object<TaskTrigger>(
      {
        afterTasks: list(id<TaskKey>('Key of the task.')).describe(
          'Tasks that must be completed or skipped first.',
        ),
        notBefore: startDate.nullable().describe('Null if the task starts as soon as it can.'),
      },
      { afterTasks: [], notBefore: null },
    ),
    startOutcomes: list(
      object<StartOutcome>({
        task: id('Key of the task.'),
        outcome: oneOf<WantedOutcome>({
          COMPLETED: 'The task was completed, and not skipped or expired.',
          APPROVED: 'The approval was approved.',
          REJECTED: 'The approval was rejected.',
        }),
      }),
    ).describe('Required outcomes of predecessors. Others can have any outcome.'),
    approvals: list(approvalStep).describe('Approvals after the submission.'),
    rejectAction: rejectAction.describe('Effect of a rejection of an APPROVAL.'),
    link: link.nullable().describe('What a LINKED_WORKFLOW starts. Null for other types.'),
    automation: automation.nullable().describe('Request of an AUTOMATION. Null for other types.'),
    restartRule,
    fields: list(instance).describe('Form fields in order.'),
    need: oneOf<TaskNeed>({
      REQUIRED: "The stage waits for it, and it can't be skipped.",
      NORMAL: 'The stage waits for it.',
      OPTIONAL: "The stage doesn't wait for it.",
    }),
    reviewResume: oneOf<ReviewResume>({
      FIRST_LEVEL: 'Rework continues with the first level.',
      REJECTING_LEVEL: 'Rework continues with the level that rejected.',
    }),
    review,
  },
  { ...taskDefaults, due: null, trigger: { afterTasks: [], notBefore: null }, approvals: [] },
).meta({ id: 'BlueprintTask', description: 'Task of a blueprint.' });
