import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import type { ReactNode } from 'react';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';
import type { RowAction } from '../../../ui/data-list/list-line.ts';

/** Props of each layout of the list of workflows. */
export interface LayoutProps {
  readonly given: WorkflowParameters;
  /** Changes some parameters of the address. */
  readonly onChange: (change: WorkflowParameters) => void;
  readonly onOpen: (id: string) => void;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  /** Actions on the selected workflows, in layouts with rows. */
  readonly renderBulk?: RenderBulk | undefined;
  /** Actions on one workflow, in layouts with rows. */
  readonly rowActions?: ((id: string) => readonly RowAction[]) | undefined;
}
