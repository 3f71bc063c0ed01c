/**
 * The cookie that carries the session token. Behind https it has the `__Host-` prefix,
 * which ties it to this host and path and makes `Secure` mandatory; on plain http (a
 * first try on one's own machine) browsers refuse that prefix.
 */
export interface SessionCookie {
  readonly name: string;
  /** The token of a request's `Cookie` header, if there is one. */
  readonly read: (header: string | null | undefined) => string | undefined;
  /** The `Set-Cookie` value that keeps the token for the longest life of a session. */
  readonly write: (token: string) => string;
  /** The `Set-Cookie` value that removes it. */
  readonly clear: () => string;
}

export const sessionCookie = (publicUrl: string, maxAgeSeconds: number): SessionCookie => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-baton' : 'baton';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => {
      for (const part of (header ?? '').split(';')) {
        const [key, value] = part.trim().split('=', 2);
        if (key === name) return value;
      }
      return undefined;
    },
    write: (token) => `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
};
