import { toTaskSettings, type StoredTaskSettings, type TaskSettings } from './task-settings.ts';
import { toMarks, type TaskMarks } from './task-marks.ts';

/** What a row of a task holds that no list is ordered or searched by. */
interface StoredTaskState {
  readonly settings: StoredTaskSettings;
  readonly marks: Partial<TaskMarks> | null;
}

/** What the blueprint decided of a task and what has become of it, for a row read outside its run. */
export const toTaskState = ({ settings, marks }: StoredTaskState): TaskSettings & TaskMarks => ({
  ...toTaskSettings(settings),
  ...toMarks(marks),
});
