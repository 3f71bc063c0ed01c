import { errorCatalogue } from '@baton/domain/core/error-catalogue';
import type { Refused } from '../../platform/graphql/refused.ts';

/** Types of SCIM errors that Baton uses (RFC 7644, section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** An error that a directory receives. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | null;

  constructor(status: number, scimType: ScimType | null, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const badRequest = (scimType: ScimType, detail: string): ScimError =>
  new ScimError(400, scimType, detail);

const conflicts: ReadonlySet<string> = new Set(['EmailInUse', 'NameConflict']);

/** Returns the SCIM error for a refusal of a command. */
export const scimErrorOf = ({ refusals }: Refused): ScimError => {
  const [refusal] = refusals;
  const code = refusal?.code ?? 'Unexpected';
  const field = refusal?.field === undefined ? '' : ` (${refusal.field})`;
  if (conflicts.has(code)) return new ScimError(409, 'uniqueness', `${code}${field}`);
  const status = errorCatalogue[code].http;
  if (code === 'Forbidden' && refusal?.field !== undefined)
    return badRequest('mutability', `${refusal.field} can't be changed by a directory.`);
  return status === 400 || status === 422
    ? badRequest('invalidValue', `${code}${field}`)
    : new ScimError(status, null, code);
};

/** Body of an error. */
export const errorBody = ({ status, scimType, message }: ScimError): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType !== null && { scimType }),
  detail: message,
});
