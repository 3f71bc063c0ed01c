import { createFirstTenant } from '../tenants/index.ts';
import { recordSignIn } from '../../platform/audit/record-audit.ts';
import { openSession } from '../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { setupCodeRefusal } from '../../platform/auth/setup-code.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enterStatement } from '../../platform/graphql/viewer.ts';
import { logSecurity } from './security-log.ts';
import { loadViewerNode, type ViewerNode } from './viewer-node.ts';

type FirstRun = Parameters<typeof createFirstTenant>[1] & {
  readonly setupCode?: string | null | undefined;
};

/** Creates the first workspace and signs in its admin. */
export const setUpInstallation = async (
  context: RequestContext,
  input: FirstRun,
): Promise<ViewerNode> => {
  const { services } = context;
  const code = services.setupCode(context.http);
  if (code !== null) demand(setupCodeRefusal(input.setupCode ?? '', code));
  const { token, hash } = makeSessionToken();
  const at = services.now();
  await createFirstTenant(services.database, input, ({ accountId, tenantId }) => [
    openSession({
      tokenHash: hash,
      accountId,
      tenantId,
      userAgent: context.http.userAgent,
      method: 'PASSWORD',
      hasSecondFactor: false,
      now: at,
    }),
    enterStatement(hash, at),
    recordSignIn(hash, at),
  ]);
  logSecurity(context, 'installation-set-up', {});
  context.forgetViewer(hash);
  context.http.setCookie(services.cookie.write(token));
  return loadViewerNode(context);
};
