import { mayEditTenant } from '@baton/domain/access/people-access';
import {
  usualCalendar,
  type Holiday,
  type WorkCalendar,
  type WorkSpan,
} from '@baton/domain/time/work-calendar';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { newestCalendar } from './calendars.queries.ts';
import { changeCalendar } from './change-calendar.ts';

const WorkSpanRef = builder.objectRef<WorkSpan>('WorkSpan').implement({
  description: 'Working hours as minutes of a day, from 0 to 1440.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
});

const WorkDayRef = builder.objectRef<readonly WorkSpan[]>('WorkDay').implement({
  fields: (t) => ({ spans: t.field({ type: [WorkSpanRef], resolve: (day) => day }) }),
});

const HolidayRef = builder.objectRef<Holiday>('Holiday').implement({
  description: 'Day without working hours.',
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), name: t.exposeString('name') }),
});

const WorkCalendarRef = builder.objectRef<WorkCalendar>('WorkCalendar').implement({
  description: 'Working hours of the workspace.',
  fields: (t) => ({
    edition: t.exposeInt('edition', {
      description: 'Number of changes. Send it with the next change.',
    }),
    week: t.field({
      type: [WorkDayRef],
      description: 'Working hours from Monday to Sunday. A day without hours is free.',
      resolve: ({ week }) => week,
    }),
    holidays: t.field({ type: [HolidayRef], resolve: ({ holidays }) => holidays }),
    mayEdit: t.boolean({
      resolve: async (_, __, context) => mayEditTenant(actorOf(await context.viewer())) === null,
    }),
  }),
});

const WorkSpanInput = builder.inputType('WorkSpanInput', {
  fields: (t) => ({ from: t.int({ required: true }), to: t.int({ required: true }) }),
});
const WorkDayInput = builder.inputType('WorkDayInput', {
  fields: (t) => ({ spans: t.field({ type: [WorkSpanInput], required: true }) }),
});
const HolidayInput = builder.inputType('HolidayInput', {
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true }),
    name: t.string({ required: true }),
  }),
});
const UpdateWorkCalendarInput = builder.inputType('UpdateWorkCalendarInput', {
  fields: (t) => ({
    edition: t.int({ required: true }),
    week: t.field({ type: [WorkDayInput], required: true }),
    holidays: t.field({ type: [HolidayInput], required: true }),
  }),
});
const WorkCalendarPayloadRef = builder.objectRef<WorkCalendar>('WorkCalendarPayload').implement({
  fields: (t) => ({ workCalendar: t.field({ type: WorkCalendarRef, resolve: (one) => one }) }),
});

builder.queryField('workCalendar', (t) =>
  t.field({
    type: WorkCalendarRef,
    resolve: async (_, __, context) => {
      const [[newest]] = await context.db.read(newestCalendar());
      return newest?.calendar ?? usualCalendar;
    },
  }),
);

builder.mutationField('updateWorkCalendar', (t) =>
  t.field({
    type: WorkCalendarPayloadRef,
    description:
      'Changes the work calendar. Remaining durations of running workflows are computed again.',
    args: { input: t.arg({ type: UpdateWorkCalendarInput, required: true }) },
    resolve: (_, { input }, context) =>
      changeCalendar(context, { ...input, week: input.week.map(({ spans }) => spans) }),
  }),
);
