import type { InstanceKey } from '../core/ids.ts';
import type { FieldValue } from '../field/field.ts';

/** Why a call did not bring what was expected. Each has its message. */
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

/** A value that an answer gives to a place of the task. */
export interface AutomationOutput {
  readonly instance: InstanceKey;
  readonly value: FieldValue;
}

/** What a call came to. */
export type AutomationResult = CallVerdict & {
  /** HTTP status of the answer; left out where none came. */
  readonly status?: number;
};

type CallVerdict =
  | { readonly kind: 'ACCEPTED'; readonly outputs: readonly AutomationOutput[] }
  | {
      readonly kind: 'RETRYABLE';
      readonly failure: AutomationFailure;
      /** The server asked to wait as long as this. */
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'FINAL'; readonly failure: AutomationFailure };
