import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListParameters } from '@baton/domain/list/list-parameters';

export interface ListAddress<Parameters> {
  /** Id of the view in the address. */
  readonly viewId: string | undefined;
  /** Parameters of the list. Empty if the address only names a view. */
  readonly given: Parameters;
  /** True if the address only names a view, whose parameters apply. */
  readonly isAsSaved: boolean;
}

/** Returns the filters, sort, columns, and view in the address of a list with these parameters. */
export function useListAddress<Name extends string>(
  names: readonly Name[],
): ListAddress<ListParameters<Name>> {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const text = (name: string): string | undefined => {
    const value = address[name];
    return typeof value === 'string' ? value : undefined;
  };
  const parameters: { [Parameter in Name]?: string } = {};
  for (const name of names) {
    const value = text(name);
    if (value !== undefined) parameters[name] = value;
  }
  const viewId = text('view-id');
  return {
    viewId,
    given: parameters,
    isAsSaved: viewId !== undefined && Object.keys(parameters).length === 0,
  };
}

export interface ListNavigation<Parameters> {
  /** Changes some parameters and keeps the others and the view. */
  readonly set: (change: Parameters) => void;
  readonly open: (viewId: string | undefined) => void;
}

/**
 * Changes the address of a list. With a view, it always has the status, so that it is complete.
 */
export function useListNavigation<Parameters extends ListParameters>(
  to: '/' | '/tasks' | '/my/tasks' | '/assigned-tasks',
  viewId: string | undefined,
  given: Parameters,
  status: (given: Parameters) => string,
): ListNavigation<Parameters> {
  const navigate = useNavigate();
  return {
    set: (change) => {
      const next = { ...given, ...change };
      const search =
        viewId === undefined ? next : { ...next, status: status(next), 'view-id': viewId };
      void navigate({ to, search, replace: true });
    },
    open: (next) => void navigate({ to, search: next === undefined ? {} : { 'view-id': next } }),
  };
}
