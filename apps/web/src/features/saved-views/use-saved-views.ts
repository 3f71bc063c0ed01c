import { graphql } from 'react-relay';
import type {
  useSavedViewsQuery,
  useSavedViewsQuery$data,
} from '../../__generated__/useSavedViewsQuery.graphql.ts';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';

export type SavedView = useSavedViewsQuery$data['savedViews'][number];

const query = graphql`
  query useSavedViewsQuery {
    savedViews {
      id
      version
      name
      parameters {
        name
        value
      }
      isForEveryone
      isStarred
      watchState
      canWatch
      canEdit
      sharedWith {
        id
        name
        kind
      }
    }
  }
`;

/** Loads the views that the person owns or that are shared with them. */
export function useSavedViews(): {
  readonly views: readonly SavedView[];
  readonly refresh: () => Promise<unknown>;
} {
  const { data, refresh } = useLiveQuery<useSavedViewsQuery>(query, {});
  return { views: data.savedViews, refresh };
}

/** Returns the parameters of a saved view by name. */
export const parametersOf = ({ parameters }: Pick<SavedView, 'parameters'>): WorkflowParameters =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

/** Returns parameters as the API takes them. */
export const parameterInputs = (
  parameters: WorkflowParameters,
): { readonly name: string; readonly value: string }[] =>
  Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );

/** What a dialog does with the current view. */
export type ViewDialog = 'SAVE_AS' | 'RENAME' | 'SHARE' | 'DELETE';
