import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import type { SessionNode, SessionType } from './active-sessions.queries.ts';

const SessionTypeRef = builder.enumType('SessionType', {
  description: 'Who or what uses a session.',
  values: enumValues<SessionType>({
    BROWSER: 'A browser in which the person is signed in.',
    VIEWING: 'An admin who views Baton as this person.',
    API_TOKEN: 'A program with an API token of the person.',
    CALENDAR: 'A calendar that reads the dates of the person.',
    VISITOR: 'A visitor of a public form.',
    GUEST: 'A person without an account, who opened a link.',
  }),
});

export const SessionRef = builder.objectRef<SessionNode>('Session').implement({
  description: 'Access of a browser, a program, or a calendar in the name of a person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the session.' }),
    type: t.expose('type', { type: SessionTypeRef, description: 'Who or what uses it.' }),
    name: t.exposeString('name', { description: 'Name of an API token. Empty for others.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time of the sign-in, or of the creation.',
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'Time of the last request, exact to a minute.',
    }),
    userAgent: t.exposeString('userAgent', {
      description: 'User agent of a browser. Empty for others.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'True for the session of this request.',
    }),
  }),
});
