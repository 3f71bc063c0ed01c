import type { Services, RequestContext } from '../platform/graphql/request-context.ts';
import { createRequestContext } from '../platform/graphql/request-context.ts';
import type { Viewer } from '../platform/graphql/viewer.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Returns a request context for a person without a browser. The permission rules apply to the seed
 * too.
 */
export const actAs = (services: Services, viewer: Viewer): RequestContext => {
  const http = {
    requestId: 'seed',
    address: '127.0.0.1',
    userAgent: '',
    scopes: null,
    isProgram: false,
    isReadOnly: false,
    isViewing: false,
    isLocal: true,
    setCookie: () => undefined,
    log: quiet,
  };
  const context = createRequestContext(services, http, null);
  context.becomeViewer(Buffer.alloc(0), viewer);
  return context;
};
