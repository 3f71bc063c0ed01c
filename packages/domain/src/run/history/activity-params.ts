import type { Delegate } from '../../party/delegate.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { PlanEvent, TaskEvent, TextEvent, WorkflowEvent } from '../../run-model/event.ts';

/** Parameters of an activity entry. */
export type ActivityParams = Readonly<Record<string, string | number>>;

/** Ids of added and removed people, separated by spaces. */
export const assignment = ({ before, after }: TaskEvent): ActivityParams => {
  const was = before.assignees ?? [];
  const is = after.assignees ?? [];
  return {
    added: is.filter((party) => !was.includes(party)).join(' '),
    removed: was.filter((party) => !is.includes(party)).join(' '),
  };
};

/** Ids of added and removed collaborators. */
export const sharing = ({ before, after }: WorkflowEvent): ActivityParams => {
  const [was, is] = [before.collaborators ?? [], after.collaborators ?? []];
  const names = (list: typeof was, others: typeof was): string =>
    list
      .filter((one) => !others.some((other) => isDeepEqual(one, other)))
      .map(({ party }) => party)
      .join(' ');
  return {
    field: 'Collaborators',
    code: 'ACCESS_CHANGED',
    added: names(is, was),
    removed: names(
      was,
      is.concat(was.filter(({ party }) => is.some((one) => one.party === party))),
    ),
  };
};

const idsOf = (standIns: readonly Delegate[], who: 'away' | 'by'): string =>
  [...new Set(standIns.map((one) => one[who]))].join(' ');

const without = (some: readonly Delegate[], others: readonly Delegate[]): readonly Delegate[] =>
  some.filter((one) => !others.some(({ by, away }) => by === one.by && away === one.away));

/** Delegates who started, or people who are back and their delegates; null for neither. */
export const delegations = ({ before, after, decisions }: TaskEvent): ActivityParams | null => {
  const [was, is] = [before.standIns ?? [], after.standIns ?? []];
  const come = without(is, was);
  if (come.length > 0)
    return { code: 'ABSENCE', added: idsOf(come, 'by'), removed: idsOf(come, 'away') };
  const back = without(was, is).filter(({ away, by }) =>
    decisions.some(
      ({ operands, result }) =>
        result === 'BACK' && operands['away'] === away && operands['by'] === by,
    ),
  );
  return back.length > 0
    ? { code: 'ABSENCE_OVER', added: idsOf(back, 'away'), removed: idsOf(back, 'by') }
    : null;
};

/** The failure, and when it is retried. */
export const callFailure = ({ after }: TaskEvent): ActivityParams => ({
  failure: after.automationState?.failure ?? '',
  ...(typeof after.automationState?.dueAt === 'number' && { next: after.automationState.dueAt }),
});

/** Whether the approval still counts. */
export const contentCode = ({ decisions }: TaskEvent): string =>
  decisions.some(({ rule, result }) => rule === 'CONTENT_CHANGE' && result === 'RE_APPROVE')
    ? 'ASKED_AGAIN'
    : 'CONTENT_CHANGED';

/** Returns whether a linked workflow was replaced, or kept although its line was removed. */
export const linkCode = ({ before, after }: TaskEvent): string =>
  before.links?.length === after.links?.length &&
  after.links?.every(({ fate }, at) => fate === before.links?.[at]?.fate) === true
    ? 'LINK_KEPT'
    : 'RELINKED';

/** The source of an inherited value changed. */
export const bySource = ({ kind }: TaskEvent) => ({
  kind: 'EDIT' as const,
  params: {
    field: 'Status',
    code: kind === 'TASK_SOURCE_CHANGED' ? 'SOURCE_CHANGED' : 'DONE_AGAIN',
  },
});

/** The added person or new owner, or who could not be added; null for neither. */
export const escalated = ({ after, decisions }: TaskEvent): Escalated | null => {
  const [decision] = decisions;
  const added = decision?.result ?? '';
  const skipRecord = decisions.find(({ rule }) => rule === 'NOT_GIVEN');
  const kept = skipRecord?.result ?? null;
  if (decision?.operands['action'] === 'CHANGE_OWNER')
    return {
      kind: 'EDIT',
      params:
        kept === null
          ? { field: 'Owner', code: 'OWNER_ESCALATED', added }
          : { field: 'Owner', code: 'OWNER_NOT_ESCALATED', added: kept },
    };
  if (after.assignees !== undefined || after.cc !== undefined)
    return { kind: 'ASSIGNED', params: { added, code: 'ESCALATED' } };
  return kept === null
    ? null
    : {
        kind: 'EDIT',
        params: {
          field: 'Assignees',
          code: skipRecord?.operands['why'] === 'GONE' ? 'NOT_ESCALATED_GONE' : 'NOT_ESCALATED',
          added: kept,
        },
      };
};

interface Escalated {
  readonly kind: 'EDIT' | 'ASSIGNED';
  readonly params: ActivityParams;
}

/** Returns the new name or tags. For a new description, returns only that it changed. */
export const texts = (event: TextEvent): ActivityParams => {
  const { name, description, tags } = event.after;
  if (event.stageId !== undefined)
    return name === undefined
      ? { field: 'Description', code: 'STAGE_DESCRIBED', stage: event.stageId }
      : { field: 'Name', code: 'STAGE_RENAMED', name };
  if (name !== undefined) return { field: 'Name', code: 'RENAMED', name };
  return description === undefined && tags !== undefined
    ? { field: 'Tags', code: tags.length === 0 ? 'UNTAGGED' : 'TAGGED', tags: tags.join('\n') }
    : { field: 'Description', code: 'DESCRIBED' };
};

/** The added or deleted stage or task, by its name at that time. */
export const planned = (event: PlanEvent): ActivityParams => ({
  field: event.taskId === null ? 'Stages' : 'Tasks',
  code: event.kind,
  name: (event.taskId === null ? event.stageTexts : event.texts[0])?.name ?? '',
});

/** Old and new date; a missing date is left out. */
export const dates = ({ before, after }: TaskEvent): ActivityParams => ({
  ...(typeof before.dueOn === 'number' && { before: before.dueOn }),
  ...(typeof after.dueOn === 'number' && { after: after.dueOn }),
});

const insideCodes: readonly unknown[] = ['ABSENCE', 'ABSENCE_OVER', 'TAGGED', 'UNTAGGED'];

/** Returns whether only internal users see the entry. */
export const isInside = (params: ActivityParams): boolean => insideCodes.includes(params['code']);

/** Returns whether the task was skipped or unskipped because of an outcome, not by a person. */
export const isByOutcome = ({ decisions }: TaskEvent): boolean =>
  decisions.some(({ rule }) => rule === 'TASK_OUTCOME');
