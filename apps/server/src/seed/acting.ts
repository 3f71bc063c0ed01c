import type { Services, RequestContext } from '../platform/graphql/request-context.ts';
import { createRequestContext } from '../platform/graphql/request-context.ts';
import type { Viewer } from '../platform/graphql/viewer.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Does as the person would through the browser, without one: their rights bind the seed too. */
export const actAs = (services: Services, viewer: Viewer): RequestContext => {
  const http = {
    requestId: 'seed',
    address: '127.0.0.1',
    userAgent: '',
    isLocal: true,
    setCookie: () => undefined,
    log: quiet,
  };
  const context = createRequestContext(services, http, null);
  context.becomeViewer(Buffer.alloc(0), viewer);
  return context;
};
