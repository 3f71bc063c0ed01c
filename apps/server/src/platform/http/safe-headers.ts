import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

const contentSecurityPolicy = (isHttps: boolean): Record<string, string[] | null> => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // The component library writes a style element for its variables. It can't contain scripts.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
});

/** Baton uses none of these features, so an injected script can't either. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Sends security headers. They are computed once, because they don't depend on the request. Must
 * run before other code sets headers.
 */
export const sendSafeHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  const put = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(isHttps),
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    // The addresses of some pages contain a secret until the page has read it.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  let known: readonly (readonly [string, string])[] | undefined;
  app.addHook('onRequest', async (request, { raw }) => {
    if (known === undefined) {
      put(request.raw, raw, (fault) => {
        if (fault !== undefined) throw fault;
      });
      raw.setHeader('permissions-policy', permissionsPolicy);
      known = Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    } else {
      for (const [name, value] of known) raw.setHeader(name, value);
    }
  });
};

/** Lets other sites show the page of a response in a frame. */
export const allowFrames = ({ raw }: FastifyReply): void => {
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  );
  raw.removeHeader('x-frame-options');
};

/** Headers that browsers read only in the responses of pages and workers. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Removes headers from a response that is neither a page nor a worker, where they take space. */
export const omitPageHeaders = ({ raw }: FastifyReply): void => {
  for (const name of pageHeaders) raw.removeHeader(name);
};
