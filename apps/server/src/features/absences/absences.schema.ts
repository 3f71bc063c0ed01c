import DataLoader from 'dataloader';
import { mayListPeople } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { UserRef, type PartyNode } from '../people/index.ts';
import type { AbsenceNode } from './absence-node.ts';
import { absencesOf } from './absences.queries.ts';
import { endAbsence, setAbsence } from './change-absence.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, AbsenceNode | null>>();

/** Loads absences by person, in one round trip for all rows. */
const absenceLoader = (context: RequestContext): DataLoader<string, AbsenceNode | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, AbsenceNode | null>(
    async (ids) => {
      const [rows] = await context.db.read(absencesOf(ids, new Date(context.services.now())));
      const byId = new Map(rows.map((row) => [row.personId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // Not cached, because a command result must show the new state.
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
};

const AbsenceRef = builder.objectRef<AbsenceNode>('Absence').implement({
  description: 'Days on which a person is out of office, with the delegates.',
  fields: (t) => ({
    startsOn: t.expose('startsOn', { type: 'Date', description: 'First day of the absence.' }),
    endsOn: t.expose('endsOn', {
      type: 'Date',
      description: 'Last day of the absence.',
    }),
    isAway: t.exposeBoolean('isAway', {
      description: 'True if the person is out of office today.',
    }),
    workDelegate: t.field({
      type: UserRef,
      nullable: true,
      description: 'Delegate for tasks that name the person. Null without one.',
      resolve: ({ workDelegate }) => workDelegate,
    }),
    approvalDelegate: t.field({
      type: UserRef,
      nullable: true,
      description: 'Delegate for approvals that name the person. Null without one.',
      resolve: ({ approvalDelegate }) => approvalDelegate,
    }),
    roleDelegate: t.field({
      type: UserRef,
      nullable: true,
      description:
        "Delegate for tasks and approvals of the person's teams and roles. Null without one.",
      resolve: ({ roleDelegate }) => roleDelegate,
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  absence: t.field({
    type: AbsenceRef,
    nullable: true,
    description:
      'Current or next absence. For internal people and the person. Null for others, and without an absence.',
    resolve: async (user, _, context) => {
      const viewer = await context.viewer();
      return mayListPeople(actorOf(viewer)) !== null && viewer.userId !== user.id
        ? null
        : absenceLoader(context).load(user.id);
    },
  }),
}));

const SetAbsenceInput = builder.inputType('SetAbsenceInput', {
  description: 'Input of `setAbsence`.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'ID of the person.' }),
    startsOn: t.field({ type: 'Date', required: true, description: 'First day of the absence.' }),
    endsOn: t.field({
      type: 'Date',
      required: true,
      description: 'Last day of the absence.',
    }),
    workDelegateId: t.id({ description: 'Delegate for tasks. If null, tasks wait.' }),
    approvalDelegateId: t.id({
      description: 'ID of the delegate for approvals. Null for the general delegate.',
    }),
    roleDelegateId: t.id({
      description: 'ID of the delegate for tasks of roles. Null for the general delegate.',
    }),
  }),
});
const EndAbsenceInput = builder.inputType('EndAbsenceInput', {
  description: 'Input of `endAbsence`.',
  fields: (t) => ({ userId: t.id({ required: true, description: 'ID of the person.' }) }),
});
const AbsencePayloadRef = builder.objectRef<PartyNode>('AbsencePayload').implement({
  description: 'Result of `endAbsence` and `setAbsence`.',
  fields: (t) => ({
    user: t.field({ type: UserRef, description: 'The person.', resolve: (user) => user }),
  }),
});

builder.mutationFields((t) => ({
  setAbsence: t.field({
    type: AbsencePayloadRef,
    description: 'Sets the absence of a person and the delegates. Replaces the current absence.',
    args: { input: t.arg({ type: SetAbsenceInput, required: true }) },
    resolve: (_, { input }, context) => setAbsence(context, input),
  }),
  endAbsence: t.field({
    type: AbsencePayloadRef,
    description: 'Ends or removes an absence.',
    args: { input: t.arg({ type: EndAbsenceInput, required: true }) },
    resolve: (_, { input }, context) => endAbsence(context, input.userId),
  }),
}));
