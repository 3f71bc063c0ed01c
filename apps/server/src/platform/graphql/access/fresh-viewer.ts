import { refuse } from '@baton/domain/core/refusal';
import { sessionConfirmation } from '../../auth/credentials/second-factor-statements.ts';
import { Refused } from '../refused.ts';
import type { RequestContext } from '../request-context.ts';
import type { Viewer } from '../viewer.ts';

/** Time in milliseconds after a sign-in during which sensitive changes are allowed. */
const freshMillis = 15 * 60_000;

/**
 * Returns the viewer for a sensitive change. Throws FreshSignInRequired if the person signed in too
 * long ago, and Forbidden for programs.
 */
export const freshViewer = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await context.viewer();
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const { database, now } = context.services;
  const [[session]] = await database.trip(
    { kind: 'identity' },
    sessionConfirmation(viewer.sessionId),
  );
  if (session === undefined || session.authenticatedAt.getTime() < now() - freshMillis)
    throw new Refused(refuse('FreshSignInRequired'));
  return viewer;
};

/**
 * Throws FreshSignInRequired if a person signed in too long ago. Programs can make the change with
 * the scopes of their token, which a person created after a recent sign-in.
 */
export const demandFreshSignIn = async (context: RequestContext): Promise<void> => {
  if (!context.http.isProgram) await freshViewer(context);
};
