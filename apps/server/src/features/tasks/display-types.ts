import type { DisplayStatus } from '@baton/domain/explain/display-status';
import type { Punctuality } from '@baton/domain/task/punctuality';
import type { TaskMark } from '@baton/domain/explain/task-mark';
import { builder, enumValues } from '../../platform/graphql/builder.ts';

export const DisplayStatusRef = builder.enumType('DisplayStatus', {
  description: 'Status that people see. The first matching rule of the task type decides.',
  values: enumValues<DisplayStatus>({
    APPROVAL_ENDED: 'The workflow of the approval ended.',
    APPROVAL_IN_PROGRESS: 'The approval waits for decisions.',
    APPROVAL_NOT_STARTED: "The approval hasn't started.",
    APPROVAL_OVERDUE: 'The approval is open and past its due date.',
    APPROVAL_PAUSED: 'The workflow of the approval is paused.',
    APPROVED: 'The approval was approved.',
    COMPLETED: 'The task is completed.',
    ENDED: 'The workflow of the task ended.',
    EXCEPTION: 'The task has an open problem.',
    EXPIRED: 'The grace period after the due date is over.',
    EXPIRING: 'The grace period after the due date has started.',
    IN_PROGRESS_ON_TRACK: 'The task is open and not past its due date.',
    IN_PROGRESS_OVERDUE: 'The task is open and past its due date.',
    NOT_STARTED: "The task hasn't started.",
    PAUSED: 'The workflow of the task is paused.',
    REJECTED: 'The approval was rejected.',
  }),
});

export const TaskMarkRef = builder.enumType('TaskMark', {
  description: 'Additional mark next to the status of a task.',
  values: enumValues<TaskMark>({
    COMPLETED_LATE: 'It was completed after its due date.',
    DELAYED: 'Its linked workflows are behind their plan.',
    PAUSED_FOR_EXCEPTION: 'A problem pauses its due date.',
    REOPENED: 'It was reopened.',
    SENT_BACK: 'An approver sent it back.',
    SUBMITTED: 'It waits for approvals.',
  }),
});

export const PunctualityRef = builder.objectRef<Punctuality>('Punctuality').implement({
  description: 'On time: completed on the due date. Early: before that day.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('PunctualityKind', {
        description: 'Whether a task was completed in time.',
        values: enumValues({
          ON_TIME: 'Completed on its due date.',
          EARLY: 'Completed before its due date.',
          LATE: 'Completed after its due date.',
        }),
      }),
      description: 'Whether the task was completed in time.',
      resolve: ({ kind }) => kind,
    }),
    minutes: t.int({
      description: 'Minutes early or late. 0 if on time.',
      resolve: ({ difference }) => Math.floor(difference / 60_000),
    }),
  }),
});
