import DataLoader from 'dataloader';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { recordsOfWorkflows, type WorkflowRecord } from './workflow-record.queries.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, WorkflowRecord | null>>();

const recordLoader = (context: RequestContext): DataLoader<string, WorkflowRecord | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, WorkflowRecord | null>(async (ids) => {
    const [rows] = await context.db.read(recordsOfWorkflows(ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
};

builder.objectFields(WorkflowRef, (t) => ({
  createdAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time of creation. Null if the viewer has no access.',
    resolve: async ({ id }, _, context) =>
      (await recordLoader(context).load(id))?.createdAt.getTime() ?? null,
  }),
  createdBy: t.field({
    type: PartyRef,
    nullable: true,
    description: 'Person who started the workflow. Null for a machine.',
    resolve: async ({ id }, _, context) => {
      const record = await recordLoader(context).load(id);
      return record === null ? null : loadParty(record.createdBy, context);
    },
  }),
  modifiedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time of the last change of anything in it. Null if the viewer has no access.',
    resolve: async ({ id }, _, context) =>
      (await recordLoader(context).load(id))?.modifiedAt.getTime() ?? null,
  }),
  modifiedBy: t.field({
    type: PartyRef,
    nullable: true,
    description: 'Person who acted. Null if it happened automatically.',
    resolve: async ({ id }, _, context) => {
      const by = (await recordLoader(context).load(id))?.modifiedBy ?? null;
      return by === null ? null : loadParty(by, context);
    },
  }),
  collaborators: t.field({
    type: [PartyRef],
    description: 'All assignees, approvers, and watchers, for readers.',
    resolve: async (node, _, context) => {
      const tasks = (await detailsOf(node, context))?.view.tasks ?? [];
      const ids = new Set(tasks.flatMap(({ assignees, cc }) => [...assignees, ...cc]));
      const found = await Promise.all([...ids].map((id) => loadParty(id, context)));
      return found.filter((party) => party !== null);
    },
  }),
}));
