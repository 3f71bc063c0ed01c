import { createContext, use } from 'react';
import type { Environment } from 'relay-runtime';
import type { TaskFormStore } from './task-form-store.ts';

/*
 * What lists and cards need to know about forms: whether one is open. The form's code is loaded
 * with the first open form.
 */

export interface OpenForm {
  readonly store: TaskFormStore;
  /** Stores the rest of the draft, and stops watching the page. */
  readonly close: () => void;
  /** Number of components on the screen that show the form. */
  readonly users: number;
}

/** Forms that are open or have unsaved values, by session. */
export const openForms = new WeakMap<Environment, Map<string, OpenForm>>();

/** Returns the form of a task if it is visible or has unsaved values. */
export const knownTaskForm = (environment: Environment, taskId: string): TaskFormStore | null =>
  openForms.get(environment)?.get(taskId)?.store ?? null;

export const TaskFormContext = createContext<TaskFormStore | null>(null);

/** Returns the form of the surrounding dialog, or null in lists and on cards. */
export const useTaskFormStore = (): TaskFormStore | null => use(TaskFormContext);
