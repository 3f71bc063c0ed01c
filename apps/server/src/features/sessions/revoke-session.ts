import { refuse } from '@baton/domain/core/refusal';
import { endSession } from '../../platform/auth/session-statements.ts';
import { newId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { logSecurity } from './security-log.ts';
import { changeAndLoadViewer, type ViewerNode } from './viewer-node.ts';

/** Ends another session of the same person. The current one is ended by signing out. */
export const revokeSession = async (context: RequestContext, id: string): Promise<ViewerNode> => {
  const { accountId, sessionId } = await context.viewer();
  if (id === sessionId) throw new Refused(refuse('Forbidden', {}, 'id'));
  const at = new Date(context.services.now());
  const { rows, node } = await changeAndLoadViewer(context, endSession(id, accountId, newId(), at));
  if (rows.length === 0) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.live.endSessions([id]);
  logSecurity(context, 'session-revoked', { accountId });
  return node;
};
