/**
 * Cookie with the session token. With https it has the `__Host-` prefix, which binds it to host and
 * path and requires `Secure`. With plain http, browsers reject this prefix.
 */
export interface SessionCookie {
  readonly name: string;
  /** Returns the token in a `Cookie` header, if there is one. */
  readonly read: (header: string | null | undefined) => string | undefined;
  /** Returns a `Set-Cookie` value with the token, valid for the maximum session lifetime. */
  readonly write: (token: string) => string;
  /** Returns a `Set-Cookie` value that removes the token. */
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
