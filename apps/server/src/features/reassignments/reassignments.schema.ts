import DataLoader from 'dataloader';
import { mayReplaceInBlueprints } from '@baton/domain/access/library/blueprint-access';
import { mayEditPerson, mayReadGroupLoad, mayReadLoad } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { day } from '@baton/domain/core/dates';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { loadPersonFacts, TeamRef, UserPayloadRef, UserRef } from '../people/index.ts';
import { blueprintsNaming, type NamingBlueprint } from './reassigned-blueprints.ts';
import { deactivateUser } from './deactivate-user.ts';
import {
  openWorkOf,
  reassignmentOf,
  type OpenWork,
  type ReassignmentRow,
} from './reassignments.queries.ts';

const OpenWorkRef = builder.objectRef<OpenWork>('OpenWork').implement({
  description: 'Open work of a person or team.',
  fields: (t) => ({
    tasks: t.exposeInt('tasks', { description: 'Tasks that are not completed.' }),
    approvals: t.exposeInt('approvals', { description: 'Approvals that are not decided.' }),
    startedTasks: t.exposeInt('startedTasks', {
      description: 'Started tasks that are not completed. They are in the list of open tasks.',
    }),
    startedApprovals: t.exposeInt('startedApprovals', {
      description: 'Started approvals that are not decided. They are in the list of open tasks.',
    }),
    notStarted: t.exposeInt('notStarted', {
      description: 'Tasks and approvals that are not started.',
    }),
    overdue: t.exposeInt('overdue', {
      description: 'Started tasks and approvals past their due date.',
    }),
    dueThisWeek: t.exposeInt('dueThisWeek', {
      description: 'Started tasks and approvals that are due in the next 7 days.',
    }),
    workflows: t.exposeInt('workflows', { description: 'Owned workflows that are not over.' }),
    scheduled: t.exposeInt('scheduled', { description: 'Owned workflows that start later.' }),
  }),
});

const ReassignmentRef = builder.objectRef<ReassignmentRow>('Reassignment').implement({
  description: 'Progress of moving the open work of a deactivated person to others.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the reassignment.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of items to move.' }),
    doneCount: t.exposeInt('doneCount', { description: 'Number of items that were moved.' }),
    refusedCount: t.exposeInt('refusedCount', {
      description: "Items that can't be moved, such as an approval that the recipient submitted.",
    }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while work is being moved.',
      resolve: ({ finishedAt }) => finishedAt,
    }),
  }),
});

const NamingBlueprintRef = builder.objectRef<NamingBlueprint>('NamingBlueprint').implement({
  description: 'Blueprint that names a person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name in the draft.' }),
  }),
});

const loaders = new WeakMap<RequestContext, DataLoader<string, OpenWork>>();

const none: OpenWork = {
  tasks: 0,
  approvals: 0,
  startedTasks: 0,
  startedApprovals: 0,
  notStarted: 0,
  overdue: 0,
  dueThisWeek: 0,
  workflows: 0,
  scheduled: 0,
};

/** Counts open work by person, in one round trip for all rows. */
const openWorkLoader = (context: RequestContext): DataLoader<string, OpenWork> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, OpenWork>(
    async (ids) => {
      const now = context.services.now();
      const [rows] = await context.db.read(openWorkOf(ids, new Date(now), new Date(now + 7 * day)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? none);
    },
    // Not cached, because a command result must show the new state.
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
};

builder.objectFields(UserRef, (t) => ({
  openWork: t.field({
    type: OpenWorkRef,
    nullable: true,
    description: 'For the person, their manager, and people who manage people. Null for others.',
    resolve: async (user, _, context) => {
      const actor = actorOf(await context.viewer());
      const person = await loadPersonFacts(user, context);
      return mayReadLoad(actor, person) === null ? openWorkLoader(context).load(user.id) : null;
    },
  }),
  namingBlueprints: t.field({
    type: [NamingBlueprintRef],
    nullable: true,
    description:
      'Blueprints whose draft or current version names the person, and those that start workflows of the person. Null for people who can’t manage the person, or can’t edit and publish blueprints.',
    resolve: async (user, _, context) => {
      const actor = actorOf(await context.viewer());
      const refusal =
        mayReplaceInBlueprints(actor) ?? mayEditPerson(actor, await loadPersonFacts(user, context));
      if (refusal !== null) return null;
      const [rows] = await context.db.read(blueprintsNaming(user.id));
      return rows;
    },
  }),
  reassignment: t.field({
    type: ReassignmentRef,
    nullable: true,
    description: 'Null if no work was moved, and for people who do not manage people.',
    resolve: async (user, _, context) => {
      const actor = actorOf(await context.viewer());
      if (mayEditPerson(actor, await loadPersonFacts(user, context)) !== null) return null;
      const [rows] = await context.db.read(reassignmentOf(user.id));
      return rows[0] ?? null;
    },
  }),
}));

builder.objectFields(TeamRef, (t) => ({
  openWork: t.field({
    type: OpenWorkRef,
    nullable: true,
    description:
      'Work assigned to the team, not to its members. For members and people who manage people. Null for others.',
    resolve: async (team, _, context) => {
      const actor = actorOf(await context.viewer());
      return mayReadGroupLoad(actor, asId<PartyId>(team.id)) === null
        ? openWorkLoader(context).load(team.id)
        : null;
    },
  }),
}));

const DeactivateUserInput = builder.inputType('DeactivateUserInput', {
  description: 'Input of `deactivateUser`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the person.' }),
    tasksTo: t.id({
      description: 'Person, team, or role that gets the open tasks. Null leaves them.',
    }),
    approvalsTo: t.id({
      description: 'Person, team, or role that gets the open approvals. Null leaves them.',
    }),
    workflowsTo: t.id({ description: 'New owner of the workflows. Null leaves them.' }),
    blueprintsTo: t.id({
      description:
        'Person who replaces the person in blueprints. Their current versions are published again. Null leaves them.',
    }),
    groupsTo: t.id({
      description: 'Person who gets the roles and teams. Null gives them to no one.',
    }),
  }),
});

builder.mutationField('deactivateUser', (t) =>
  t.field({
    type: UserPayloadRef,
    description:
      'Ends the access of a person immediately, gives their roles and teams to another person, and moves their open work to others in the background.',
    args: { input: t.arg({ type: DeactivateUserInput, required: true }) },
    resolve: (
      _,
      { input: { id, tasksTo, approvalsTo, workflowsTo, blueprintsTo, groupsTo } },
      context,
    ) =>
      deactivateUser(context, {
        id,
        tasksTo: tasksTo ?? null,
        approvalsTo: approvalsTo ?? null,
        workflowsTo: workflowsTo ?? null,
        blueprintsTo: blueprintsTo ?? null,
        groupsTo: groupsTo ?? null,
      }),
  }),
);
