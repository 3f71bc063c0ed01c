import type { FieldValue } from '../field/field.ts';
import type { InstanceKey, TaskId, WorkflowId } from '../core/ids.ts';
import type { LinkRule } from '../blueprint/link-rule.ts';

/** Why a linked task can't continue. */
export const linkProblems = [
  'NO_REFERENCE',
  'WORKFLOW_DELETED',
  'MISSING_REQUIRED',
  'UNABLE_TO_START',
  'TOO_MANY',
  'CHILD_ENDED',
  'CHILD_PAUSED',
  'OUTPUT_FIELD_DELETED',
  'LINE_REMOVED',
] as const;
export type LinkProblem = (typeof linkProblems)[number];

/**
 * REQUESTED: to be created. REFUSED: could not be created. Afterwards, the workflow's own status.
 */
export const childStates = [
  'REQUESTED',
  'REFUSED',
  'NOT_STARTED',
  'SCHEDULED',
  'RUNNING',
  'PAUSED',
  'ENDED',
  'COMPLETED',
] as const;
export type ChildState = (typeof childStates)[number];
/** Status of a linked workflow after its creation. */
type MadeState = Exclude<ChildState, 'REQUESTED' | 'REFUSED'>;

/**
 * FOLLOWED: the task waits for it. KEPT: it continues unlinked. ENDED: it is ended and replaced.
 */
export type ChildFate = 'FOLLOWED' | 'KEPT' | 'ENDED';

/** A value of a linked workflow for a field of the task. */
export interface ChildOutput {
  readonly to: InstanceKey;
  readonly value: FieldValue | null;
  /** Whether the task needs the value but the linked workflow doesn't have the field anymore. */
  readonly isLost: boolean;
}

/** A linked workflow of a task, as the parent knows it. */
export interface ChildLink {
  /**
   * Number of the link, from 1 over all starts of the task. Identifies the link before the workflow
   * exists.
   */
  readonly request: number;
  /**
   * Zero-based position among the linked workflows that were started together; -1 for earlier ones.
   */
  readonly place: number;
  /** The list item for which the workflow was started, or null. */
  readonly value: string | null;
  /** The table row for which the workflow was started, or null. */
  readonly row: string | null;
  readonly workflowId: WorkflowId | null;
  readonly state: ChildState;
  /** Whether the linked workflow is paused or ended because of its parent, not by a person. */
  readonly isHeld: boolean;
  readonly isDeleted: boolean;
  /** Whether the owner of the linked workflow unlinked it. */
  readonly isDetached: boolean;
  /** Version of the linked workflow in its newest report; older reports are ignored. */
  readonly version: number;
  /**
   * Why the workflow could not be created; set exactly while REFUSED. TOO_MANY: the list has more
   * items than the limit, and this is the only link.
   */
  readonly refusal: 'MISSING_REQUIRED' | 'UNABLE_TO_START' | 'TOO_MANY' | null;
  /** Its outputs after completion. */
  readonly outputs: readonly ChildOutput[];
  readonly fate: ChildFate;
  /** Why the task doesn't wait for the workflow anymore, as entered by the person. */
  readonly fateReason: string;
  /**
   * True if the workflow ended with its parent, was asked to restart, and hasn't reported since.
   */
  readonly isCalledBack: boolean;
  /**
   * Whether the list no longer has the line for which the workflow was started, since the task
   * started again.
   */
  readonly isLineRemoved: boolean;
}

type Later = 'row' | 'isCalledBack' | 'isLineRemoved';

/**
 * Returns a stored link with defaults for properties that an earlier version of Baton didn't have.
 */
export const completeLink = (
  stored: Omit<ChildLink, Later> & Partial<Pick<ChildLink, Later>>,
): ChildLink => ({
  ...stored,
  row: stored.row ?? null,
  isCalledBack: stored.isCalledBack ?? false,
  isLineRemoved: stored.isLineRemoved ?? false,
});

/** What a linked workflow knows about its parent, and the last order that it received. */
export interface ParentLink {
  readonly workflowId: WorkflowId;
  readonly taskId: TaskId;
  readonly request: number;
  /** Version of the parent in the newest order that was applied. */
  readonly heard: number;
  /** False after the workflow was unlinked. */
  readonly isBound: boolean;
  /** 1 for a workflow linked to one that a person started. */
  readonly depth: number;
}

/** Facts that the rules on linked workflows use. */
export interface LinkedTask {
  readonly plan: { readonly link: LinkRule | null };
  readonly links: readonly ChildLink[];
}

/** Returns the linked workflows that the task waits for, in order. */
export const followedLinks = ({ links }: LinkedTask): readonly ChildLink[] =>
  links.filter((link) => link.fate === 'FOLLOWED');

