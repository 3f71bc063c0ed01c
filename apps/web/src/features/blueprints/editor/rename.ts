import { updateStage, updateTask } from '@baton/domain/blueprint/edit/edit';
import type { StageKey, TaskKey } from '@baton/domain/core/ids';
import type { ContentChange } from './editor-context.ts';

export const renameTask =
  (key: TaskKey, name: string): ContentChange =>
  (content) =>
    updateTask(content, key, { name });

export const renameStage =
  (key: StageKey, name: string): ContentChange =>
  (content) =>
    updateStage(content, key, { name });
