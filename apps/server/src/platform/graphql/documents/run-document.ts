import { refuse } from '@baton/domain/core/refusal';
import type { ExecutionResult } from 'graphql';
import type { Preparation } from './compiled-documents.ts';
import { hasSession } from '../access/has-session.ts';
import { Refused } from '../refused.ts';
import type { RequestContext } from '../request-context.ts';
import { scopeErrors } from '../require-scopes.ts';

type Prepared = Exclude<Preparation, { readonly errors: readonly unknown[] }>;

const unauthenticated = () => new Refused(refuse('Unauthenticated'));

/** Returns the errors for a request without a session. They don't reveal what is wrong with it. */
export const errorsFor = async (
  context: RequestContext,
  thrown: readonly unknown[],
): Promise<readonly unknown[]> => {
  try {
    const isKnown = context.expected() !== null || (await hasSession(context));
    return isKnown ? thrown : [unauthenticated()];
  } catch (error) {
    return [error];
  }
};

/** Returns why the request can't run the document. Empty if it can. */
const accessErrors = async (
  prepared: Prepared,
  context: RequestContext,
): Promise<readonly unknown[]> => {
  const { isViewing, isReadOnly, scopes } = context.http;
  if (prepared.isMutation && !prepared.isPublic && isViewing)
    return [new Refused(refuse('ViewingOnly'))];
  if (prepared.isMutation && isReadOnly) return [new Refused(refuse('Forbidden'))];
  const lacking = scopeErrors(prepared.scopedFields, scopes);
  if (lacking.length > 0) return errorsFor(context, lacking);
  return prepared.needsSession && !(await hasSession(context)) ? [unauthenticated()] : [];
};

interface Answer {
  readonly data?: ExecutionResult['data'];
  readonly errors?: readonly unknown[] | undefined;
}

const runIn = async (
  context: RequestContext,
  prepared: Prepared,
  variables: Record<string, unknown>,
): Promise<Answer> => {
  const refused = await accessErrors(prepared, context);
  if (refused.length > 0) return { errors: refused };
  const { data, errors } = await prepared.run(null, context, variables);
  if (errors === undefined) return { data };
  if (prepared.isPublic) return { data, errors };
  const apiErrors = await errorsFor(context, errors);
  return apiErrors === errors ? { data, errors } : { errors: apiErrors };
};

/**
 * Runs a document if the request has the right to. A query runs as the cached viewer, and once more
 * if the viewer was outdated.
 */
export const runDocument = async (
  prepared: Prepared,
  context: RequestContext,
  variables: Record<string, unknown>,
): Promise<Answer> => {
  const presumed = prepared.isMutation ? null : context.presume();
  const early = presumed === null ? null : await runIn(presumed.context, prepared, variables);
  const isKnown = presumed !== null && (await presumed.isConfirmed());
  const answer = isKnown && early !== null ? early : await runIn(context, prepared, variables);
  if (isKnown || context.isSignedIn()) prepared.keep();
  return answer;
};
