/**
 * Returns the secret of a link, and moves it from the address to the state of the history entry.
 * A reload finds it there, but the address and further requests don't contain it.
 */
export function takeLinkSecret(...names: readonly string[]): string {
  const url = new URL(location.href);
  const secret = names.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  if (secret == null) {
    const state: unknown = history.state;
    return typeof state === 'object' &&
      state !== null &&
      'linkSecret' in state &&
      typeof state.linkSecret === 'string'
      ? state.linkSecret
      : '';
  }
  for (const name of names) url.searchParams.delete(name);
  history.replaceState({ linkSecret: secret }, '', url.pathname + url.search + url.hash);
  return secret;
}
