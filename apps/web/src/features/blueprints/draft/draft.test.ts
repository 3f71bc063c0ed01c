import type { BlueprintContent } from '@baton/domain/blueprint/content';
import {
  addStage,
  addTask,
  emptyBlueprint,
  removeTask,
  updateTask,
} from '@baton/domain/blueprint/edit/edit';
import { applyBlueprintPatch } from '@baton/domain/blueprint/patch';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { openDraft, type SaveRequest } from '../../../lib/draft/draft.ts';
import type { BlueprintPatch } from '@baton/domain/blueprint/patch';
import {
  blueprintRules,
  type BlueprintDraft,
  type BlueprintDraftServer,
} from './blueprint-draft.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { draftStorage } from '../../../lib/draft/draft-storage.ts';
import { unsavedPatches } from './unsaved-patch.ts';

const stage = asId<StageKey>(newKey());
const [first, second] = [asId<TaskKey>(newKey()), asId<TaskKey>(newKey())];

const sample = (): BlueprintContent => {
  let content = addStage(emptyBlueprint('Release'), stage, { name: 'Prepare' });
  content = addTask(content, first, { stage, name: 'Write notes' });
  return addTask(content, second, { stage, name: 'Tag the build' });
};

const rename = (key: TaskKey, name: string) => (content: BlueprintContent) =>
  updateTask(content, key, { name });

/** A server that applies patches with the domain's rules and counts versions. */
function pretendServer(content: BlueprintContent) {
  const requests: SaveRequest<BlueprintPatch>[] = [];
  const state = { content, version: 1, fail: [] as Error[] };
  const server: BlueprintDraftServer = {
    save: async (request) => {
      requests.push(request);
      const failure = state.fail.shift();
      if (failure !== undefined) throw failure;
      if (request.expectedVersion !== state.version) throw apiError('VersionConflict');
      const applied = applyBlueprintPatch(state.content, request.patch);
      if (!applied.ok) throw apiError('RequestInvalid');
      state.content = applied.value;
      state.version += 1;
      return state.version;
    },
    load: async () => ({ content: state.content, version: state.version, updatedBy: 'Ada' }),
  };
  return { server, state, requests };
}

function open(content = sample()) {
  const remote = pretendServer(content);
  const storage = draftStorage();
  const start = (): BlueprintDraft => {
    const draft: BlueprintDraft = openDraft({
      rules: blueprintRules,
      initial: { content: remote.state.content, version: remote.state.version, updatedBy: null },
      server: remote.server,
      unsaved: unsavedPatches('b', 'u', storage),
    });
    draft.attach();
    return draft;
  };
  return { ...remote, storage, start, draft: start() };
}

