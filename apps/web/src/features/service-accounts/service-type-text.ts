/** Returns the message with the name of a type of service account. */
export const serviceTypeText = (type: string): 'service.scim' | 'service.api' =>
  type === 'SCIM_SERVICE_ACCOUNT' ? 'service.scim' : 'service.api';

/** Returns the last use of any token, or null if none was used. */
export const lastUseOf = (
  tokens: readonly { readonly lastUsedAt?: string | null | undefined }[],
): string | null =>
  tokens
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .toSorted()
    .at(-1) ?? null;
