import { graphql, readInlineData } from 'react-relay';
import type {
  Capacity,
  refusalText_refusal$key,
} from '../../__generated__/refusalText_refusal.graphql.ts';
import { isErrorCode } from '../api/graphql-error.ts';
import { errorText } from '../i18n/error-text.ts';
import type { MessageId } from '../i18n/message-id.ts';
import type { Text } from '../i18n/use-text.ts';

const capacityWords = {
  ASSIGNEE: 'explain.who.ASSIGNEE',
  APPROVER: 'explain.who.APPROVER',
  SUBMITTER: 'explain.who.SUBMITTER',
  REPORTER: 'explain.who.REPORTER',
  ASSIGNER: 'explain.who.ASSIGNER',
  OWNER: 'explain.who.OWNER',
  INTEGRATION_ADMIN: 'explain.who.INTEGRATION_ADMIN',
  ADMINISTRATOR: 'explain.who.ADMINISTRATOR',
} as const satisfies Readonly<Record<Capacity, MessageId>>;

/** Converts the parameters of a code for messages. Whole numbers select plural forms. */
export const messageValues = (
  params: readonly { readonly name: string; readonly value: string }[],
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    params.map(({ name, value }) => [name, /^-?\d{1,15}$/.test(value) ? Number(value) : value]),
  );

type Refusals = readonly refusalText_refusal$key[];

/** Returns the refusal of an action, or undefined if it is allowed. */
export const findRefusal = (refusals: Refusals, action: string) =>
  refusals
    .map((refusal) =>
      readInlineData(
        graphql`
          fragment refusalText_refusal on PermissionRefusal @inline {
            action
            code
            params {
              name
              value
            }
            whoMay
          }
        `,
        refusal,
      ),
    )
    .find((refusal) => refusal.action === action);

/** Returns why an action is refused, or null if it is allowed. */
export function refusalText(t: Text, refusals: Refusals, action: string): string | null {
  const refusal = findRefusal(refusals, action);
  if (refusal === undefined) return null;
  const code = isErrorCode(refusal.code) ? refusal.code : 'Forbidden';
  return errorText(t, { code, params: messageValues(refusal.params) });
}

/** Returns `refusalText` and who can act now, or only the latter if there is no other reason. */
export function refusalTip(t: Text, refusals: Refusals, action: string): string | null {
  const why = refusalText(t, refusals, action);
  const refusal = findRefusal(refusals, action);
  const words = (refusal?.whoMay ?? []).map((capacity) => t(capacityWords[capacity]));
  if (why === null || words.length === 0) return why;
  const whoMay = t('explain.whoMay', { who: t.anyOf(words) });
  return refusal?.code === 'Forbidden' ? whoMay : `${why} ${whoMay}`;
}
