import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint, updateTask } from '@baton/domain/blueprint/edit/edit';
import { orderedTasks } from '@baton/domain/blueprint/order';
import { applyBlueprintPatch, type BlueprintPatch } from '@baton/domain/blueprint/patch';
import { asId, type PartyId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { receivedBlueprintPatch } from '../../testing/received-patch.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const [prepare, ship] = [asId<StageKey>(key(1)), asId<StageKey>(key(2))];
const [notes, build] = [asId<TaskKey>(key(3)), asId<TaskKey>(key(4))];
const ada = { id: 'ada', name: 'Ada Lovelace', kind: 'USER' };

function sample(): BlueprintContent {
  let content = addStage(emptyBlueprint('Release'), prepare, { name: 'Prepare' });
  content = addStage(content, ship, { name: 'Ship' });
  content = addTask(content, notes, { stage: prepare, name: 'Write notes' });
  content = addTask(content, build, { stage: prepare, name: 'Tag the build' });
  content = updateTask(content, notes, { assignees: [asId<PartyId>(ada.id)] });
  return updateTask(content, build, { assignees: [asId<PartyId>(ada.id)] });
}

interface Remote {
  content: BlueprintContent;
  version: number;
  canEdit: boolean;
  isNameTaken: boolean;
  failures: Error[];
  published: number[];
  readonly saved: BlueprintPatch[];
}

const remote = (): Remote => ({
  content: sample(),
  version: 1,
  canEdit: true,
  isNameTaken: false,
  failures: [],
  published: [],
  saved: [],
});

interface SaveInput {
  readonly expectedVersion: number;
}

const nodeOf = (document: BlueprintContent): object => ({
  document,
  parties: [{ __typename: 'User', ...ada }],
});

/** Responds to every operation as a server with this blueprint. */
function answer(state: Remote, operation: OperationDescriptor) {
  const { name } = operation.request.node.params;
  const failure = name === 'draftServerSaveMutation' ? state.failures.shift() : undefined;
  if (failure !== undefined) return failure;
  if (name === 'draftServerSaveMutation') {
    const { expectedVersion } = operation.request.variables['input'] as SaveInput;
    const patch = receivedBlueprintPatch(operation.request.variables['input']);
    if (expectedVersion !== state.version) return apiError('VersionConflict');
    const applied = applyBlueprintPatch(state.content, patch);
    if (!applied.ok) return apiError('RequestInvalid');
    state.content = applied.value;
    state.version += 1;
    state.saved.push(patch);
  }
  if (name === 'publishDialogMutation') state.published.push(state.version);
  const version = {
    id: 'v1',
    number: 1,
    notes: 'First',
    publishedAt: '2026-11-20T10:00:00Z',
    publishedBy: { id: ada.id, name: ada.name },
  };
  return MockPayloadGenerator.generate(operation, {
    DraftCheck: () => ({ missingSecrets: [], isNameTaken: state.isNameTaken }),
    Blueprint: () => ({
      id: 'b1',
      name: state.content.name,
      draftVersion: state.version,
      hasUnpublishedChanges: true,
      draftUpdatedAt: '2026-11-20T10:00:00Z',
      draftUpdatedBy: { id: 'ada', name: 'Ada Lovelace' },
      draft: nodeOf(state.content),
      published: state.published.length > 0 ? version : null,
      versions: state.published.length > 0 ? [version] : [],
      permissions: { edit: state.canEdit, publish: true, createWorkflowsFrom: true },
    }),
  });
}

async function open(state: Remote, address = '/blueprints/b1'): Promise<RenderedScreen> {
  return renderScreen(<BlueprintScreen />, {
    address,
    path: '/blueprints/$id',
    prepare: (environment) => {
      for (let count = 0; count < 60; count += 1)
        environment.mock.queueOperationResolver((operation) => answer(state, operation));
    },
  });
}

const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });
const taskNames = (state: Remote): readonly string[] =>
  orderedTasks(state.content).map((task) => task.name);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('BlueprintScreen', () => {
  it('shows the blueprint without accessibility errors', async () => {
    await open(remote());
    expect((await row(/Write notes/)).textContent).toContain('Ada Lovelace');
    expect(screen.getByText('When the workflow starts')).toBeTruthy();
    await expectAccessible();
  });

  it('reports that another blueprint has the same name', async () => {
    await open({ ...remote(), isNameTaken: true });
    expect(await screen.findByRole('button', { name: /1 warning/, expanded: true })).toBeTruthy();
    expect(await screen.findByText(/Another blueprint has the name “Release”/)).toBeTruthy();
  });

  it('renames inline and autosaves', async () => {
    const state = remote();
    const { user } = await open(state);
    (await row(/Write notes/)).focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Task name' });
    await user.clear(field);
    await user.type(field, 'Write the release notes{Enter}');
    expect(document.activeElement).toBe(await row(/Write the release notes/));
    await waitFor(() => expect(taskNames(state)).toContain('Write the release notes'));
    await screen.findByText('Saved');
    expect(state.saved).toHaveLength(1);
  });

  it('refuses an empty name and reverts on Escape', async () => {
    const { user } = await open(remote());
    (await row(/Write notes/)).focus();
    await user.keyboard('{F2}');
    await user.clear(screen.getByRole('textbox', { name: 'Task name' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a value.');
    await user.keyboard('{Escape}');
    expect(await row(/Write notes/)).toBeTruthy();
  });

  it('moves a task by keyboard, announces the move, and keeps focus', async () => {
    const state = remote();
    const { user } = await open(state);
    (await row(/Write notes/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByText('Write notes is now task 2 of 2 in Prepare.');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByText('Write notes is now task 1 of 1 in Ship.');
    expect(document.activeElement).toBe(await row(/Write notes/));
    await waitFor(() => expect(state.content.tasks[notes]?.stage).toBe(ship));
  });

  it('undoes and redoes by keys outside of text fields', async () => {
    const state = remote();
    const { user } = await open(state);
    (await row(/Tag the build/)).focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('row', { name: /Tag the build/ })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(await row(/Tag the build/)).toBeTruthy();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.queryByRole('row', { name: /Tag the build/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(await row(/Tag the build/)).toBeTruthy();
  });

  it('adds tasks one after the other, and several from pasted lines', async () => {
    const state = remote();
    const { user } = await open(state);
    await row(/Write notes/);
    await user.click(screen.getAllByRole('button', { name: 'Add task' })[1] as HTMLElement);
    await user.keyboard('Announce{Enter}');
    fireEvent.paste(screen.getByRole('textbox', { name: 'Name of the new task' }), {
      clipboardData: { getData: () => '- [ ] Publish the page\n- [x] Thank everybody\n' },
    });
    await waitFor(() =>
      expect(taskNames(state)).toEqual([
        'Write notes',
        'Tag the build',
        'Announce',
        'Publish the page',
        'Thank everybody',
      ]),
    );
  });

  it('combines an edit with changes of someone else, and says so', async () => {
    const state = remote();
    const { user } = await open(state);
    await row(/Write notes/);
    state.content = updateTask(state.content, build, { name: 'Tag by Ada' });
    state.version = 5;
    (await row(/Write notes/)).focus();
    await user.keyboard('{Enter}Mine{Enter}');
    await waitFor(() => expect(taskNames(state)).toEqual(['Mine', 'Tag by Ada']));
    expect(await row(/Tag by Ada/)).toBeTruthy();
    expect(await screen.findByText(/Ada Lovelace changed this draft/)).toBeTruthy();
  });

  it('reports a failed save and saves the edit after a reload', async () => {
    const state = remote();
    // The second attempt happens when the editor is left.
    state.failures.push(apiError('Forbidden'), apiError('Forbidden'));
    const first = await open(state);
    (await row(/Write notes/)).focus();
    await first.user.keyboard('{Enter}Typed offline{Enter}');
    await screen.findByText('Not saved');
    first.unmount();
    expect(taskNames(state)).not.toContain('Typed offline');

    await open(state);
    expect(await row(/Typed offline/)).toBeTruthy();
    expect(await screen.findByText(/Unsaved changes restored/)).toBeTruthy();
    await waitFor(() => expect(taskNames(state)).toContain('Typed offline'));
  });

  it('blocks publishing until the linked errors are fixed', async () => {
    const state = remote();
    state.content = updateTask(state.content, build, { type: 'APPROVAL', assignees: [] });
    const { user } = await open(state);
    await row(/Tag the build/);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 1' });
    const confirm = within(dialog).getByRole('button', { name: /Publish/ });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await user.click(
      within(dialog).getByRole('button', { name: /“Tag the build” has no approvers/ }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Tag the build' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Task type: Approval' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Task' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const again = await screen.findByRole('dialog', { name: 'Publish version 1' });
    const notes = within(again).getByRole('textbox');
    expect(notes.getAttribute('aria-required')).toBeNull();
    await user.click(within(again).getByRole('button', { name: /Publish/ }));
    expect(await screen.findByText('Version 1 published')).toBeTruthy();
    // Unsaved edits were sent first.
    expect(state.published).toEqual([2]);
  });

  it('is read-only without the right to edit and says so', async () => {
    const state = remote();
    state.canEdit = false;
    const { user } = await open(state);
    (await row(/Write notes/)).focus();
    await user.keyboard('{Enter}{Delete}{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByText(/You can view this blueprint, but you can’t edit it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add task' })).toBeNull();
    expect(state.saved).toEqual([]);
  });
});
