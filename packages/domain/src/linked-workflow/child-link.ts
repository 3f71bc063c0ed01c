import type { FieldValue } from '../field/field.ts';
import type { InstanceKey, TaskId, WorkflowId } from '../core/ids.ts';
import type { LinkRule } from './link-rule.ts';

/** Why a linked task cannot go on as planned (specification 4.4). */
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

/** REQUESTED: to be made. REFUSED: could not be made. After that the child's own state. */
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
/** A child's own state, once it is made. */
type MadeState = Exclude<ChildState, 'REQUESTED' | 'REFUSED'>;

/** FOLLOWED: the task waits for it. KEPT: it goes on by itself. ENDED: it is to end, another has its place. */
export type ChildFate = 'FOLLOWED' | 'KEPT' | 'ENDED';

/** A value of a child for a place of the task. */
export interface ChildOutput {
  readonly to: InstanceKey;
  readonly value: FieldValue | null;
  /** The task needs it, and the child has no such place any more. */
  readonly isLost: boolean;
}

/** One child of a linked task, as the parent knows it. */
export interface ChildLink {
  /** Counts from 1 over the task's whole life; with the task it names the child before there is one. */
  readonly request: number;
  /** Place among the children that are started together, from 0; -1 for those of an earlier time. */
  readonly place: number;
  /** What it was started for, where the task was split. */
  readonly value: string | null;
  /** The row that it was started for, where the task was split by those of a table. */
  readonly row: string | null;
  readonly workflowId: WorkflowId | null;
  readonly state: ChildState;
  /** Paused or ended because the parent is, not by a person. */
  readonly isHeld: boolean;
  readonly isDeleted: boolean;
  /** Its owner has taken it out of the parent's hands. */
  readonly isDetached: boolean;
  /** The child's version in the newest report of it; an older one says nothing new. */
  readonly version: number;
  /** Why it could not be made, exactly while REFUSED. TOO_MANY: it stands for more than one task may start. */
  readonly refusal: 'MISSING_REQUIRED' | 'UNABLE_TO_START' | 'TOO_MANY' | null;
  /** What it left behind, once it is completed. */
  readonly outputs: readonly ChildOutput[];
  readonly fate: ChildFate;
  /** Why it is no longer followed, in the words of whoever decided so. */
  readonly fateReason: string;
  /** Ended with the parent, and asked to go on again; until it says how it stands. */
  readonly isCalledBack: boolean;
  /** The list no longer has its line since the task started again. */
  readonly isLineRemoved: boolean;
}

type Later = 'row' | 'isCalledBack' | 'isLineRemoved';

/** Completes a link that was stored by an earlier version. */
export const completeLink = (
  stored: Omit<ChildLink, Later> & Partial<Pick<ChildLink, Later>>,
): ChildLink => ({
  ...stored,
  row: stored.row ?? null,
  isCalledBack: stored.isCalledBack ?? false,
  isLineRemoved: stored.isLineRemoved ?? false,
});

/** A child's side of the link: whose it is, and what it has heard from there. */
export interface ParentLink {
  readonly workflowId: WorkflowId;
  readonly taskId: TaskId;
  readonly request: number;
  /** Version of the parent in the newest order that was followed. */
  readonly heard: number;
  /** False once it was let go. */
  readonly isBound: boolean;
  /** 1 below a workflow that a person started. */
  readonly depth: number;
}

/** What the rules about children look at. */
export interface LinkedTask {
  readonly link: LinkRule | null;
  readonly links: readonly ChildLink[];
}

/** The children that the task waits for, in order. */
export const followedLinks = ({ links }: LinkedTask): readonly ChildLink[] =>
  links.filter((link) => link.fate === 'FOLLOWED');

/** Whether it is requested and does not exist yet. */
export const isUnmade = ({ state, workflowId }: ChildLink): boolean =>
  state === 'REQUESTED' && workflowId === null;

/**
 * The links of a task that stops before its linked workflows exist. A request that is dropped
 * starts nothing; a workflow that was started for it in the same moment is ended.
 */
export const withoutRequests = (task: LinkedTask): { readonly links?: readonly ChildLink[] } => {
  const isDropped = (link: ChildLink): boolean => link.fate === 'FOLLOWED' && isUnmade(link);
  return task.links.some(isDropped)
    ? { links: task.links.map((link) => (isDropped(link) ? { ...link, fate: 'ENDED' } : link)) }
    : {};
};

/** How many children have to be completed; never more than there are. */
export const neededCount = (task: LinkedTask): number => {
  const all = followedLinks(task).length;
  return Math.min(task.link?.needed ?? all, all);
};

const isLost = ({ outputs }: ChildLink): boolean => outputs.some((output) => output.isLost);

/** Completed, with everything that the task needs of it. */
export const isDone = (link: ChildLink): boolean =>
  link.state === 'COMPLETED' && !isLost(link) && !link.isLineRemoved;

/** L2: enough children are completed. A list without values has nothing to wait for. */
export const isJoined = (task: LinkedTask): boolean =>
  followedLinks(task).filter(isDone).length >= neededCount(task);

/** It belongs to the task no more, whatever the task wants. */
export const isGone = ({ isDeleted, isDetached }: ChildLink): boolean => isDeleted || isDetached;

/** What is wrong with one child; null where it goes on or is done. */
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
 * L4: whether another may take its place: it is in trouble, or what came of the task was
 * rejected. None takes the place of more than a hundred.
 */
export const isReplaceable = (link: ChildLink, status: string): boolean =>
  link.fate === 'FOLLOWED' &&
  link.refusal !== 'TOO_MANY' &&
  (problemOfLink(link) !== null || status === 'REJECTED');

/** L4, W8: it was ended because its parent was, and may go on since that goes on again. */
export const mayBeCalledBack = (link: ChildLink): boolean =>
  link.fate === 'FOLLOWED' &&
  link.state === 'ENDED' &&
  link.isHeld &&
  !link.isCalledBack &&
  !isGone(link);

/**
 * L3: what keeps the task from being done: the first child in trouble, once those that are
 * not no longer suffice.
 */
export const problemOfTask = (task: LinkedTask): LinkProblem | null => {
  const followed = followedLinks(task);
  const troubled = followed.filter((link) => problemOfLink(link) !== null);
  const [first] = troubled;
  return first === undefined || followed.length - troubled.length >= neededCount(task)
    ? null
    : problemOfLink(first);
};

/**
 * How the children stand taken together (specification 4.4, "schedule"): ENDED if all are, PAUSED
 * if none that is not completed is in progress; null before there is any.
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
