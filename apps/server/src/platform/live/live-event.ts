import type { Change } from './change.ts';
import type { PresentScreen, Screen } from './presence.ts';

/** Event for the browser: which part of the screen to read again. */
export interface LiveEvent {
  readonly workflowIds: readonly string[];
  readonly blueprintIds: readonly string[];
  readonly myWork: boolean;
  /** True if lists of the whole workspace can have changed: workflows, blueprints, people. */
  readonly lists: boolean;
  /** Key of the viewer's own command if it was the only change. */
  readonly cause: string | null;
  /** Ids of tasks on the viewer's screen that someone opened, closed, or edits in another field. */
  readonly presence: readonly string[];
}

/**
 * Session of a stream, and the items whose changes it gets in addition to the person's own tasks.
 */
export interface LiveInterest {
  readonly sessionId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly parties: ReadonlySet<string>;
  readonly workflowIds: ReadonlySet<string>;
  readonly blueprintIds: ReadonlySet<string>;
  /** True if the person sees lists of the whole workspace. */
  readonly seesLists: boolean;
}

/** Messages between processes. */
export type LiveMessage =
  | { readonly kind: 'change'; readonly change: Change }
  /** These sessions ended. */
  | { readonly kind: 'sessions'; readonly ids: readonly string[] }
  /** The groups of these people changed, so their streams must reconnect. */
  | { readonly kind: 'people'; readonly ids: readonly string[] }
  /** Someone opened a task or moved to another field. */
  | { readonly kind: 'present'; readonly screen: PresentScreen }
  | { readonly kind: 'gone'; readonly screen: Screen };
