import type { z } from 'zod';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import type { RequestContext } from '../graphql/request-context.ts';

/** Part of the reference that lists a call. */
export type CallGroup =
  | 'Sign-in'
  | 'Password and second factor'
  | 'Email confirmation'
  | 'Workspace'
  | 'Diagnostics'
  | 'Development'
  | 'Workflows'
  | 'Tasks'
  | 'Values'
  | 'Comments'
  | 'Documents'
  | 'Blueprints'
  | 'People'
  | 'Saved views'
  | 'Notifications'
  | 'Webhooks';

/** Named values of a query or a JSON body. */
export type CallInput = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A call outside GraphQL. Its route and its description come from the same schemas. */
export interface Call {
  readonly method: (typeof callMethods)[number];
  /** Path with its parameters in braces, such as `/files/{id}`. */
  readonly path: string;
  readonly group: CallGroup;
  readonly summary: string;
  /** True if the call needs a session or an API token. */
  readonly needsSession: boolean;
  /** True if the call writes the session cookie. Other calls can't set one. */
  readonly setsCookie?: boolean;
  /** Set for calls that need an API token with these scopes. Then cookies don't count. */
  readonly scopes?: readonly string[];
  /** Whether the call reads `If-Match`, and refuses requests without it. Missing if it doesn't. */
  readonly ifMatch?: 'OPTIONAL' | 'REQUIRED';
  /** Parameters of the path, query of a GET, or JSON body of other methods. */
  readonly input: CallInput;
  /** Body of status 200. Null for status 204. */
  readonly output: z.ZodType | null;
  /** Errors of the call in addition to those that every call has. */
  readonly errors: readonly ErrorCode[];
  /** Receives the checked input. Returns the body. */
  run(context: RequestContext, input: object, headers: CallHeaders): Promise<unknown>;
}

/** Headers that a call reads. Null if the request doesn't have them. */
export interface CallHeaders {
  /** ID of the change as a UUID. A repeated request has the same one. */
  readonly idempotencyKey: string | null;
  /** Version that the client saw, from `If-Match`. */
  readonly version: number | null;
}

interface CallOptions<Input extends CallInput, Output extends z.ZodType> {
  readonly method: Call['method'];
  readonly path: string;
  readonly group: CallGroup;
  readonly summary: string;
  readonly needsSession?: boolean;
  readonly setsCookie?: boolean;
  readonly input: Input;
  readonly output?: Output;
  readonly errors?: readonly ErrorCode[];
  run(
    context: RequestContext,
    input: z.output<Input>,
  ): Promise<Output extends z.ZodUndefined ? void : z.input<Output>>;
}

/** Defines a call. The types of `run` follow from the schemas. */
export const defineCall = <Input extends CallInput, Output extends z.ZodType = z.ZodUndefined>({
  needsSession = false,
  output,
  errors = [],
  ...call
}: CallOptions<Input, Output>): Call => ({
  ...call,
  needsSession,
  output: output ?? null,
  errors,
});
