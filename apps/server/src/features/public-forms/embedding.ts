import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { findLink } from './public-links.queries.ts';

/** Returns whether other sites can show this page in a frame: the form of a link that allows it. */
export const allowsEmbedding = async (
  { database }: Pick<Services, 'database'>,
  url: string,
): Promise<boolean> => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const hash = presentedTokenHash(searchParams.get('token') ?? undefined);
  if (pathname !== '/submission' || hash === null) return false;
  const [[link]] = await database.trip({ kind: 'identity', waiting: 'ANONYMOUS' }, findLink(hash));
  return link?.allowsEmbedding === true;
};
