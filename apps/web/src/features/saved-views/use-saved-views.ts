import { graphql } from 'react-relay';
import type {
  useSavedViewsQuery,
  useSavedViewsQuery$data,
} from '../../__generated__/useSavedViewsQuery.graphql.ts';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';

export type SavedView = useSavedViewsQuery$data['savedViews'][number];

const query = graphql`
  query useSavedViewsQuery {
    savedViews {
      id
      version
      object
      name
      parameters {
        name
        value
      }
      isForEveryone
      isStarred
      watchState
      canEdit
      sharedWith {
        id
        name
        kind
      }
    }
  }
`;

/** Loads the views that the person owns or that are shared with them, of these objects or of all. */
export function useSavedViews(object: ListObject | null = null): {
  readonly views: readonly SavedView[];
  readonly refresh: () => Promise<unknown>;
} {
  const { data, refresh } = useLiveQuery<useSavedViewsQuery>(query, {});
  const views = data.savedViews.filter((view) => object === null || view.object === object);
  return { views, refresh };
}

/** Returns the path of the list that shows these objects. */
export const pathOf = (object: SavedView['object']): '/' | '/tasks' =>
  object === 'TASKS' ? '/tasks' : '/';

/** Returns the parameters of a saved view by name. */
export const parametersOf = ({ parameters }: Pick<SavedView, 'parameters'>): ListParameters =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

/** Returns parameters as the API takes them. */
export const parameterInputs = (
  parameters: ListParameters,
): { readonly name: string; readonly value: string }[] =>
  Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );

/** Action of a dialog on the current view. */
export type ViewDialog = 'SAVE_AS' | 'RENAME' | 'SHARE' | 'DELETE';
