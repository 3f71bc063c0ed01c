import type { InstanceKey } from '../core/ids.ts';
import type { FieldValue } from '../field/field.ts';

/** Why a request failed. Each failure has a message. */
export const automationFailures = [
  'FieldMappingForAutomationTaskMustBeCompleted',
  'AUTHENTICATION_REFUSED',
  'ADDRESS_NOT_FOUND',
  'UNEXPECTED_STATUS',
  'SERVER_BUSY',
  'SERVER_FAILED',
  'UNREACHABLE',
  'TIMED_OUT',
  'NAME_NOT_FOUND',
  'ADDRESS_REFUSED',
  'ADDRESS_INVALID',
  'TLS_FAILED',
  'TOO_MANY_REDIRECTS',
  'ANSWER_TOO_LARGE',
  'ANSWER_NOT_READABLE',
  'OUTPUT_MISSING',
  'OUTPUT_INVALID',
  'SECRET_MISSING',
  'TO_BE_UNDONE',
] as const;
export type AutomationFailure = (typeof automationFailures)[number];

/** A value of a response for a field of the task. */
export interface AutomationOutput {
  readonly instance: InstanceKey;
  readonly value: FieldValue;
}

/** The result of a request. */
export type AutomationResult = CallVerdict & {
  /** HTTP status of the response; missing without one. */
  readonly status?: number;
};

type CallVerdict =
  | { readonly kind: 'ACCEPTED'; readonly outputs: readonly AutomationOutput[] }
  | {
      readonly kind: 'RETRYABLE';
      readonly failure: AutomationFailure;
      /** Wait time that the server requested. */
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'FINAL'; readonly failure: AutomationFailure };
