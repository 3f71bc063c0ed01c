import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import type { ReactNode } from 'react';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';

export interface ListedTasksProps {
  readonly label: string;
  readonly given: TaskParameters;
  /** Changes some parameters of the address. */
  readonly onChange: (change: TaskParameters) => void;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly renderBulk?: RenderBulk | undefined;
}
