import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  workflowParameters,
  type WorkflowParameters,
} from '@baton/domain/workflow-list/workflow-parameters';
import { viewOf } from './list-variables.ts';

export interface ListAddress {
  /** Id of the view in the address. */
  readonly viewId: string | undefined;
  /** What the list shows. Empty if the address only names a view. */
  readonly given: WorkflowParameters;
  /** True if the address only names a view, whose parameters apply. */
  readonly isAsSaved: boolean;
}

/** Returns the filters, sort, columns, and view in the address of the list of workflows. */
export function useWorkflowParameters(): ListAddress {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const text = (name: string): string | undefined => {
    const value = address[name];
    return typeof value === 'string' ? value : undefined;
  };
  const given: WorkflowParameters = Object.fromEntries(
    workflowParameters.flatMap((name) => {
      const value = text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const viewId = text('view-id');
  return { viewId, given, isAsSaved: viewId !== undefined && Object.keys(given).length === 0 };
}

export interface ListNavigation {
  /** Changes some parameters and keeps the others and the view. */
  readonly set: (change: WorkflowParameters) => void;
  readonly open: (viewId: string | undefined) => void;
}

/** Changes the address of the list. With a view, it always has the status, so that it is complete. */
export function useListNavigation(
  viewId: string | undefined,
  given: WorkflowParameters,
): ListNavigation {
  const navigate = useNavigate();
  return {
    set: (change) => {
      const next = { ...given, ...change };
      const search =
        viewId === undefined ? next : { ...next, status: viewOf(next), 'view-id': viewId };
      void navigate({ to: '/', search, replace: true });
    },
    open: (next) =>
      void navigate({ to: '/', search: next === undefined ? {} : { 'view-id': next } }),
  };
}