/** Returns whether the linked workflow is requested and not created yet. */
export const isUnmade = ({ state, workflowId }: ChildLink): boolean =>
  state === 'REQUESTED' && workflowId === null;

/**
 * Returns the links of a task that stops before its linked workflows exist. Dropped requests start
 * nothing; a workflow created in the same moment is ended.
 */
export const withoutRequests = (task: LinkedTask): { readonly links?: readonly ChildLink[] } => {
  const isDropped = (link: ChildLink): boolean => link.fate === 'FOLLOWED' && isUnmade(link);
  return task.links.some(isDropped)
    ? { links: task.links.map((link) => (isDropped(link) ? { ...link, fate: 'ENDED' } : link)) }
    : {};
};

/** Returns how many linked workflows must be completed, at most their number. */
export const neededCount = (task: LinkedTask): number => {
  const all = followedLinks(task).length;
  return Math.min(task.plan.link?.needed ?? all, all);
};

const isLost = ({ outputs }: ChildLink): boolean => outputs.some((output) => output.isLost);

/** Returns whether the linked workflow is completed and has all outputs that the task needs. */
export const isDone = (link: ChildLink): boolean =>
  link.state === 'COMPLETED' && !isLost(link) && !link.isLineRemoved;

/** Returns whether enough linked workflows are completed. An empty list needs none. */
export const isJoined = (task: LinkedTask): boolean =>
  followedLinks(task).filter(isDone).length >= neededCount(task);

/** Returns whether the linked workflow was deleted or unlinked. */
export const isGone = ({ isDeleted, isDetached }: ChildLink): boolean => isDeleted || isDetached;

/** Returns the problem of a linked workflow, or null if it continues or is completed. */
export const problemOfLink = (link: ChildLink): LinkProblem | null => {
  if (link.isDeleted) return 'WORKFLOW_DELETED';
  if (link.isDetached) return 'NO_REFERENCE';
  if (link.isLineRemoved) return 'LINE_REMOVED';
  switch (link.state) {
    case 'REFUSED':
      return link.refusal ?? 'UNABLE_TO_START';
    case 'NOT_STARTED':
      return 'MISSING_REQUIRED';
    case 'ENDED':
      return link.isCalledBack ? null : 'CHILD_ENDED';
    case 'PAUSED':
      return link.isHeld ? null : 'CHILD_PAUSED';
    case 'REQUESTED':
    case 'SCHEDULED':
    case 'RUNNING':
      return null;
    case 'COMPLETED':
      return isLost(link) ? 'OUTPUT_FIELD_DELETED' : null;
  }
};

/**
 * Returns whether the linked workflow can be replaced: it has a problem, or the outcome of the task
 * was rejected. There is a limit of a hundred replacements.
 */
export const isReplaceable = (link: ChildLink, status: string): boolean =>
  link.fate === 'FOLLOWED' &&
  link.refusal !== 'TOO_MANY' &&
  (problemOfLink(link) !== null || status === 'REJECTED');

/** Returns whether the linked workflow ended because its parent did and can restart now. */
export const mayBeCalledBack = (link: ChildLink): boolean =>
  link.fate === 'FOLLOWED' &&
  link.state === 'ENDED' &&
  link.isHeld &&
  !link.isCalledBack &&
  !isGone(link);

/**
 * Returns the problem that the task reports: the first child with a problem, if those without one
 * are too few. Missing information is always reported, because someone has to enter it.
 */
export const problemOfTask = (task: LinkedTask): LinkProblem | null => {
  const followed = followedLinks(task);
  const problems = followed.flatMap((link) => problemOfLink(link) ?? []);
  const [first = null] = problems;
  if (followed.length - problems.length < neededCount(task)) return first;
  return problems.find((problem) => problem === 'MISSING_REQUIRED') ?? null;
};

/**
 * Returns the joint status of the linked workflows: ENDED if all are, PAUSED if no open one is
 * running. Null without any.
 */
export const scheduleOfChildren = (task: LinkedTask): MadeState | null => {
  const states = followedLinks(task).map(({ state, isCalledBack }) =>
    isCalledBack ? 'RUNNING' : state,
  );
  if (states.length === 0) return null;
  const open = states.filter((state) => state !== 'COMPLETED');
  if (open.length === 0) return 'COMPLETED';
  if (open.every((state) => state === 'ENDED'))
    return open.length === states.length ? 'ENDED' : 'RUNNING';
  if (open.every((state) => state === 'ENDED' || state === 'PAUSED')) return 'PAUSED';
  return open.every(
    (state) => state === 'REQUESTED' || state === 'REFUSED' || state === 'NOT_STARTED',
  )
    ? 'NOT_STARTED'
    : 'RUNNING';
};
