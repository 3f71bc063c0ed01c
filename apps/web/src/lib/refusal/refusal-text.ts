import { isErrorCode } from '../api/graphql-error.ts';
import { errorText } from '../i18n/error-text.ts';
import type { MessageId } from '../i18n/message-id.ts';
import type { Text } from '../i18n/use-text.ts';

interface RefusedAction {
  readonly action: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  readonly whoMay: readonly Capacity[];
}

/** A role in which someone can act. The API can add more without notice. */
type Capacity = keyof typeof capacityWords | '%future added value';

const capacityWords = {
  ASSIGNEE: 'explain.who.ASSIGNEE',
  APPROVER: 'explain.who.APPROVER',
  SUBMITTER: 'explain.who.SUBMITTER',
  REPORTER: 'explain.who.REPORTER',
  ASSIGNER: 'explain.who.ASSIGNER',
  OWNER: 'explain.who.OWNER',
  INTEGRATION_ADMIN: 'explain.who.INTEGRATION_ADMIN',
  ADMINISTRATOR: 'explain.who.ADMINISTRATOR',
} as const satisfies Readonly<Record<string, MessageId>>;

/** Converts the parameters of a code for messages. Whole numbers select plural forms. */
export const messageValues = (
  params: RefusedAction['params'],
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    params.map(({ name, value }) => [name, /^-?\d{1,15}$/.test(value) ? Number(value) : value]),
  );

/** Returns why an action is refused, or null if it is allowed. */
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

/** Returns `refusalText` and who can act now, or only the latter if there is no other reason. */
export function refusalTip(
  t: Text,
  refusals: readonly RefusedAction[],
  action: string,
): string | null {
  const why = refusalText(t, refusals, action);
  const refusal = refusals.find((one) => one.action === action);
  const capacities = refusal?.whoMay ?? [];
  const words = capacities.flatMap((one) =>
    one === '%future added value' ? [] : t(capacityWords[one]),
  );
  if (why === null || words.length === 0) return why;
  const whoMay = t('explain.whoMay', { who: t.anyOf(words) });
  return refusal?.code === 'Forbidden' ? whoMay : `${why} ${whoMay}`;
}
