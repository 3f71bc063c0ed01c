import type { ReactNode } from 'react';
import { useEditorState } from '../editor/editor-context.ts';
import { StageSettings } from './stage-settings.tsx';
import { TaskSettings } from './task-settings.tsx';

export interface SettingsPanelProps {
  /** Shown while nothing is selected. */
  readonly overview: ReactNode;
}

/** Settings of the selected item. Another selection resets unfinished input. */
export function SettingsPanel({ overview }: SettingsPanelProps): ReactNode {
  const { content, selected } = useEditorState();
  if (selected?.kind === 'TASK') {
    const task = content.tasks[selected.key];
    if (task !== undefined) return <TaskSettings key={task.key} task={task} />;
  }
  if (selected?.kind === 'STAGE') {
    const stage = content.stages[selected.key];
    if (stage !== undefined) return <StageSettings key={stage.key} stage={stage} />;
  }
  return overview;
}
