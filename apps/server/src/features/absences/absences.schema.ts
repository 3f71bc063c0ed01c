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

/** Absences by person, read together with their neighbours' in one trip. */
const absenceLoader = (context: RequestContext): DataLoader<string, AbsenceNode | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, AbsenceNode | null>(
    async (ids) => {
      const [rows] = await context.db.read(absencesOf(ids, new Date(context.services.now())));
      const byId = new Map(rows.map((row) => [row.personId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // The answer of a command is to say how it is afterwards.
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
};

const AbsenceRef = builder.objectRef<AbsenceNode>('Absence').implement({
  description: 'When a person is out of office, and who stands in for them meanwhile.',
  fields: (t) => ({
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', {
      type: 'Date',
      description: 'The last day on which they are away.',
    }),
    isAway: t.exposeBoolean('isAway', { description: 'Whether they are away just now.' }),
    workDelegate: t.field({
      type: UserRef,
      nullable: true,
      description: 'Does what is given to them by name.',
      resolve: ({ workDelegate }) => workDelegate,
    }),
    approvalDelegate: t.field({
      type: UserRef,
      nullable: true,
      description: 'Votes where they are asked by name.',
      resolve: ({ approvalDelegate }) => approvalDelegate,
    }),
    roleDelegate: t.field({
      type: UserRef,
      nullable: true,
      description: 'Does and votes on what comes to them by a team or role.',
      resolve: ({ roleDelegate }) => roleDelegate,
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  absence: t.field({
    type: AbsenceRef,
    nullable: true,
    description: 'The absence that is or comes next, for members and the person themselves.',
    resolve: async (user, _, context) => {
      const viewer = await context.viewer();
      return mayListPeople(actorOf(viewer)) !== null && viewer.userId !== user.id
        ? null
        : absenceLoader(context).load(user.id);
    },
  }),
}));

const SetAbsenceInput = builder.inputType('SetAbsenceInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    startsOn: t.field({ type: 'Date', required: true }),
    endsOn: t.field({
      type: 'Date',
      required: true,
      description: 'The last day on which they are away.',
    }),
    workDelegateId: t.id({ description: 'Null: what is theirs waits for them.' }),
    approvalDelegateId: t.id(),
    roleDelegateId: t.id(),
  }),
});
const EndAbsenceInput = builder.inputType('EndAbsenceInput', {
  fields: (t) => ({ userId: t.id({ required: true }) }),
});
const AbsencePayloadRef = builder.objectRef<PartyNode>('AbsencePayload').implement({
  fields: (t) => ({ user: t.field({ type: UserRef, resolve: (user) => user }) }),
});

builder.mutationFields((t) => ({
  setAbsence: t.field({
    type: AbsencePayloadRef,
    description:
      'Says when a person is away and who stands in for them, on what waits for them and on what comes meanwhile. Takes the place of what was said before.',
    args: { input: t.arg({ type: SetAbsenceInput, required: true }) },
    resolve: (_, { input }, context) => setAbsence(context, input),
  }),
  endAbsence: t.field({
    type: AbsencePayloadRef,
    description: 'They are back early, or do not go after all.',
    args: { input: t.arg({ type: EndAbsenceInput, required: true }) },
    resolve: (_, { input }, context) => endAbsence(context, input.userId),
  }),
}));
