import { planOfText } from './task-settings.ts';
import { toMarks } from './task-marks.ts';

/** Reads what is stored about a task whose run isn't loaded. */
export const storedTask = { planOf: planOfText, marksOf: toMarks };
