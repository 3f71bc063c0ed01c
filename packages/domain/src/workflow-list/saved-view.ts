import { refuse, type Refusal } from '../core/refusal.ts';
import { parameterRefusals, type WorkflowParameters } from './workflow-parameters.ts';

export const viewLimits = { name: 60, sharedWith: 100, views: 100 } as const;

/** A view that everyone has. Its id is in the address, and the app names it. */
export interface DefaultView {
  readonly id: 'all-active' | 'overdue' | 'waiting-on-me' | 'my-team' | 'recently-completed';
  readonly parameters: WorkflowParameters;
}

export const defaultViews: readonly DefaultView[] = [
  { id: 'all-active', parameters: { status: 'open' } },
  {
    id: 'overdue',
    parameters: { status: 'open', attention: 'overdue', sort: 'planned-end' },
  },
  {
    id: 'waiting-on-me',
    parameters: { status: 'open', attention: 'waiting-for-me', sort: 'planned-end' },
  },
  { id: 'my-team', parameters: { status: 'open', owner: 'my-teams' } },
  { id: 'recently-completed', parameters: { status: 'completed', sort: '-last-change' } },
];

/** Values of a saved view. Undefined values don't change. */
export interface ViewValues {
  readonly name?: string | undefined;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns why the values of a saved view are invalid. */
export const viewRefusals = ({ name, parameters }: ViewValues): readonly Refusal[] => [
  ...(name === '' ? [refuse('Required', {}, 'name')] : []),
  ...((name?.length ?? 0) > viewLimits.name
    ? [refuse('TooLong', { max: viewLimits.name }, 'name')]
    : []),
  ...(parameters === undefined ? [] : parameterRefusals(parameters)),
];
