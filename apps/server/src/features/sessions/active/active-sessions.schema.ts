import { builder } from '../../../platform/graphql/builder.ts';
import { endSessionOf, listSessionsOf } from './active-sessions.ts';
import type { SessionNode } from './active-sessions.queries.ts';
import { SessionRef } from './session-types.ts';

const EndSessionOfPersonInput = builder.inputType('EndSessionOfPersonInput', {
  description: 'Input of `endSessionOfPerson`.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'ID of the person.' }),
    id: t.id({ required: true, description: 'ID of the session.' }),
  }),
});

interface Sessions {
  readonly sessions: readonly SessionNode[];
}

const SessionsPayloadRef = builder.objectRef<Sessions>('SessionsPayload').implement({
  description: 'Result of `endSessionOfPerson`.',
  fields: (t) => ({
    sessions: t.field({
      type: [SessionRef],
      description: 'Remaining sessions of the person.',
      resolve: ({ sessions }) => sessions,
    }),
  }),
});

builder.queryFields((t) => ({
  sessionsOfPerson: t.field({
    type: [SessionRef],
    description:
      'Sessions of a person in the workspace, the last used first. For people who can edit the person.',
    args: { personId: t.arg.id({ required: true, description: 'ID of the person.' }) },
    resolve: (_, { personId }, context) => listSessionsOf(context, personId),
  }),
}));

builder.mutationFields((t) => ({
  endSessionOfPerson: t.field({
    type: SessionsPayloadRef,
    description:
      'Ends a session of a person in the workspace within one second, and records it in the audit log.',
    args: { input: t.arg({ type: EndSessionOfPersonInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      sessions: await endSessionOf(context, input.personId, input.id),
    }),
  }),
}));
