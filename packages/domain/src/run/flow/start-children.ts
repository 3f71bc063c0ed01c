import { readValue } from '../../field/read-value.ts';
import { splitParts, type SplitPart } from '../../linked-workflow/carry-over.ts';
import { followedLinks, type ChildLink } from '../../linked-workflow/child-link.ts';
import { linkLimits, type LinkRule } from '../../linked-workflow/link-rule.ts';
import type { RunTask } from '../run.ts';
import { valueAt, type RunView } from '../run-view.ts';

/** Nothing in particular. */
const whole: SplitPart = { value: null, row: null };

/** What each child is started for: the values in their order, or nothing in particular. */
const partsOf = (view: RunView, { split }: LinkRule): readonly SplitPart[] => {
  if (split === null) return [whole];
  if (split.kind === 'LIST') return split.values.map((value) => ({ value, row: null }));
  const place = valueAt(view, split.instance);
  return place === undefined ? [] : splitParts(readValue(view, place.key), place.field);
};

const nextRequest = (links: readonly ChildLink[]): number =>
  1 + Math.max(0, ...links.map(({ request }) => request));

/** A child that is to be made; the server makes it and reports back. */
export const requested = (
  request: number,
  place: number,
  { value, row }: SplitPart,
): ChildLink => ({
  request,
  place,
  value,
  row,
  workflowId: null,
  state: 'REQUESTED',
  isHeld: false,
  isDeleted: false,
  isDetached: false,
  outputs: [],
  refusal: null,
  version: 0,
  fate: 'FOLLOWED',
  fateReason: '',
  isCalledBack: false,
});

/** Of the last time: the places whose child is followed no more, each with what it was started for. */
const vacated = ({ links }: RunTask): readonly ChildLink[] => {
  const newest = new Map(links.map((link) => [link.place, link]));
  const held = new Set(links.flatMap(({ fate, place }) => (fate === 'FOLLOWED' ? place : [])));
  return [...newest.values()].filter(({ place }) => place >= 0 && !held.has(place));
};

/**
 * L1: the children that a task has when it begins. A task that was reset takes up again
 * those it still follows, and starts others for those that it let go.
 */
export const childrenAtStart = (view: RunView, task: RunTask): readonly ChildLink[] => {
  const { link, links } = task;
  if (link === null) return links;
  const first = nextRequest(links);
  if (followedLinks(task).length > 0)
    return [...links, ...vacated(task).map((old, at) => requested(first + at, old.place, old))];
  const parts = partsOf(view, link);
  // Whoever fills in what it is split by may not start any number: one stands for all of them.
  const isTooMany = parts.length > linkLimits.children;
  const children: readonly ChildLink[] = isTooMany
    ? [{ ...requested(first, 0, whole), state: 'REFUSED', refusal: 'TOO_MANY' }]
    : parts.map((part, place) => requested(first + place, place, part));
  return [...links.map((former) => ({ ...former, place: -1 })), ...children];
};

/** L4: another child in the place of this one, made anew unless `made` says which it is. */
export const renewed = (
  task: RunTask,
  old: ChildLink,
  former: Pick<ChildLink, 'fate' | 'fateReason'>,
  made: Partial<ChildLink>,
): RunTask['links'] => [
  ...task.links.map((link) => (link.request === old.request ? { ...link, ...former } : link)),
  { ...requested(nextRequest(task.links), old.place, old), ...made },
];
