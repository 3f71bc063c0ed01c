import { nextState, systemRow } from '../core/state-table.ts';
import { followedLinks, type ChildLink } from '../linked-workflow/child-link.ts';
import type { LinkRule } from '../linked-workflow/link-rule.ts';
import { linkedTable } from '../linked-workflow/linked-table.ts';
import type { RunTask } from './run.ts';

/** What each child is started for: the values in their order, or nothing in particular. */
const valuesOf = (link: LinkRule): readonly (string | null)[] =>
  link.split === null ? [null] : link.split.values;

const nextRequest = (links: readonly ChildLink[]): number =>
  1 + Math.max(0, ...links.map(({ request }) => request));

/** A child that is to be made; the server makes it and reports back. */
export const requested = (request: number, place: number, value: string | null): ChildLink => ({
  request,
  place,
  value,
  workflowId: null,
  state: 'REQUESTED',
  isHeld: false,
  isDeleted: false,
  isDetached: false,
  version: 0,
  fate: 'FOLLOWED',
  fateReason: '',
});

/**
 * L1: the children that a task has when it begins. A task that was reset takes up again
 * those it still follows.
 */
export const childrenAtStart = (task: RunTask): readonly ChildLink[] => {
  const { link, links } = task;
  if (link === null || followedLinks(task).length > 0) return links;
  const first = nextRequest(links);
  return [
    ...links,
    ...valuesOf(link).map((value, place) => requested(first + place, place, value)),
  ];
};

/** L4, start new: another child in the place of this one. */
export const renewed = (
  task: RunTask,
  old: ChildLink,
  fate: ChildLink['fate'],
): RunTask['links'] => [
  ...task.links.map((link) => (link.request === old.request ? { ...link, fate } : link)),
  requested(nextRequest(task.links), old.place, old.value),
];

/** L1 as a change of state. */
export const startedStatus = (task: RunTask): RunTask['status'] =>
  nextState(systemRow(linkedTable, task.status, 'activate'), task.status);
