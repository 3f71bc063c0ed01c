import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../auth/actor-of.ts';
import { searchPattern } from '../db/like-pattern.ts';
import { derivedId, newId } from '../db/uuid.ts';
import { builder } from '../graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageComplexity,
  pageLimit,
  toConnection,
  type PageArgs,
} from '../graphql/page.ts';
import { demand, demandAll, Refused } from '../graphql/refused.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type {
  EntityColumns,
  EntityDefinition,
  EntityNode,
  EntityValues,
} from './entity-definition.ts';
import { entityStatements } from './entity-statements.ts';
import { withConflicts } from './with-conflicts.ts';

type Given = Readonly<Record<string, unknown>>;

const jsTypes = { String: 'string', Boolean: 'boolean', Int: 'number', ID: 'string' } as const;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The commands and lists of an entity, without the API. */
const entityOperations = <Columns extends EntityColumns>(definition: EntityDefinition<Columns>) => {
  const { type, table, columns, group, removalRefusal, mayRead, mayManage, refusals } = definition;
  const object = lowerFirst(type);
  const { page, byId, insert, update, remove, keys } = entityStatements(definition);
  const valuesOf = (given: Given): readonly unknown[] => keys.map((key) => given[key] ?? null);
  /** The schema has checked the types, so that this is always true. */
  const isValid = (given: Given): given is Partial<EntityValues<Columns>> & Given =>
    Object.entries(given).every(
      ([key, value]) =>
        value === undefined || typeof value === jsTypes[columns[key]?.type ?? 'String'],
    );
  const checked = (input: Given): Given => {
    const trimmed = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.trim() : (value ?? undefined),
      ]),
    );
    if (!isValid(trimmed)) throw new Refused(refuse('RequestInvalid', { detail: 'input' }));
    demandAll(refusals(trimmed));
    return trimmed;
  };
  const manager = async (context: RequestContext) => {
    const viewer = await context.viewer();
    demand(mayManage(actorOf(viewer)));
    return viewer;
  };
  const withUniqueName = <Result>(name: unknown, write: () => Promise<Result>): Promise<Result> =>
    withConflicts(
      {
        [`${table}_name`]: refuse('NameConflict', { object, name: String(name) }, 'name'),
        ...(group !== undefined && {
          [group.constraint]: refuse('NotFound', {}, group.column),
        }),
      },
      write,
    );
  const tell = ({ services }: RequestContext, tenantId: string): void =>
    services.publish({ tenantId, partyIds: [] });

  return {
    list: async (
      context: RequestContext,
      args: PageArgs & Given & { readonly search?: string | null | undefined },
    ) => {
      const limit = pageLimit(args);
      const [after = null] = decodeCursor(args.after, 1) ?? [];
      const within = group === undefined ? null : args[group.column];
      const [rows] =
        mayRead(actorOf(await context.viewer())) === null
          ? await context.db.read(
              page(
                after === null ? null : String(after),
                searchPattern(args.search),
                limit,
                typeof within === 'string' ? within : null,
              ),
            )
          : [[]];
      return toConnection(rows, args, ({ sort }) => [sort]);
    },
    create: async (
      context: RequestContext,
      { idempotencyKey, ...input }: Given,
    ): Promise<EntityNode> => {
      const { tenantId, userId } = await manager(context);
      const parameters = checked(input);
      const id = derivedId(table, tenantId, userId, String(idempotencyKey));
      const at = new Date(context.services.now());
      const [[made], [known]] = await withUniqueName(parameters['name'], () =>
        context.db.trip(insert(id, newId(), at, userId, ...valuesOf(parameters)), byId([id])),
      );
      const node = made ?? known;
      if (node === undefined) throw new Refused(refuse('NotFound', {}, 'idempotencyKey'));
      tell(context, tenantId);
      return node;
    },
    update: async (
      context: RequestContext,
      { id, expectedVersion, ...input }: Given,
    ): Promise<EntityNode> => {
      const { tenantId, userId } = await manager(context);
      const parameters = checked(input);
      const at = new Date(context.services.now());
      const version = typeof expectedVersion === 'number' ? expectedVersion : null;
      const [[node]] = await withUniqueName(parameters['name'], () =>
        context.db.trip(update(String(id), newId(), at, userId, version, ...valuesOf(parameters))),
      );
      if (node === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
      if (!node.isCurrent) throw new Refused(refuse('VersionConflict'));
      tell(context, tenantId);
      return node;
    },
    remove: async (context: RequestContext, id: string): Promise<string> => {
      const { tenantId, userId } = await manager(context);
      demand((await removalRefusal?.(context, id)) ?? null);
      const at = new Date(context.services.now());
      const [[row]] = await context.db.trip(remove(id, newId(), at, userId));
      if (row === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
      tell(context, tenantId);
      return id;
    },
  };
};

/**
 * Adds a simple entity to the API: the node with its list by name, and the mutations to create,
 * update, and delete an item. Every change is checked, audited, and published.
 */
export const defineEntity = <const Columns extends EntityColumns>(
  definition: EntityDefinition<Columns>,
) => {
  const { type, plural, description, columns, group } = definition;
  const { list, create, update, remove } = entityOperations(definition);
  const field = lowerFirst(type);
  const thing = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const idOf = `ID of the ${thing}.`;
  const columnEntries = Object.entries(columns);

  const NodeRef = builder.objectRef<EntityNode>(type).implement({
    description,
    fields: (t) => ({
      id: t.id({ description: idOf, resolve: (node) => node.id }),
      version: t.int({
        description: 'Version for conflict checks.',
        resolve: (node) => node.version,
      }),
      name: t.string({ description: `Name of the ${thing}.`, resolve: (node) => node.name }),
      ...Object.fromEntries(
        columnEntries.map(([key, column]) => [
          key,
          t.field({
            type: column.type,
            description: column.description,
            resolve: (node) => node[key] ?? '',
          }),
        ]),
      ),
    }),
  });
  const ConnectionRef = connectionOf<EntityNode>(type, NodeRef);
  const inputFields = (isRequired: boolean) => (t: InputFields) => ({
    name: t.string({ required: isRequired, description: `Name of the ${thing}.` }),
    ...Object.fromEntries(
      columnEntries.map(([key, column]) => [
        key,
        t.field({
          type: column.type,
          required: isRequired,
          description: column.description,
        }),
      ]),
    ),
  });
  const PayloadRef = builder.objectRef<EntityNode>(`${type}Payload`).implement({
    description: `Result of commands on a ${thing}.`,
    fields: (t) => ({
      [field]: t.field({ type: NodeRef, description: `The ${thing}.`, resolve: (node) => node }),
    }),
  });
  const DeletePayloadRef = builder
    .objectRef<{ readonly deletedId: string }>(`Delete${type}Payload`)
    .implement({
      description: `Result of \`delete${type}\`.`,
      fields: (t) => ({
        deletedId: t.exposeID('deletedId', { description: `ID of the deleted ${thing}.` }),
      }),
    });
  const UpdateInput = builder.inputType(`Update${type}Input`, {
    description: `Input of \`update${type}\`.`,
    fields: (t) => ({
      id: t.id({ required: true, description: idOf }),
      expectedVersion: t.int({
        description: 'Version that the client saw. Another version is a conflict.',
      }),
      ...inputFields(false)(t),
    }),
  });
  const DeleteInput = builder.inputType(`Delete${type}Input`, {
    description: `Input of \`delete${type}\`.`,
    fields: (t) => ({ id: t.id({ required: true, description: idOf }) }),
  });

  builder.queryField(lowerFirst(plural), (t) =>
    t.field({
      type: ConnectionRef,
      description: `Each ${thing} by name, if the viewer can see them.`,
      complexity: pageComplexity,
      args: {
        first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
        after: t.arg.string({ description: 'Cursor of the item before the page.' }),
        search: t.arg.string({ description: 'Part of the name.' }),
        ...(group !== undefined && {
          [group.column]: t.arg.id({ description: 'Returns only items of this group.' }),
        }),
      },
      resolve: (_, args, context) => list(context, args),
    }),
  );
  if (definition.isAddedElsewhere !== true) {
    const CreateInput = builder.inputType(`Create${type}Input`, {
      description: `Input of \`create${type}\`.`,
      fields: (t) => ({
        idempotencyKey: t.id({
          required: true,
          description:
            'Client-generated key. A repeated request with the same key has no further effect.',
        }),
        ...inputFields(true)(t),
      }),
    });
    builder.mutationField(`create${type}`, (t) =>
      t.field({
        type: PayloadRef,
        description: `Creates a ${thing}. For people who manage them.`,
        args: { input: t.arg({ type: CreateInput, required: true }) },
        resolve: (_, { input }, context) => create(context, input),
      }),
    );
  }
  builder.mutationFields((t) => ({
    [`update${type}`]: t.field({
      type: PayloadRef,
      description: `Changes the given values of a ${thing}. Null values stay. For people who manage them.`,
      args: { input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_, { input }, context) => update(context, input),
    }),
    [`delete${type}`]: t.field({
      type: DeletePayloadRef,
      description: `Deletes a ${thing}. For people who manage them.`,
      args: { input: t.arg({ type: DeleteInput, required: true }) },
      resolve: async (_, { input }, context) => ({ deletedId: await remove(context, input.id) }),
    }),
  }));
  return { NodeRef, list, create, update, remove };
};

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];
