const fullId = /^[0-9a-f-]{36}$/i;
const shortId = /^[\w-]{22}$/;

/** Returns the id of a workspace that was shortened to base64url. */
const fromShort = (short: string): string => {
  const bytes = atob(short.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  );
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Returns the workspace that a page before sign-in is for, or null for the only one. */
export const workspaceOfPage = (search: string): string | null => {
  const query = new URLSearchParams(search);
  const id = query.get('tenant-uuid') ?? '';
  if (fullId.test(id)) return id;
  const short = query.get('tenant-uuid-short') ?? '';
  return shortId.test(short) ? fromShort(short) : null;
};
