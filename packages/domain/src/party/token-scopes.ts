/**
 * Parts of the API that an API token can be limited to. WORK covers workflows, tasks, documents,
 * comments, and the inbox. LIBRARY covers blueprints, forms, and custom fields. PEOPLE covers
 * people, teams, and roles. SETTINGS covers the administration. ACCOUNT covers the own account.
 */
export const tokenScopes = ['WORK', 'LIBRARY', 'PEOPLE', 'SETTINGS', 'ACCOUNT'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Returns the scopes in the order of the list, each once. */
export const orderedScopes = (scopes: readonly TokenScope[]): readonly TokenScope[] =>
  tokenScopes.filter((scope) => scopes.includes(scope));
