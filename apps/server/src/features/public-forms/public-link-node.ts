import { perRequest } from '../../platform/graphql/per-request.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { linksOfBlueprints, type PublicLinkRow } from './public-links.queries.ts';

/** Returns the public link of a blueprint. Callers check the access to the blueprint. */
export const linkOfBlueprint = perRequest<PublicLinkRow>(async (context, ids) => {
  const [rows] = await context.db.read(linksOfBlueprints(ids));
  return new Map(rows.map((row) => [row.blueprintId, row]));
});

/** Returns the context of the encryption. A token can't be decrypted as that of another link. */
export const linkPlace = (tenantId: string, id: string): string => `public link ${tenantId} ${id}`;

/** Returns the token of a link as text. Null if the installation has another key now. */
export const tokenOfLink = (
  secrets: SecretBox,
  tenantId: string,
  { id, token }: Pick<PublicLinkRow, 'id' | 'token'>,
): string | null => secrets.open(token, linkPlace(tenantId, id));

/** Returns the path of a public form. */
export const formPath = (token: string): string => `/submission?token=${token}`;