const nameOf = (draft: BlueprintDraft, key: TaskKey): string | undefined =>
  draft.snapshot().content.tasks[key]?.name;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('saving', () => {
  it('sends only the changes, once, after a pause in editing', async () => {
    const { draft, requests } = open();
    draft.edit(rename(first, 'Write the notes'));
    draft.edit(rename(first, 'Write all notes'));
    expect(draft.snapshot().saveState.kind).toBe('PENDING');
    expect(localStorage).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.patch.putTasks.map((task) => task.name)).toEqual(['Write all notes']);
    expect(draft.snapshot().saveState.kind).toBe('SAVED');
    expect(localStorage).toHaveLength(0);
  });

  it('refuses an edit that makes the blueprint invalid', () => {
    const { draft } = open();
    expect(draft.edit(rename(first, ' '))).toMatchObject({ code: 'Required' });
    expect(nameOf(draft, first)).toBe('Write notes');
    expect(draft.snapshot().canUndo).toBe(false);
  });

  it('reports a failed save, keeps the edit, and retries', async () => {
    const { draft, state, requests } = open();
    state.fail.push(apiError('Unavailable', { outcomeUnknown: true }));
    draft.edit(rename(first, 'Offline'));
    await vi.advanceTimersByTimeAsync(600);
    expect(draft.snapshot().saveState).toMatchObject({ kind: 'FAILED' });
    expect(localStorage).toHaveLength(1);
    draft.edit(rename(second, 'Also offline'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(draft.snapshot().saveState.kind).toBe('SAVED');
    expect(state.content.tasks[first]?.name).toBe('Offline');
    expect(state.content.tasks[second]?.name).toBe('Also offline');
    // A lost request is repeated unchanged, so that the server recognizes it.
    expect(requests[1]?.idempotencyKey).toBe(requests[0]?.idempotencyKey);
    expect(requests[1]?.patch.putTasks).toHaveLength(1);
  });

  it('retries a forbidden save only if the person asks for it', async () => {
    const { draft, state, requests } = open();
    state.fail.push(apiError('Forbidden'));
    draft.edit(rename(first, 'Mine'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    await draft.flush();
    expect(draft.snapshot().saveState.kind).toBe('SAVED');
  });
});

describe('two people with one draft', () => {
  it('combines unsaved edits with changes of the other person per field', async () => {
    const { draft, state } = open();
    state.content = updateTask(state.content, first, { description: '<p>By Ada</p>' });
    state.version = 7;
    draft.edit(rename(first, 'By me'));
    await vi.advanceTimersByTimeAsync(600);
    expect(state.content.tasks[first]).toMatchObject({
      name: 'By me',
      description: '<p>By Ada</p>',
    });
    expect(draft.snapshot().content.tasks[first]?.description).toBe('<p>By Ada</p>');
    expect(draft.snapshot().saveState.kind).toBe('SAVED');
    expect(draft.snapshot().news).toEqual({ kind: 'MERGED', by: 'Ada', lost: 0 });
  });

  it('shows saved changes of the other person', async () => {
    const { draft, state, requests } = open();
    state.content = updateTask(state.content, second, { name: 'Tagged by Ada' });
    state.version = 2;
    await draft.refresh();
    expect(nameOf(draft, second)).toBe('Tagged by Ada');
    expect(draft.snapshot().saveState.kind).toBe('SAVED');
    expect(requests).toHaveLength(0);
  });

  it('keeps a task that was edited here and deleted by the other person', async () => {
    const { draft, state } = open();
    state.content = removeTask(state.content, first);
    state.version = 2;
    draft.edit(rename(first, 'Still needed'));
    await vi.advanceTimersByTimeAsync(600);
    expect(state.content.tasks[first]?.name).toBe('Still needed');
  });

  it('can each undo only their own edits', async () => {
    const { draft, state } = open();
    draft.edit(rename(first, 'By me'));
    await vi.advanceTimersByTimeAsync(600);
    state.content = updateTask(state.content, first, { description: '<p>By Ada</p>' });
    state.version += 1;
    await draft.refresh();
    draft.undo();
    expect(draft.snapshot().content.tasks[first]).toMatchObject({
      name: 'Write notes',
      description: '<p>By Ada</p>',
    });
  });
});

describe('undo and redo', () => {
  it('go through every edit and save the result', async () => {
    const { draft, state } = open();
    for (const name of ['a', 'b', 'c'])
      draft.edit(rename(first, name), { kind: 'TASK', key: first });
    expect(draft.undo()).toEqual({ kind: 'TASK', key: first });
    draft.undo();
    expect(nameOf(draft, first)).toBe('a');
    draft.redo();
    expect(nameOf(draft, first)).toBe('b');
    await vi.advanceTimersByTimeAsync(600);
    expect(state.content.tasks[first]?.name).toBe('b');
    draft.edit(rename(first, 'd'));
    expect(draft.snapshot().canRedo).toBe(false);
    expect(draft.redo()).toBeUndefined();
  });
});

describe('after a reload', () => {
  it('sends edits again that the server didn’t confirm', async () => {
    const { draft, start, state } = open();
    state.fail.push(apiError('Unavailable'), apiError('Unavailable'));
    draft.edit(rename(first, 'Typed before the crash'));
    await vi.advanceTimersByTimeAsync(600);
    // Someone else saves before the person returns.
    state.content = updateTask(state.content, first, { description: '<p>By Ada</p>' });
    state.version = 5;
    const again = start();
    expect(nameOf(again, first)).toBe('Typed before the crash');
    expect(again.snapshot().news).toEqual({ kind: 'RESTORED', lost: 0 });
    state.fail.length = 0;
    await vi.advanceTimersByTimeAsync(600);
    expect(state.content.tasks[first]).toMatchObject({
      name: 'Typed before the crash',
      description: '<p>By Ada</p>',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('shows no notice if the server already had the edit', async () => {
    const { draft, start, storage } = open();
    draft.edit(rename(first, 'Saved'));
    const [name = ''] = storage.names('');
    const stored = storage.read(name);
    await vi.advanceTimersByTimeAsync(600);
    storage.write(name, stored);
    expect(start().snapshot().news).toBeNull();
  });
});
