import { mayReadInside } from '@baton/domain/access/inside-access';
import type { PartyId } from '@baton/domain/core/ids';
import { leadTime } from '@baton/domain/run/flow/plan-run';
import type { ExpirationStatus } from '@baton/domain/run-model/run';
import type { Duration, DurationUnit } from '@baton/domain/time/duration';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { TaskRef } from './task.schema.ts';

const ExpirationStatusRef = builder.enumType('ExpirationStatus', {
  description: 'Whether a task can expire.',
  values: enumValues<ExpirationStatus>({
    NON_EXPIRING: 'The task never expires.',
    EXPIRING: 'The task can expire.',
    EXPIRED: 'The task expired.',
  }),
});

const LeadTimeRef = builder.objectRef<Duration>('LeadTime').implement({
  description: 'Duration of a task.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', { description: 'Number of units.' }),
    unit: t.field({
      type: builder.enumType('LeadTimeUnit', {
        description: 'Unit of the duration of a task.',
        values: enumValues<DurationUnit>({
          DAYS: 'Days.',
          HOURS: 'Hours.',
          MINUTES: 'Minutes.',
          MONTHS: 'Months.',
          WEEKS: 'Weeks.',
        }),
      }),
      description: 'Unit of the duration.',
      resolve: ({ unit }) => unit,
    }),
  }),
});

const named = async (ids: readonly PartyId[], context: RequestContext) => {
  const found = await Promise.all(ids.map((id) => loadParty(id, context)));
  return found.filter((party) => party !== null);
};

builder.objectFields(TaskRef, (t) => ({
  expirationStatus: t.field({
    type: ExpirationStatusRef,
    description: 'Whether the task can expire.',
    resolve: ({ task }) => task.expirationStatus,
  }),
  subject: t.string({
    description: 'Subject in one line: the task, or the work to approve, with its workflow.',
    resolve: ({ name, workflowName }) => `${workflowName}: ${name}`,
  }),
  assignedBy: t.field({
    type: PartyRef,
    nullable: true,
    description: 'Person who last assigned it to others. Null if the blueprint did.',
    resolve: ({ task: { assignedBy } }, _, context) =>
      assignedBy === null ? null : loadParty(assignedBy, context),
  }),
  backupAssignees: t.field({
    type: [PartyRef],
    description: 'Assignees if no other assignee is left. For internal people.',
    resolve: async ({ task }, _, context) =>
      mayReadInside(actorOf(await context.viewer())) === null
        ? named(task.plan.backups, context)
        : [],
  }),
  leadTime: t.field({
    type: LeadTimeRef,
    nullable: true,
    description: 'Duration from its start. Null if it has a fixed due date or none.',
    resolve: ({ task }) => leadTime(task.plan.dueRule),
  }),
}));
