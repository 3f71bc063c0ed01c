import type { TaskPlan } from '@baton/domain/run-model/task-plan';
import { planOfText, toTaskSettings, type StoredTaskSettings } from './task-settings.ts';
import { toMarks, type StoredMarks, type TaskMarks } from './task-marks.ts';

/** Columns of a task that no list sorts or filters by. */
interface StoredTaskState {
  readonly settings: StoredTaskSettings;
  readonly marks: StoredMarks;
}

/** Returns settings and state of a task row that is read without its run. */
const toTaskState = ({ settings, marks }: StoredTaskState): TaskPlan & TaskMarks => ({
  ...toTaskSettings(settings),
  ...toMarks(marks),
});

/** Reads what is stored about a task whose run isn't loaded. */
export const storedTask = { stateOf: toTaskState, planOf: planOfText, marksOf: toMarks };
