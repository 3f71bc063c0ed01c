/** What a person wanted to open before they had to sign in. */
export interface SignInReturn {
  /** Path to open after sign-in. */
  readonly redirect?: string | null | undefined;
  /** True if the person uses the sign-in of suppliers. */
  readonly isSupplier?: boolean | null | undefined;
}

/** A longer path isn't put into links. */
const longestPath = 1000;

/** Returns a path of this installation. Everything else leads to the start page. */
export const safePath = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= longestPath && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
    ? path
    : '/';

/** Returns the query that keeps what the person wanted through a page or a mailed link. */
export const signInReturnQuery = ({
  redirect,
  isSupplier,
}: SignInReturn): Readonly<Record<string, string>> => {
  const path = safePath(redirect);
  return {
    ...(isSupplier === true && { supplier: '1' }),
    ...(path !== '/' && { redirect: path }),
  };
};
