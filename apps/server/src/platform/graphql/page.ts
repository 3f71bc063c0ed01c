import { refuse } from '@baton/domain/core/refusal';
import { nilId } from '../db/uuid.ts';
import { builder } from './builder.ts';
import { Refused } from './refused.ts';

/** Maximum rows of a page. Larger requests are rejected, not shortened. */
export const MAX_PAGE = 100;

export interface PageArgs {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Returns the number of rows to read: one more than requested, to know whether more follow. */
export const pageLimit = ({ first }: PageArgs): number => {
  if (first < 1 || first > MAX_PAGE) {
    throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: MAX_PAGE }, 'first'));
  }
  return first + 1;
};

type SortKey = readonly (string | number | null)[];

/** Returns a cursor with the sort key of a row, so that later pages are as fast as the first. */
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
    // An unreadable cursor is the caller's error.
  }
  throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
};

/**
 * Returns the position after this time and id in a list with the latest first. Without a cursor,
 * the time is null and the id is `firstId`.
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
 * Returns a page of the rows read with `pageLimit`. If a search stopped early, the next page
 * continues there.
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
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'True if more items follow.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: "True if the page doesn't start at the first item.",
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'Cursor of the first item. Null if the page is empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'Cursor of the last item. Null if the page is empty.',
    }),
  }),
});

/** Returns the cost of a page: the cost of a row times the number of rows. */
export const pageComplexity = ({ first }: PageArgs) => ({
  field: 1,
  multiplier: Math.max(first, 1),
});

/** Defines the connection and edge types of a list. */
export const connectionOf = <Node extends object>(
  name: string,
  node: ReturnType<ReturnType<typeof builder.objectRef<Node>>['implement']>,
) => {
  const edge = builder.objectRef<Connection<Node>['edges'][number]>(`${name}Edge`).implement({
    description: 'Item of a page, with its cursor.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Position to continue after this item.' }),
      node: t.field({ type: node, description: 'The item.', resolve: (e) => e.node as never }),
    }),
  });
  return builder.objectRef<Connection<Node>>(`${name}Connection`).implement({
    description: 'Page of a list.',
    fields: (t) => ({
      // The number of rows is counted at the connection field.
      edges: t.field({
        type: [edge],
        description: 'Items of the page.',
        complexity: { field: 1, multiplier: 1 },
        resolve: (c) => c.edges,
      }),
      pageInfo: t.field({
        type: PageInfoRef,
        description: 'Whether more items follow.',
        resolve: (c) => c.pageInfo,
      }),
    }),
  });
};
