/** The page that a person opens after sign-in. */
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

/** Returns query parameters that pass the page on through sign-in pages and emailed links. */
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
