const prefixed = /^\/workspace\/([0-9a-f-]{36})(\/.*)?$/i;

/** Returns the workspace id of a path such as `/workspace/{id}/my/tasks`. */
export const workspaceIn = (path: string): string | null => prefixed.exec(path)?.[1] ?? null;

/** Returns the URL without the workspace, because only one workspace is open at a time. */
export function stripWorkspace(url: URL): URL {
  const match = prefixed.exec(url.pathname);
  if (match === null) return url;
  const plain = new URL(url);
  plain.pathname = match[2] ?? '/';
  return plain;
}
