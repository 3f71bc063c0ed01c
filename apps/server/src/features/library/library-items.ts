import type { Actor } from '@baton/domain/party/actor';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { subjectOfCommand } from '../../platform/db/command-log.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import type { Change } from '../../platform/live/change.ts';

/** An item of the library: a blueprint, form, or custom field. Lists omit the details. */
interface LibraryNode {
  readonly id: string;
  readonly details: object | null;
}

type Detailed<Node extends LibraryNode> = Node & { readonly details: NonNullable<Node['details']> };

interface View<Row, Node extends LibraryNode> {
  readonly rows: (ids: readonly string[]) => Statement<Row>;
  readonly nodeOf: (row: Row) => Detailed<Node>;
}

interface LibraryDefinition<Row, Node extends LibraryNode> extends View<Row, Node> {
  /** Returns why the person can't see the item. */
  readonly mayRead: (actor: Actor, row: Row) => Refusal | null;
  /**
   * Returns the part of an item that the person can see in lists and pages. Default: everything.
   */
  readonly viewOf?: (actor: Actor) => View<Row, Node>;
  /** Further changes that open screens must show. */
  readonly changeOf?: (id: string) => Pick<Change, 'blueprintId'>;
}

interface ReachedItem<Node, Rows> {
  readonly item: Node;
  /** True if the command was already executed. */
  readonly isDone: boolean;
  readonly viewer: Viewer;
  readonly actor: Actor;
  readonly rows: Rows;
}

interface LibraryCommand {
  readonly id: string;
  readonly idempotencyKey: string;
}

/** A change of the draft version that the person saw. */
export interface DraftCommand extends LibraryCommand {
  readonly expectedVersion: number;
}

export interface Publication extends DraftCommand {
  readonly notes?: string | null | undefined;
}

interface LibraryWrite<Node> extends LibraryCommand {
  /** Returns no row if the item has changed. */
  readonly statement: Statement;
  /** Executed in the same transaction. */
  readonly also?: Statement;
  /** True if the id is new, so that an earlier command had another one. */
  readonly isNew?: true;
  /** Unique constraint with the refusal if it is violated. */
  readonly taken?: { readonly constraint: string; readonly refusal: Refusal };
  /** The item after the command, if it needn't be read. */
  readonly after?: Node;
}

/** Reads items with their access rule, and executes each command once. */
export const libraryItems = <Row, Node extends LibraryNode>(
  definition: LibraryDefinition<Row, Node>,
) => {
  const { rows: rowsOf, nodeOf, mayRead, changeOf } = definition;
  const viewOf = definition.viewOf ?? (() => definition);

  /** Returns the items that the viewer can read. */
  const find = async (
    context: RequestContext,
    ids: readonly string[],
  ): Promise<readonly Detailed<Node>[]> => {
    const actor = actorOf(await context.viewer());
    const view = viewOf(actor);
    const [found] = await context.db.trip(view.rows(ids));
    return found.filter((row) => mayRead(actor, row) === null).map(view.nodeOf);
  };

  const byId = perRequest<Node>(async (context, ids) => {
    const found = await find(context, ids);
    return new Map(found.map((item) => [item.id, item]));
  });

  const readable = async (context: RequestContext, row: Row | undefined) => {
    const viewer = await context.viewer();
    const actor = actorOf(viewer);
    if (row === undefined || mayRead(actor, row) !== null)
      throw new Refused(refuse('NotFound', {}, 'id'));
    return { item: nodeOf(row), viewer, actor };
  };

  /**
   * Returns the item of a command with its draft, read together with other statements. Throws
   * NotFound if the viewer has no read access.
   */
  const reach = async <const S extends readonly Statement[]>(
    context: RequestContext,
    id: string,
    ...others: S
  ): Promise<Omit<ReachedItem<Detailed<Node>, RowsOf<S>>, 'isDone'>> => {
    const [[row], ...rows] = await context.db.trip(rowsOf([id]), ...others);
    return { ...(await readable(context, row)), rows };
  };

  /** Returns the result of the statement, and the item after it. */
  const execute = async (
    context: RequestContext,
    { id, statement, also, after }: LibraryWrite<Node>,
  ): Promise<readonly [written: unknown, after: Node | undefined]> => {
    if (after !== undefined) return [(await context.db.trip(statement))[0][0], after];
    const read = rowsOf([id]);
    const [[written], [row]] =
      also === undefined
        ? await context.db.trip(statement, read)
        : await context.db
            .trip(statement, also, read)
            .then(([first, , last]) => [first, last] as const);
    return [written, row === undefined ? undefined : nodeOf(row)];
  };

  const tell = async (context: RequestContext, id: string): Promise<void> => {
    const { tenantId } = await context.viewer();
    context.services.publish({ tenantId, ...changeOf?.(id), partyIds: [] });
  };

  return {
    byId,
    reach,
    /** Loads the details of a list row. */
    detailsOf: async (node: Node, context: RequestContext): Promise<Detailed<Node>['details']> => {
      const details = node.details ?? (await byId(context, node.id))?.details;
      if (details == null) throw new Refused(refuse('NotFound'));
      return details;
    },
    /** Reaches the item of a command, and checks the right unless the command is repeated. */
    reachOnce: async <const S extends readonly Statement[]>(
      context: RequestContext,
      { id, idempotencyKey }: LibraryCommand,
      may: (actor: Actor, item: Detailed<Node>) => Refusal | null,
      ...others: S
    ): Promise<ReachedItem<Detailed<Node>, RowsOf<S>>> => {
      const [[row], subjects, ...rows] = await context.db.trip(
        rowsOf([id]),
        subjectOfCommand(idempotencyKey),
        ...others,
      );
      const reached = await readable(context, row);
      const isDone = subjects.some((subject) => subject.id === id);
      if (!isDone) demand(may(reached.actor, reached.item));
      return { ...reached, isDone, rows };
    },
    /**
     * Executes the statement of a command, and returns the item after it. Returns the item of the
     * same command if it was executed before. Throws VersionConflict for any other change.
     */
    write: async (context: RequestContext, command: LibraryWrite<Node>): Promise<Node> => {
      const { id, idempotencyKey, isNew, taken } = command;
      let refusal = refuse('VersionConflict');
      try {
        const [written, node] = await execute(context, command);
        if (written !== undefined && node !== undefined) {
          await tell(context, id);
          return node;
        }
      } catch (error) {
        if (taken !== undefined && violates(error, taken.constraint)) ({ refusal } = taken);
        else if (!violates(error, 'command_log_pkey')) throw error;
      }
      const [subjects] = await context.db.trip(subjectOfCommand(idempotencyKey));
      const done = subjects.find((subject) => isNew === true || subject.id === id);
      if (done === undefined) throw new Refused(refusal);
      const [item] = await find(context, [done.id]);
      if (item === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
      return item;
    },
    /** Tells open screens that the item has changed. */
    tell,
  };
};
