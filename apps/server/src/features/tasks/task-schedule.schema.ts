import { taskOf, type RunView } from '@baton/domain/run-model/run-view';
import { taskSchedules, type TaskSchedule } from '@baton/domain/workflow/task-schedules';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import { nodeOfRun } from './task-node.ts';
import { detailsOf, TaskRef } from './task.schema.ts';

interface ScheduleNode extends TaskSchedule {
  readonly details: RunDetails;
}

const TaskScheduleRef = builder.objectRef<ScheduleNode>('TaskSchedule').implement({
  description: 'When a task is done, and when it should be.',
  fields: (t) => ({
    start: t.field({
      type: 'DateTime',
      description: 'Actual or forecast start.',
      resolve: ({ forecast }) => forecast.start,
    }),
    end: t.field({
      type: 'DateTime',
      description: 'Actual or forecast end, including its approvals.',
      resolve: ({ forecast }) => forecast.end,
    }),
    plannedStart: t.field({
      type: 'DateTime',
      description: 'Start by the plan, whatever happened since.',
      resolve: ({ plan }) => plan.start,
    }),
    plannedEnd: t.field({
      type: 'DateTime',
      description: 'End by the plan, including its approvals.',
      resolve: ({ plan }) => plan.end,
    }),
    isCritical: t.exposeBoolean('isCritical', {
      description: 'True if a delay of the task delays the workflow.',
    }),
    predecessors: t.idList({
      description: 'IDs of the readable tasks that must be settled before it starts.',
      resolve: ({ predecessors, details }) =>
        predecessors.filter((id) => {
          const task = taskOf(details.view, id);
          return task !== undefined && nodeOfRun(details, task) !== null;
        }),
    }),
  }),
});

type Schedules = ReturnType<typeof taskSchedules>;

/** Schedules by request and run, because all tasks of a run ask for them. */
const known = new WeakMap<RequestContext, WeakMap<RunView, Schedules>>();

const schedulesOf = (view: RunView, context: RequestContext): Schedules => {
  const ofRequest = known.get(context) ?? new WeakMap<RunView, Schedules>();
  known.set(context, ofRequest);
  const schedules = ofRequest.get(view) ?? taskSchedules(view, context.services.now());
  ofRequest.set(view, schedules);
  return schedules;
};

builder.objectFields(TaskRef, (t) => ({
  schedule: t.field({
    type: TaskScheduleRef,
    nullable: true,
    description: 'Plan and forecast. Null for approvals of tasks, and before a start is known.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      if (details === null) return null;
      const schedule = schedulesOf(details.view, context).get(node.task.id);
      return schedule === undefined ? null : { ...schedule, details };
    },
  }),
}));
