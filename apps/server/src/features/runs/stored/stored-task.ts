import type { TaskPlan } from '@baton/domain/run-model/task-plan';
import { toTaskSettings, type StoredTaskSettings } from './task-settings.ts';
import { toMarks, type TaskMarks } from './task-marks.ts';

/** Columns of a task that no list sorts or filters by. */
interface StoredTaskState {
  readonly settings: StoredTaskSettings;
  readonly marks: Partial<TaskMarks> | null;
}

/** Returns settings and state of a task row that is read without its run. */
export const toTaskState = ({ settings, marks }: StoredTaskState): TaskPlan & TaskMarks => ({
  ...toTaskSettings(settings),
  ...toMarks(marks),
});
