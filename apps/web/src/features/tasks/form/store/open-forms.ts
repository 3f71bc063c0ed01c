import type { Environment } from 'relay-runtime';
import type { Refusal } from '@baton/domain/core/refusal';
import { draftStorage } from '../../../../lib/draft/draft-storage.ts';
import type { Viewer } from '../../../../lib/session/viewer-context.ts';
import { formPrefix, storeFormDrafts } from './form-drafts.ts';
import { openForms, type OpenForm } from './known-forms.ts';
import { readTaskForm, saveTaskForm } from './task-form-requests.ts';
import { createTaskFormSaver } from './task-form-saver.ts';
import { createTaskFormStore, type TaskFormStore } from './task-form-store.ts';

type Owner = Pick<Viewer, 'id' | 'tenantId'>;

/** Called for values of a hidden form that couldn't be saved. */
export type OnLost = (taskId: string, refusals: readonly Refusal[]) => void;

const formsIn = (environment: Environment): Map<string, OpenForm> => {
  const known = openForms.get(environment);
  if (known !== undefined) return known;
  const forms = new Map<string, OpenForm>();
  openForms.set(environment, forms);
  watchPage(forms);
  return forms;
};

/** Saves typed values when the page is hidden, because it can be closed at any time. */
const watchPage = (forms: ReadonlyMap<string, OpenForm>): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      for (const { store } of forms.values()) store.leaveAll();
  });

/** Resolves after the time, or when the browser is online again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/** Delay of the notice in milliseconds, so that a task that the URL names has opened before. */
const noticeDelay = 1500;

/**
 * Returns the form of a task, shared by all components that show it. The form keeps saving after
 * its dialog is closed.
 */
export function openTaskForm(
  environment: Environment,
  owner: Owner,
  taskId: string,
  onLost: OnLost,
): TaskFormStore {
  const forms = formsIn(environment);
  const known = forms.get(taskId);
  if (known !== undefined) return known.store;
  const store = createTaskFormStore();
  const close = storeFormDrafts(`${formPrefix(owner)}${taskId}.`, store, draftStorage());
  forms.set(taskId, { store, close, users: 0 });
  const saver = createTaskFormSaver({
    store,
    send: (values, key) => saveTaskForm(environment, taskId, values, key),
    refresh: () => readTaskForm(environment, taskId),
    pause,
    onRefused: (refusals) => {
      if ((forms.get(taskId)?.users ?? 0) === 0) onLost(taskId, refusals);
    },
  });
  store.subscribe(() => {
    saver.save();
    forgetDone(forms, taskId);
  });
  store.unread.subscribe(() => forgetDone(forms, taskId));
  saver.save();
  return store;
}

const forgetDone = (forms: Map<string, OpenForm>, taskId: string): void => {
  const form = forms.get(taskId);
  if (form === undefined || form.users > 0) return;
  const { state, unread } = form.store;
  if (state().entries.size > 0 || unread.all().size > 0) return;
  form.close();
  forms.delete(taskId);
};

/** Counts one more component that shows the form, until the returned function is called. */
export const showTaskForm = (environment: Environment, taskId: string): (() => void) => {
  const forms = formsIn(environment);
  const count = (by: number): void => {
    const form = forms.get(taskId);
    if (form !== undefined) forms.set(taskId, { ...form, users: form.users + by });
  };
  count(1);
  return () => {
    count(-1);
    forms.get(taskId)?.store.leaveAll();
    forgetDone(forms, taskId);
  };
};

/** Resumes drafts of an earlier visit to this browser. */
export const resumeTaskForms = (environment: Environment, owner: Owner, onLost: OnLost): void => {
  const prefix = formPrefix(owner);
  const names = draftStorage().names(prefix);
  for (const taskId of new Set(names.map((name) => name.slice(prefix.length).split('.')[0]))) {
    if (taskId === undefined) continue;
    const store = openTaskForm(environment, owner, taskId, onLost);
    // Refused values aren't sent again automatically. A notice says where they are, unless the page
    // shows them.
    setTimeout(() => {
      const refused = [...store.state().entries.values()].flatMap(({ refusal }) => refusal ?? []);
      const isShown = (formsIn(environment).get(taskId)?.users ?? 0) > 0;
      if (refused.length > 0 && !isShown) onLost(taskId, refused);
    }, noticeDelay);
  }
};
