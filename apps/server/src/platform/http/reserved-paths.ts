/** First parts of paths that belong to programs. The web app has no pages there. */
const reserved: ReadonlySet<string> = new Set([
  'api',
  'auth',
  'calendar',
  'callback',
  'dev',
  'exports',
  'fe-slowdown-reports',
  'files',
  'graphql',
  'hooks',
  'is-sso',
  'mcp',
  'resend-invite',
  'reset-mfa',
  'scim',
  'send-mfa-reset-request-email',
  'user',
  'verification',
  'workspace-logo',
  'workspace-personalization',
]);

/** Returns whether programs use this path, so that its errors are never the web page. */
export const isReservedPath = (url: string): boolean =>
  reserved.has((url.split(/[/?#]/, 2)[1] ?? '').toLowerCase());
