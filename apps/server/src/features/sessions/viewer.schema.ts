import { navigationOf, type Navigation } from '@baton/domain/access/navigation';
import { locales } from '@baton/domain/core/languages';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { UserRef, inviting } from '../people/index.ts';
import { countInbox } from '../notifications/index.ts';
import { ownWork } from '../tasks/index.ts';
import { TenantRef } from '../tenants/index.ts';
import type { ViewerNode } from './viewer-node.ts';
import { SessionRef } from './active/session-types.ts';
import type { ApiTokenNode, CalendarFeedNode } from './viewer.queries.ts';
import { TokenScopeRef } from './tokens/token-types.ts';

const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const;

/** Returns the stored value, or the fallback for a value of an older release. */
const known = <const Values extends readonly string[]>(
  values: Values,
  stored: string,
  fallback: Values[number],
): Values[number] => values.find((value) => value === stored) ?? fallback;

export const ThemeRef = builder.enumType('Theme', {
  description: 'Color theme of the interface.',
  values: enumValues<(typeof themes)[number]>({
    DARK: 'Dark.',
    LIGHT: 'Light.',
    SYSTEM: 'Same as the device.',
  }),
});

const NavigationRef = builder.objectRef<Navigation>('Navigation').implement({
  description: 'Pages and create buttons that the person can see.',
  fields: (t) => ({
    home: t.exposeBoolean('home', { description: 'Home page.' }),
    myTasks: t.exposeBoolean('myTasks', { description: 'My tasks page.' }),
    assignedTasks: t.exposeBoolean('assignedTasks', {
      description: 'Tasks that the person assigned to others.',
    }),
    blueprints: t.exposeBoolean('blueprints', { description: 'Blueprints page.' }),
    customFields: t.exposeBoolean('customFields', { description: 'Custom fields page.' }),
    forms: t.exposeBoolean('forms', { description: 'Forms page.' }),
    tags: t.exposeBoolean('tags', { description: 'Tags page.' }),
    people: t.exposeBoolean('people', { description: 'People page.' }),
    documents: t.exposeBoolean('documents', { description: 'Documents page.' }),
    admin: t.exposeBoolean('admin', { description: 'Admin page.' }),
    adminSettings: t.exposeBoolean('adminSettings', { description: 'Settings of the workspace.' }),
    createBlueprint: t.exposeBoolean('createBlueprint', {
      description: 'Button that creates a blueprint.',
    }),
    createCustomField: t.exposeBoolean('createCustomField', {
      description: 'Button that creates a custom field.',
    }),
    createForm: t.exposeBoolean('createForm', { description: 'Button that creates a form.' }),
    createPeople: t.exposeBoolean('createPeople', {
      description: 'Button that creates a person, team, or role.',
    }),
    invitePeople: t.boolean({
      description: 'Button that invites people.',
      resolve: (_, __, context) => inviting.viewerMayInvite(context),
    }),
  }),
});

interface WorkCounts {
  readonly myTasks: number;
  readonly overdue: number;
}

const WorkCountsRef = builder.objectRef<WorkCounts>('WorkCounts').implement({
  description: 'Counts up to 1000. Clients show 1000 as 1000+.',
  fields: (t) => ({
    myTasks: t.exposeInt('myTasks', { description: 'Number of open tasks of the viewer.' }),
    overdue: t.exposeInt('overdue', { description: 'Number of overdue tasks of the viewer.' }),
  }),
});

const ApiTokenRef = builder.objectRef<ApiTokenNode>('ApiToken').implement({
  description: 'Token with which a program acts as the person in the workspace.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the token.' }),
    name: t.exposeString('name', { description: 'Name that the person gave it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Time when the token expires.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last use, exact to a minute. Null if it was never used.',
    }),
    mayWrite: t.exposeBoolean('mayWrite', { description: 'False for tokens that only read.' }),
    scopes: t.field({
      type: [TokenScopeRef],
      description: 'What the token can reach.',
      resolve: ({ scopes }) => scopes,
    }),
  }),
});

const CalendarFeedRef = builder.objectRef<CalendarFeedNode>('CalendarFeed').implement({
  description: 'Secret address with which calendars read the due dates and absences of the person.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last use, exact to a minute. Null if it was never used.',
    }),
  }),
});

export const ViewerRef = builder.objectRef<ViewerNode>('Viewer').implement({
  description: 'Signed-in person in the current workspace.',
  fields: (t) => ({
    id: t.id({
      description: 'ID of the signed-in person in this workspace.',
      resolve: ({ viewer }) => viewer.accountId,
    }),
    user: t.field({
      type: UserRef,
      description: 'The person.',
      resolve: async ({ shape }) => (await shape()).user,
    }),
    locale: t.field({
      type: LocaleRef,
      description: 'Language of the interface.',
      resolve: ({ viewer }) => known(locales, viewer.locale, 'en'),
    }),
    theme: t.field({
      type: ThemeRef,
      description: 'Color theme of the interface.',
      resolve: ({ viewer }) => known(themes, viewer.theme, 'SYSTEM'),
    }),
    timeZone: t.string({
      description: 'IANA time zone of the person.',
      resolve: ({ viewer }) => viewer.timeZone,
    }),
    tenant: t.field({
      type: TenantRef,
      description: 'The current workspace.',
      resolve: async ({ shape }) => (await shape()).tenant,
    }),
    tenants: t.field({
      type: [TenantRef],
      description: 'Workspaces of this account.',
      resolve: async ({ shape }) => (await shape()).tenants,
    }),
    navigation: t.field({
      type: NavigationRef,
      description: 'Pages and create buttons that the person can see.',
      resolve: ({ viewer }) => navigationOf(actorOf(viewer)),
    }),
    inboxCount: t.int({
      description: 'Number of tasks and workflows that need the person, by their inbox.',
      resolve: (_, _args, context) => countInbox(context),
    }),
    counts: t.field({
      type: WorkCountsRef,
      description: 'Numbers of open and overdue tasks.',
      resolve: async ({ viewer }, _, context) => {
        const [counts] = await context.db.read(ownWork.countsOf(viewer, context.services.now()));
        return counts[0] ?? { myTasks: 0, overdue: 0 };
      },
    }),
    viewedBy: t.string({
      nullable: true,
      description:
        'Admin who views Baton as this person, without changing anything. Null if the person signed in.',
      resolve: async ({ shape }) => (await shape()).viewedBy,
    }),
    sessions: t.field({
      type: [SessionRef],
      description:
        'Browsers in which the person is signed in, and programs and calendars with access to this workspace.',
      resolve: async ({ shape }) => (await shape()).sessions,
    }),
    apiTokens: t.field({
      type: [ApiTokenRef],
      description: 'Valid API tokens of the person in this workspace, newest first.',
      resolve: async ({ shape }) => (await shape()).apiTokens,
    }),
    calendarFeed: t.field({
      type: CalendarFeedRef,
      nullable: true,
      description: 'Calendar feed of the person in this workspace. Null if there is none.',
      resolve: async ({ shape }) => (await shape()).calendarFeed,
    }),
  }),
});
