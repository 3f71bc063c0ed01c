import { createContext, use } from 'react';
import type { Environment } from 'relay-runtime';
import type { TaskFormStore } from './task-form-store.ts';
import type { TypedCopies } from './typed-copies.ts';

/*
 * What lists and cards have to know of forms: whether one is open. What a form does is loaded
 * with the first that is opened.
 */

export interface OpenForm {
  readonly store: TaskFormStore;
  readonly copies: TypedCopies;
  /** How many places on the screen show it. */
  readonly users: number;
}

/** Forms with somebody before them or with something not stored yet, of one signed-in session. */
export const openForms = new WeakMap<Environment, Map<string, OpenForm>>();

/** The form of a task that has something not stored yet, or is on the screen. */
export const knownTaskForm = (environment: Environment, taskId: string): TaskFormStore | null =>
  openForms.get(environment)?.get(taskId)?.store ?? null;

export const TaskFormContext = createContext<TaskFormStore | null>(null);

/** The form of the dialog around; null in lists and on cards. */
export const useTaskFormStore = (): TaskFormStore | null => use(TaskFormContext);
