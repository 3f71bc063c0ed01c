import { isErrorCode } from '../../../lib/api/graphql-error.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import type { Text } from '../../../lib/i18n/use-text.ts';

interface RefusedAction {
  readonly action: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** The parameters of a code as messages take them; whole numbers count for plural forms. */
export const messageValues = (
  params: RefusedAction['params'],
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    params.map(({ name, value }) => [name, /^-?\d{1,15}$/.test(value) ? Number(value) : value]),
  );

/** Why the action is refused, in words; null when it is allowed. */
export function refusalText(
  t: Text,
  refusals: readonly RefusedAction[],
  action: string,
): string | null {
  const refusal = refusals.find((one) => one.action === action);
  if (refusal === undefined) return null;
  const code = isErrorCode(refusal.code) ? refusal.code : 'Forbidden';
  return errorText(t, { code, params: messageValues(refusal.params) });
}
