import type { InstanceKey } from '../core/ids.ts';

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** A header, a part of the query or a field of a form. The value is a template. */
export interface NamedTemplate {
  readonly name: string;
  readonly value: string;
}

/** JSON is a document whose texts are templates; a text that is one token alone keeps the value's type. */
export type AutomationBody =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'FORM'; readonly entries: readonly NamedTemplate[] }
  | { readonly kind: 'JSON'; readonly text: string };

/** A part of the answer that becomes the value of a field of the task. */
export interface OutputMapping {
  /** Such as `data.items[0].id`; empty for the whole answer. */
  readonly path: string;
  readonly instance: InstanceKey;
  /** An answer without it is a failure. */
  readonly isRequired: boolean;
}

/** What an AUTOMATION task calls and what it expects (specification 3.2). */
export interface Automation {
  readonly method: HttpMethod;
  /** A template; server and port are written out. */
  readonly url: string;
  readonly headers: readonly NamedTemplate[];
  readonly query: readonly NamedTemplate[];
  readonly body: AutomationBody;
  /** Statuses that count as success: `200`, or `2xx`. */
  readonly expectedStatuses: readonly string[];
  readonly outputs: readonly OutputMapping[];
  /** Calls in all before somebody has to look. */
  readonly maxAttempts: number;
  readonly timeoutSeconds: number;
  /** Calls at once where a person set it off, who can take nothing back then. */
  readonly isAtOnce: boolean;
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

/** What a new automated task starts from. */
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
};
