import { readValue } from '../../run-model/read-value.ts';
import { splitParts, type SplitPart } from '../../linked-workflow/carry-over.ts';
import type { ChildLink } from '../../run-model/child-link.ts';
import { linkLimits, type LinkRule } from '../../blueprint/link-rule.ts';
import type { RunTask } from '../../run-model/run.ts';
import { valueAt, type RunView } from '../../run-model/run-view.ts';

/** The single linked workflow of a task without a list. */
const whole: SplitPart = { value: null, row: null };

/**
 * Returns the list items for which linked workflows are started. Without a list, one entry without
 * a value.
 */
const partsOf = (view: RunView, { split }: LinkRule): readonly SplitPart[] => {
  if (split === null) return [whole];
  if (split.kind === 'LIST') return split.values.map((value) => ({ value, row: null }));
  const place = valueAt(view, split.instance);
  return place === undefined ? [] : splitParts(readValue(view, place.key), place.field);
};

const nextRequest = (links: readonly ChildLink[]): number =>
  1 + Math.max(0, ...links.map(({ request }) => request));

/** Returns the link of a requested workflow. The server creates it and reports back. */
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
  isLineRemoved: false,
});

const isSameLine = (link: ChildLink, { value, row }: SplitPart): boolean =>
  row === null ? link.row === null && link.value === value : link.row === row;

const isFollowed = ({ fate }: ChildLink): boolean => fate === 'FOLLOWED';

/**
 * Returns the linked workflows of a task that starts. After a reset, those whose line still exists
 * are kept, other lines start new ones, and the owner decides about those whose line was removed.
 */
export const childrenAtStart = (view: RunView, task: RunTask): readonly ChildLink[] => {
  const {
    plan: { link },
    links,
  } = task;
  if (link === null) return links;
  let request = nextRequest(links);
  const former = links.filter((one) => !isFollowed(one)).map((one) => ({ ...one, place: -1 }));
  const left = links.filter(isFollowed);
  const parts = partsOf(view, link);
  // If the list has more items than the limit, no workflow starts. A single refused link is stored
  // for all.
  if (parts.length > linkLimits.children) {
    const refused = { state: 'REFUSED', refusal: 'TOO_MANY' } as const;
    return [...former, ...left, { ...requested(request, 0, whole), ...refused }];
  }
  const current = parts.map((part, place): ChildLink => {
    const at = left.findIndex((one) => isSameLine(one, part));
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    if (kept !== undefined) return { ...kept, place, isLineRemoved: false };
    request += 1;
    return requested(request - 1, place, part);
  });
  const removed = left.map((one, at): ChildLink => ({
    ...one,
    place: parts.length + at,
    isLineRemoved: true,
  }));
  return [...former, ...current, ...removed];
};

/**
 * Returns the links of the task with a linked workflow replaced: by the existing one in `made`, or
 * else by a new one. If its line was removed from the list, no new workflow starts.
 */
export const renewed = (
  task: RunTask,
  old: ChildLink,
  former: Pick<ChildLink, 'fate' | 'fateReason'>,
  made: Partial<ChildLink>,
): RunTask['links'] => [
  ...task.links.map((link) => (link.request === old.request ? { ...link, ...former } : link)),
  ...(old.isLineRemoved && made.workflowId === undefined
    ? []
    : [{ ...requested(nextRequest(task.links), old.place, old), ...made }]),
];
