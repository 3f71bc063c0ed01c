import type { InstanceKey } from '../core/ids.ts';

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** A header, query parameter, or form entry. The value is a template. */
export interface NamedTemplate {
  readonly name: string;
  readonly value: string;
}

/**
 * JSON is a document whose strings are templates. A string with only one placeholder keeps the type
 * of the value.
 */
export type AutomationBody =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'FORM'; readonly entries: readonly NamedTemplate[] }
  | { readonly kind: 'JSON'; readonly text: string };

/** A part of the response that becomes a field value of the task. */
export interface OutputMapping {
  /** Path in the response, such as `data.items[0].id`; empty for the whole response. */
  readonly path: string;
  readonly instance: InstanceKey;
  /** Whether the request fails if the response doesn't contain the value. */
  readonly isRequired: boolean;
}

/** The request of an AUTOMATION task and the response it expects. */
export interface Automation {
  readonly method: HttpMethod;
  /** A template; the server and port are fixed. */
  readonly url: string;
  readonly headers: readonly NamedTemplate[];
  readonly query: readonly NamedTemplate[];
  readonly body: AutomationBody;
  /** Status codes that mean success, such as `200` or `2xx`. */
  readonly expectedStatuses: readonly string[];
  readonly outputs: readonly OutputMapping[];
  /** Maximum attempts before a person must act. */
  readonly maxAttempts: number;
  readonly timeoutSeconds: number;
  /**
   * Whether the request is sent immediately after the command that causes it. That command then
   * can't be undone.
   */
  readonly isAtOnce: boolean;
  /** Whether the task is completed without values if the last attempt fails. */
  readonly continuesOnFailure: boolean;
}

export const automationLimits = {
  urlLength: 2000,
  nameLength: 200,
  valueLength: 4000,
  bodyLength: 100_000,
  entries: 50,
  outputs: 50,
  statuses: 20,
  maxAttempts: 10,
  timeoutSeconds: 30,
} as const;

/** Defaults of a new automated task. */
export const newAutomation: Automation = {
  method: 'POST',
  url: '',
  headers: [],
  query: [],
  body: { kind: 'NONE' },
  expectedStatuses: ['2xx'],
  outputs: [],
  maxAttempts: 5,
  timeoutSeconds: 10,
  isAtOnce: false,
  continuesOnFailure: false,
};
