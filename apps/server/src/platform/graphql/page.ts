import { refuse } from '@baton/domain/core/refusal';
import { nilId } from '../db/uuid.ts';
import { builder } from './builder.ts';
import { Refused } from './refused.ts';

/** Most rows of one page; more is a refusal, not a silent cut (spec 8). */
export const MAX_PAGE = 100;

export interface PageArgs {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** How many rows to read: one more than asked, to know whether there are others. */
export const pageLimit = ({ first }: PageArgs): number => {
  if (first < 1 || first > MAX_PAGE) {
    throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: MAX_PAGE }, 'first'));
  }
  return first + 1;
};

type SortKey = readonly (string | number | null)[];

/** A cursor carries the sort key of its row, so that a deep page costs what the first does. */
export const encodeCursor = (key: SortKey): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

export const decodeCursor = (
  after: string | null | undefined,
  length: number,
): readonly unknown[] | null => {
  if (after === null || after === undefined) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (Array.isArray(key) && key.length === length) return key;
  } catch {
    // Falls through: a cursor that cannot be read is the caller's mistake, not ours.
  }
  throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
};

/**
 * Where a list that shows the latest first goes on: behind the row of this time and id. Without a
 * cursor the time is null, and `firstId` is what its statement begins with.
 */
export const timeCursor = (
  after: string | null | undefined,
  firstId: string = nilId,
): { readonly before: Date | null; readonly id: string } => {
  const [time, id] = decodeCursor(after, 2) ?? [null, firstId];
  const before = typeof time === 'number' ? new Date(time) : null;
  if (before !== null && Number.isNaN(before.getTime()))
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  return { before, id: String(id) };
};

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
}

/**
 * Makes a page of the rows read with `pageLimit`. Where the search for more was left before the
 * page was full, the next one begins there.
 */
export const toConnection = <Node>(
  rows: readonly Node[],
  args: PageArgs,
  key: (node: Node) => SortKey,
  leftAt: SortKey | null = null,
): Connection<Node> => {
  const isFull = rows.length > args.first;
  const edges = rows
    .slice(0, args.first)
    .map((node) => ({ cursor: encodeCursor(key(node)), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: isFull || leftAt !== null,
      hasPreviousPage: args.after !== null && args.after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: isFull || leftAt === null ? (edges.at(-1)?.cursor ?? null) : encodeCursor(leftAt),
    },
  };
};

const PageInfoRef = builder.objectRef<PageInfo>('PageInfo').implement({
  description: 'End of a page. Lists are read forward from a cursor.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
  }),
});

/** What a page costs: as much as each of its rows, times their number. */
export const pageComplexity = ({ first }: PageArgs) => ({
  field: 1,
  multiplier: Math.max(first, 1),
});

/** The connection and edge types of a list of nodes, in the shape that clients page through. */
export const connectionOf = <Node extends object>(
  name: string,
  node: ReturnType<ReturnType<typeof builder.objectRef<Node>>['implement']>,
) => {
  const edge = builder.objectRef<Connection<Node>['edges'][number]>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: node, resolve: (e) => e.node as never }),
    }),
  });
  return builder.objectRef<Connection<Node>>(`${name}Connection`).implement({
    description: 'Page of the activity feed.',
    fields: (t) => ({
      // The page's size is counted where it is asked for.
      edges: t.field({
        type: [edge],
        complexity: { field: 1, multiplier: 1 },
        resolve: (c) => c.edges,
      }),
      pageInfo: t.field({ type: PageInfoRef, resolve: (c) => c.pageInfo }),
    }),
  });
};
