/**
 * Returns the path of a request for the log. It contains no query, no address of a calendar feed, and
 * nothing that looks like a token.
 */
export const loggedPath = (url: string, route: string | undefined): string => {
  if (route?.startsWith('/calendar/') === true) return route;
  const [path = ''] = url.split('?', 1);
  return path.replaceAll(/baton_[a-z.]+_[\w-]+/gi, '[redacted]');
};
