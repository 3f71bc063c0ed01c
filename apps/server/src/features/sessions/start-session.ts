import { refuse } from '@baton/domain/core/refusal';
import type { SessionToken } from '../../platform/auth/session-token.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import type { ViewerNode } from './viewer-node.ts';
import type { ViewerShape } from './viewer.queries.ts';

/** Sets the new session cookie. The rest of the request runs as the signed-in person. */
export const startSession = (
  context: RequestContext,
  { token, hash }: SessionToken,
  viewer: Viewer | undefined,
  shape: ViewerShape | undefined,
): ViewerNode => {
  if (viewer === undefined || shape === undefined) throw new Refused(refuse('SignInFailed'));
  context.becomeViewer(hash, viewer);
  context.http.setCookie(context.services.cookie.write(token));
  return { viewer, shape: () => shape };
};
