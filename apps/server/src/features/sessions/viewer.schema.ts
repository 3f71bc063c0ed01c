import { navigationOf, type Navigation } from '@baton/domain/access/navigation';
import { locales } from '@baton/domain/core/languages';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { UserRef, viewerMayInvite } from '../people/index.ts';
import { workCountsOf } from '../tasks/index.ts';
import { TenantRef } from '../tenants/index.ts';
import type { ViewerNode } from './viewer-node.ts';
import type { ApiTokenNode, SessionNode } from './viewer.queries.ts';

const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const;

/** Returns the stored value, or the fallback for a value of an older release. */
const known = <const Values extends readonly string[]>(
  values: Values,
  stored: string,
  fallback: Values[number],
): Values[number] => values.find((value) => value === stored) ?? fallback;

export const ThemeRef = builder.enumType('Theme', { values: themes });

const NavigationRef = builder.objectRef<Navigation>('Navigation').implement({
  description: 'Pages and create buttons that the person can see.',
  fields: (t) => ({
    home: t.exposeBoolean('home'),
    myTasks: t.exposeBoolean('myTasks'),
    assignedTasks: t.exposeBoolean('assignedTasks'),
    blueprints: t.exposeBoolean('blueprints'),
    customFields: t.exposeBoolean('customFields'),
    forms: t.exposeBoolean('forms'),
    people: t.exposeBoolean('people'),
    documents: t.exposeBoolean('documents'),
    admin: t.exposeBoolean('admin'),
    adminSettings: t.exposeBoolean('adminSettings'),
    createBlueprint: t.exposeBoolean('createBlueprint'),
    createCustomField: t.exposeBoolean('createCustomField'),
    createForm: t.exposeBoolean('createForm'),
    createPeople: t.exposeBoolean('createPeople'),
    invitePeople: t.boolean({ resolve: (_, __, context) => viewerMayInvite(context) }),
  }),
});

interface WorkCounts {
  readonly myTasks: number;
  readonly overdue: number;
}

const WorkCountsRef = builder.objectRef<WorkCounts>('WorkCounts').implement({
  description: 'Counts up to 1000. Clients show 1000 as 1000+.',
  fields: (t) => ({ myTasks: t.exposeInt('myTasks'), overdue: t.exposeInt('overdue') }),
});

const SessionRef = builder.objectRef<SessionNode>('Session').implement({
  description: 'Browser in which the person is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    userAgent: t.exposeString('userAgent'),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
});

const ApiTokenRef = builder.objectRef<ApiTokenNode>('ApiToken').implement({
  description: 'Token with which a program acts as the person in the workspace.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last use, exact to a minute. Null if it was never used.',
    }),
    mayWrite: t.exposeBoolean('mayWrite', { description: 'False for tokens that only read.' }),
  }),
});

export const ViewerRef = builder.objectRef<ViewerNode>('Viewer').implement({
  description: 'Signed-in person in the current workspace.',
  fields: (t) => ({
    id: t.id({ resolve: ({ viewer }) => viewer.accountId }),
    user: t.field({ type: UserRef, resolve: ({ shape }) => shape.user }),
    locale: t.field({
      type: LocaleRef,
      resolve: ({ viewer }) => known(locales, viewer.locale, 'en'),
    }),
    theme: t.field({
      type: ThemeRef,
      resolve: ({ viewer }) => known(themes, viewer.theme, 'SYSTEM'),
    }),
    timeZone: t.string({ resolve: ({ viewer }) => viewer.timeZone }),
    tenant: t.field({ type: TenantRef, resolve: ({ shape }) => shape.tenant }),
    tenants: t.field({
      type: [TenantRef],
      description: 'Workspaces of this account.',
      resolve: ({ shape }) => shape.tenants,
    }),
    navigation: t.field({
      type: NavigationRef,
      resolve: ({ viewer }) => navigationOf(actorOf(viewer)),
    }),
    counts: t.field({
      type: WorkCountsRef,
      resolve: async ({ viewer }, _, context) => {
        const [counts] = await context.db.read(workCountsOf(viewer, context.services.now()));
        return counts[0] ?? { myTasks: 0, overdue: 0 };
      },
    }),
    viewedBy: t.string({
      nullable: true,
      description: 'Admin who views Baton as this person, without changing anything.',
      resolve: ({ shape }) => shape.viewedBy,
    }),
    sessions: t.field({ type: [SessionRef], resolve: ({ shape }) => shape.sessions }),
    apiTokens: t.field({
      type: [ApiTokenRef],
      description: 'Valid API tokens of the person in this workspace, newest first.',
      resolve: ({ shape }) => shape.apiTokens,
    }),
  }),
});
