import { isAdministrator, isMember } from '@baton/domain/party/actor';
import { mayReadDraft } from '@baton/domain/access/library/blueprint-access';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { searchPattern } from '../../../platform/db/like-pattern.ts';
import { nilId, readId } from '../../../platform/db/uuid.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageComplexity,
  pageLimit,
  toConnection,
} from '../../../platform/graphql/page.ts';
import { listedBlueprint, BlueprintRef, type BlueprintNode } from '../../blueprints/index.ts';
import {
  allStartedBlueprints,
  ownStartedBlueprints,
  recentlyStarted,
  startedBlueprintById,
  startedStages,
  type StartedBlueprint,
  type StartedStage,
} from './started-blueprints.queries.ts';

const StartedBlueprintRef = builder.objectRef<StartedBlueprint>('StartedBlueprint').implement({
  description: 'Blueprint that has workflows. They continue after it is deleted.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the blueprint.' }),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'True if it was deleted.' }),
  }),
});

const StartedStageRef = builder.objectRef<StartedStage>('StartedStage').implement({
  description: 'Stage of the current version or of an earlier one.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key of the stage in the blueprint.' }),
    name: t.exposeString('name', {
      description: 'Name in the latest version that has it.',
    }),
    isFormer: t.exposeBoolean('isFormer', {
      description: 'True if only earlier versions have it.',
    }),
  }),
});

const mostRecent = 5;

const isPublished = (blueprint: BlueprintNode | null): blueprint is BlueprintNode =>
  blueprint !== null && blueprint.published !== null;

builder.queryFields((t) => ({
  recentBlueprints: t.field({
    type: [BlueprintRef],
    description: 'Published blueprints that the viewer last started workflows from, newest first.',
    resolve: async (_, __, context) => {
      const viewer = await context.viewer();
      const [rows] = await context.db.read(recentlyStarted(viewer.userId));
      const ids = [...new Set(rows.map(({ blueprintId }) => blueprintId))];
      const found = await Promise.all(ids.map((id) => listedBlueprint(context, id)));
      return found.filter(isPublished).slice(0, mostRecent);
    },
  }),
  startedBlueprints: t.field({
    type: connectionOf<StartedBlueprint>('StartedBlueprint', StartedBlueprintRef),
    description: 'Blueprints of workflows that the viewer can read, by name.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
    },
    resolve: async (_, args, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      const [name, id] = decodeCursor(args.after, 2) ?? [null, nilId];
      const values = [
        typeof name === 'string' ? name : null,
        String(id),
        searchPattern(args.search),
        pageLimit(args),
      ] as const;
      const seesDrafts = mayReadDraft(actor) === null;
      const [rows] = !isMember(actor)
        ? [[]]
        : await context.db.read(
            isAdministrator(actor)
              ? allStartedBlueprints(...values)
              : ownStartedBlueprints(...values, viewer.userId, viewer.parties, seesDrafts),
          );
      return toConnection(rows, args, ({ sortName, id: last }) => [sortName, last]);
    },
  }),
  startedBlueprint: t.field({
    type: StartedBlueprintRef,
    nullable: true,
    description: 'Blueprint that the viewer can read, also if it was deleted.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      // The id comes from a URL that people can edit.
      const requestedId = readId(id);
      if (requestedId === null || !isMember(actor)) return null;
      const seesDrafts = mayReadDraft(actor) === null;
      const [[found]] = await context.db.read(
        startedBlueprintById(requestedId, viewer.parties, seesDrafts),
      );
      return found ?? null;
    },
  }),
  startedStages: t.field({
    type: [StartedStageRef],
    description: 'Stages of the current version, then stages that only earlier versions have.',
    args: { blueprint: t.arg.id({ required: true, description: 'ID of the blueprint.' }) },
    resolve: async (_, { blueprint }, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      const sought = readId(blueprint);
      if (sought === null || !isMember(actor)) return [];
      const seesDrafts = mayReadDraft(actor) === null;
      const [rows] = await context.db.read(startedStages(sought, viewer.parties, seesDrafts));
      return rows;
    },
  }),
}));
