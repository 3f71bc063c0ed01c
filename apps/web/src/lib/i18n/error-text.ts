import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Refusal } from '@baton/domain/core/refusal';
import { spokenParams } from './language-name.ts';
import type { MessageId } from './message-id.ts';
import { ruleFaultText } from './rule-fault-text.ts';
import type { Text } from './use-text.ts';

/** Fails to compile if a code of the catalog has no message. */
const messageOf = (code: ErrorCode): MessageId => `errors.${code}`;

/** Returns what happened and what to do about it, in the person's language. */
export const errorText = (t: Text, { code, params }: Pick<Refusal, 'code' | 'params'>): string =>
  t(messageOf(code), {
    ...spokenParams(params),
    ...(code === 'FormRuleInvalid' ? { fault: ruleFaultText(t, params) } : {}),
  });
