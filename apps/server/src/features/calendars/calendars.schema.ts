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
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Start, as HH:mm.' }),
    to: t.exposeInt('to', { description: 'End, as HH:mm.' }),
  }),
});

const WorkDayRef = builder.objectRef<readonly WorkSpan[]>('WorkDay').implement({
  description: 'Working hours of one day.',
  fields: (t) => ({
    spans: t.field({
      type: [WorkSpanRef],
      description: 'Periods of work. Empty on a day off.',
      resolve: (day) => day,
    }),
  }),
});

const HolidayRef = builder.objectRef<Holiday>('Holiday').implement({
  description: 'Day without working hours.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day without work.' }),
    name: t.exposeString('name', { description: 'Name of the holiday.' }),
  }),
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
    holidays: t.field({
      type: [HolidayRef],
      description: 'Days without work.',
      resolve: ({ holidays }) => holidays,
    }),
    mayEdit: t.boolean({
      description: 'True if the viewer can change the calendar.',
      resolve: async (_, __, context) => mayEditTenant(actorOf(await context.viewer())) === null,
    }),
  }),
});

const WorkSpanInput = builder.inputType('WorkSpanInput', {
  description: 'Period of work.',
  fields: (t) => ({
    from: t.int({ required: true, description: 'Start, as HH:mm.' }),
    to: t.int({ required: true, description: 'End, as HH:mm.' }),
  }),
});
const WorkDayInput = builder.inputType('WorkDayInput', {
  description: 'Working hours of one day.',
  fields: (t) => ({
    spans: t.field({
      type: [WorkSpanInput],
      required: true,
      description: 'Periods of work. Empty on a day off.',
    }),
  }),
});
const HolidayInput = builder.inputType('HolidayInput', {
  description: 'Day without work.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Day without work.' }),
    name: t.string({ required: true, description: 'Name of the holiday.' }),
  }),
});
const UpdateWorkCalendarInput = builder.inputType('UpdateWorkCalendarInput', {
  description: 'Input of `updateWorkCalendar`.',
  fields: (t) => ({
    edition: t.int({
      required: true,
      description: 'Number of changes. Send it with the next change.',
    }),
    week: t.field({
      type: [WorkDayInput],
      required: true,
      description: 'Working hours from Monday to Sunday. A day without hours is free.',
    }),
    holidays: t.field({ type: [HolidayInput], required: true, description: 'Days without work.' }),
  }),
});
const WorkCalendarPayloadRef = builder.objectRef<WorkCalendar>('WorkCalendarPayload').implement({
  description: 'Result of `updateWorkCalendar`.',
  fields: (t) => ({
    workCalendar: t.field({
      type: WorkCalendarRef,
      description: 'The work calendar.',
      resolve: (one) => one,
    }),
  }),
});

builder.queryField('workCalendar', (t) =>
  t.field({
    type: WorkCalendarRef,
    description: 'Working hours and holidays of the workspace.',
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
      changeCalendar(context, null, { ...input, week: input.week.map(({ spans }) => spans) }),
  }),
);
