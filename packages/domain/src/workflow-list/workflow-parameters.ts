import { isFilterOperator } from '../condition/filter-operators.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { workflowViews } from '../workflow/workflow-views.ts';
import { parseDateFilter } from './date-filter.ts';
import { parseWorkflowColumns } from './workflow-columns.ts';
import {
  isCalendarScale,
  isGroupText,
  isTimelineScale,
  isWorkflowLayout,
  workflowLayouts,
} from './workflow-layout.ts';
import { parseWorkflowSort } from './workflow-sort.ts';

/** Filters for an attention, as text in an address. */
export const attentionTexts = {
  overdue: 'OVERDUE',
  'waiting-for-me': 'WAITING_FOR_ME',
  'due-this-week': 'DUE_THIS_WEEK',
  stuck: 'STUCK',
} as const;
export type AttentionText = keyof typeof attentionTexts;

/** Filters by owner, as text in an address. */
export const ownerTexts = { me: 'ME', 'my-teams': 'MY_TEAMS' } as const;
export type OwnerText = keyof typeof ownerTexts;

export const isAttentionText = (text: string): text is AttentionText =>
  Object.hasOwn(attentionTexts, text);
export const isOwnerText = (text: string): text is OwnerText => Object.hasOwn(ownerTexts, text);

/** What a list is filtered by: a relation to the viewer, or a person, team, or role. */
interface OwnerParameter {
  readonly owner: (typeof ownerTexts)[OwnerText] | null;
  readonly ownedBy: string | null;
}

const isOneOf =
  (...texts: readonly string[]) =>
  (text: string): boolean =>
    texts.includes(text);

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Returns the filter by owner of an address. Invalid text filters nothing. */
export const parseOwner = (text: string | undefined): OwnerParameter => ({
  owner: text !== undefined && isOwnerText(text) ? ownerTexts[text] : null,
  ownedBy: text !== undefined && isId(text) ? text : null,
});

/** Maximum number of tags in a filter. */
const mostTags = 20;

/** Returns the ids of tags in an address. Null if the text is invalid. */
export const parseTagIds = (text: string): readonly string[] | null => {
  const ids = [...new Set(text.split(','))];
  return ids.length <= mostTags && ids.every(isId) ? ids : null;
};

const isDate = (text: string): boolean => parseDateFilter(text) !== null;

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

const stageStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'SKIPPED'];

const fits = {
  status: isOneOf(...workflowViews),
  search: (text: string) => text.length <= 200,
  owner: (text: string) => isOwnerText(text) || isId(text),
  attention: isAttentionText,
  blueprint: isId,
  'show-variants': isOneOf('1'),
  stage: isId,
  'stage-status': (text: string) => text.split(',').every((one) => stageStatuses.includes(one)),
  field: isId,
  operator: (text: string) => isFilterOperator(text),
  values: isList,
  tag: (text: string) => parseTagIds(text) !== null,
  'tag-type-id': isId,
  due: isDate,
  started: isDate,
  completed: isDate,
  group: isGroupText,
  'view-type': isWorkflowLayout,
  scale: (text: string) => isCalendarScale(text) || isTimelineScale(text),
  show: isOneOf('tasks'),
  sort: (text: string) => parseWorkflowSort(text) !== null,
  columns: (text: string) => parseWorkflowColumns(text) !== null,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

export type WorkflowParameter = keyof typeof fits;

/** What a list of workflows shows, as the parameters of its address. Missing ones are the default. */
export type WorkflowParameters = { readonly [Name in WorkflowParameter]?: string | undefined };

const isParameter = (name: string): name is WorkflowParameter => Object.hasOwn(fits, name);
export const workflowParameters = Object.keys(fits).filter(isParameter);

const mostText = 20_000;

/** Returns why parameters can't be saved. */
export const parameterRefusals = (given: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  Object.entries(given).flatMap(([name, text]) =>
    isParameter(name) && typeof text === 'string' && text.length <= mostText && fits[name](text)
      ? []
      : [refuse('UnknownOption', { value: name }, 'parameters')],
  );

/** Returns why a list with these parameters can't be exported. A filter on a field is complete. */
export const exportRefusals = (given: Readonly<Record<string, unknown>>): readonly Refusal[] => {
  const { field, operator, values } = given;
  return field === undefined || (operator !== undefined && values !== undefined)
    ? parameterRefusals(given)
    : [refuse('Required', {}, 'parameters')];
};

/** Returns the same parameters without empty ones, in a fixed order. */
export const normalizedParameters = (given: WorkflowParameters): WorkflowParameters =>
  Object.fromEntries(
    workflowParameters.flatMap((name) => {
      const text = given[name]?.trim();
      return text === undefined || text === '' ? [] : [[name, text]];
    }),
  );

/** Returns whether two lists show the same. Open workflows as a list are the default. */
export const equalParameters = (one: WorkflowParameters, other: WorkflowParameters): boolean => {
  const text = (given: WorkflowParameters): string =>
    JSON.stringify(
      {
        ...{ status: workflowViews[0], 'view-type': workflowLayouts[0] },
        ...normalizedParameters(given),
      },
      [...workflowParameters],
    );
  return text(one) === text(other);
};
