import type { Change } from './change.ts';
import type { PresentScreen, Screen } from './presence.ts';

/** What a stream tells the browser: which part of the screen to read again. */
export interface LiveEvent {
  readonly workflowIds: readonly string[];
  readonly blueprintIds: readonly string[];
  readonly myWork: boolean;
  /** Lists of the whole workspace may differ: workflows, blueprints, people. */
  readonly lists: boolean;
  /** The viewer's own command that did it, where it was that alone. */
  readonly cause: string | null;
  /** Tasks that the viewer has open too, where somebody came, went or is in another question. */
  readonly presence: readonly string[];
}

/** The session of a stream, and what it follows in addition to the person's own work. */
export interface LiveInterest {
  readonly sessionId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly parties: ReadonlySet<string>;
  readonly workflowIds: ReadonlySet<string>;
  readonly blueprintIds: ReadonlySet<string>;
  /** Whether they see lists of the whole workspace. */
  readonly seesLists: boolean;
}

/** What processes tell one another. */
export type LiveMessage =
  | { readonly kind: 'change'; readonly change: Change }
  /** These sessions are over. */
  | { readonly kind: 'sessions'; readonly ids: readonly string[] }
  /** These people belong to other groups now: they come back knowing which. */
  | { readonly kind: 'people'; readonly ids: readonly string[] }
  /** Somebody has a task open, or has moved to another question of it. */
  | { readonly kind: 'present'; readonly screen: PresentScreen }
  | { readonly kind: 'gone'; readonly screen: Screen };
