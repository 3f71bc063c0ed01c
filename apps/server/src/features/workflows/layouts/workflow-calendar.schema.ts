import { mayListPeople } from '@baton/domain/access/people-access';
import { startOfDay } from '@baton/domain/core/dates';
import { addDays, daysBetween } from '@baton/domain/core/plain-date';
import { refuse } from '@baton/domain/core/refusal';
import type { Period } from '@baton/domain/list/date-filter';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { absencesInWorkflows, type NamedAbsence } from '../../absences/index.ts';
import { UserRef } from '../../people/index.ts';
import { ownWork, TaskRef, type TaskNode } from '../../tasks/index.ts';
import { filtersOf } from '../list/list-workflows.ts';
import { toWorkflowFilters, WorkflowFilterInput } from '../list/workflow-list-types.ts';
import { workflowPage } from '../list/workflow-page.queries.ts';
import { workflowOfRow, type WorkflowNode } from '../workflow-node.ts';
import { WorkflowRef } from '../workflow.schema.ts';
import { dueTaskIds } from './workflow-calendar.queries.ts';

interface CalendarRange {
  readonly from: string;
  readonly to: string;
  readonly workflows: readonly WorkflowNode[];
  readonly tasks: readonly TaskNode[];
  readonly isCut: boolean;
}

/** Maximum number of workflows, tasks, and days of a range. */
const most = 500;
const mostDays = 100;
const mostAbsences = 100;

const AbsenceRef = builder.objectRef<NamedAbsence>('CalendarAbsence').implement({
  description: 'Absence of a person who has unfinished tasks in the workflows of a calendar.',
  fields: (t) => ({
    person: t.field({
      type: UserRef,
      description: 'The person.',
      resolve: ({ personId, name }) => ({ id: personId, name, kind: 'USER' as const }),
    }),
    startsOn: t.expose('startsOn', { type: 'Date', description: 'First day of the absence.' }),
    endsOn: t.expose('endsOn', { type: 'Date', description: 'Last day of the absence.' }),
  }),
});

const CalendarRef = builder.objectRef<CalendarRange>('WorkflowCalendar').implement({
  description: 'What ends or is due in a range of days.',
  fields: (t) => ({
    workflows: t.field({
      type: [WorkflowRef],
      description: 'Workflows by planned end.',
      resolve: ({ workflows }) => [...workflows],
    }),
    tasks: t.field({
      type: [TaskRef],
      description: 'Open tasks by due date, of the workflows of the list.',
      resolve: ({ tasks }) => [...tasks],
    }),
    absences: t.field({
      type: [AbsenceRef],
      description:
        'Up to 100 absences in the range, by name. Only for viewers who can list the people of the workspace.',
      resolve: async ({ workflows, tasks, from, to }, _, context) => {
        if (mayListPeople(actorOf(await context.viewer())) !== null) return [];
        const ids = [...workflows.map(({ id }) => id), ...tasks.map((task) => task.workflowId)];
        const [found] = await context.db.read(
          absencesInWorkflows([...new Set(ids)], from, to, mostAbsences),
        );
        return found;
      },
    }),
    isCut: t.exposeBoolean('isCut', {
      description: 'True if there are more than 500 workflows or tasks.',
    }),
  }),
});

builder.queryField('workflowCalendar', (t) =>
  t.field({
    type: CalendarRef,
    description: 'Workflows of a list that end in these days, and their tasks that are due.',
    complexity: { field: 20, multiplier: 20 },
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'First day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'Last day.' }),
      withTasks: t.arg.boolean({ description: 'True if tasks are included.', defaultValue: false }),
      filter: t.arg({
        type: WorkflowFilterInput,
        description: 'Returns only workflows that match.',
      }),
    },
    resolve: async (_, { from, to, withTasks, filter }, context) => {
      const days = daysBetween(from, to);
      if (days < 0 || days >= mostDays)
        throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: mostDays }, 'to'));
      const { filters, reader } = await filtersOf(context, toWorkflowFilters(filter));
      const { timeZone } = reader;
      const shown: Period = {
        from: startOfDay(from, timeZone),
        to: startOfDay(addDays(to, 1), timeZone),
      };
      const sort = { key: 'PLANNED_END', direction: 'ASCENDING' } as const;
      const [rows, due] = await Promise.all([
        context.db.read(workflowPage({ ...filters, shown }, sort, null, most + 1, reader)),
        withTasks === true ? context.db.read(dueTaskIds(filters, shown, most + 1, reader)) : [[]],
      ]);
      return {
        ...{ from, to },
        workflows: rows[0].slice(0, most).map(workflowOfRow),
        tasks: await ownWork.byIds(
          context,
          due[0].slice(0, most).map(({ id }) => id),
        ),
        isCut: rows[0].length > most || due[0].length > most,
      };
    },
  }),
);
