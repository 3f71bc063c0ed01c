import { createFirstTenant } from '../tenants/index.ts';
import { openSession } from '../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { logSecurity } from './security-log.ts';
import { loadViewerNode, type ViewerNode } from './viewer-node.ts';

/** Makes the first workspace and signs its administrator in. */
export const setUpInstallation = async (
  context: RequestContext,
  input: Parameters<typeof createFirstTenant>[1],
): Promise<ViewerNode> => {
  const { services } = context;
  const { token, hash } = makeSessionToken();
  await createFirstTenant(services.database, input, ({ accountId, tenantId }) => [
    openSession({
      tokenHash: hash,
      accountId,
      tenantId,
      userAgent: context.http.userAgent,
      now: services.now(),
    }),
  ]);
  logSecurity(context, 'installation-set-up', {});
  context.forgetViewer(hash);
  context.http.setCookie(services.cookie.write(token));
  return loadViewerNode(context);
};
