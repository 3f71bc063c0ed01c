import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit';
import { applyBlueprintPatch } from '@baton/domain/blueprint/patch';
import { contentToWire, patchFromWire, type WirePatch } from '@baton/domain/blueprint/wire';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { screen, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const stage = asId<StageKey>(key(1));
const [ask, decide] = [asId<TaskKey>(key(3)), asId<TaskKey>(key(4))];

interface Remote {
  content: BlueprintContent;
  version: number;
}

/** The first task asks who decides and by when. */
const remote = (): Remote => {
  let content = addStage(emptyBlueprint('Purchase'), stage, { name: 'Request' });
  content = addTask(content, ask, { stage, name: 'Say what is needed' });
  content = addTask(content, decide, { stage, name: 'Decide' });
  content = withFields(
    content,
    [field(1, 'PEOPLE', { name: 'Reviewer' }), field(2, 'DATE', { name: 'Launch' })],
    [ask, place(1, 1)],
    [ask, place(2, 2)],
  );
  return { content, version: 1 };
};

const answer = (state: Remote, operation: OperationDescriptor) => {
  if (operation.request.node.params.name === 'draftServerSaveMutation') {
    const { patch } = operation.request.variables['input'] as { readonly patch: WirePatch };
    const applied = applyBlueprintPatch(state.content, patchFromWire(patch));
    if (applied.ok) state.content = applied.value;
    state.version += 1;
  }
  return MockPayloadGenerator.generate(operation, {
    Blueprint: () => ({
      id: 'b1',
      name: state.content.name,
      draftVersion: state.version,
      draftUpdatedAt: '2026-11-20T10:00:00Z',
      draftUpdatedBy: { id: 'ada', name: 'Ada Lovelace' },
      draft: { ...contentToWire(state.content), parties: [] },
      published: null,
      versions: [],
      permissions: { edit: true, publish: true, createWorkflowsFrom: true },
    }),
    StageTrigger: () => ({ kind: 'PREVIOUS_STAGE', stages: [], date: null }),
  });
};

const open = async (state: Remote): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<BlueprintScreen />, {
    address: '/blueprints/b1',
    path: '/blueprints/$id',
    prepare: (environment) => {
      for (let count = 0; count < 60; count += 1)
        environment.mock.queueOperationResolver((operation) => answer(state, operation));
    },
  });
  (await screen.findByRole('row', { name: /Decide/ })).focus();
  await rendered.user.keyboard(' ');
  return rendered;
};
const decided = (state: Remote): BlueprintTask | undefined => state.content.tasks[decide];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('a task is given to whom a field names, and to their manager', async () => {
  const state = remote();
  const { user } = await open(state);
  await user.click(await screen.findByRole('combobox', { name: 'Also whoever is named in' }));
  await user.click(await screen.findByRole('option', { name: /Reviewer/ }));
  await waitFor(() => expect(decided(state)?.peopleFrom).toEqual([instanceKey(1)]));
  await user.keyboard('{Escape}');
  await user.click(
    screen.getByRole('combobox', { name: 'Also the managers of whoever is named in' }),
  );
  await user.click(await screen.findByRole('option', { name: /Reviewer/ }));
  await waitFor(() =>
    expect(decided(state)?.managersOf).toEqual([{ kind: 'FIELD', instance: instanceKey(1) }]),
  );
  await user.keyboard('{Escape}');
  await expectAccessible();
});

it('a task is due by the date of a field', async () => {
  const state = remote();
  const { user } = await open(state);
  await user.click(await screen.findByRole('button', { name: /Due/ }));
  await user.click(screen.getByRole('combobox', { name: 'Due' }));
  await user.click(await screen.findByRole('option', { name: 'By a date in the form' }));
  const offset = screen.getByLabelText('Days after it');
  await user.clear(offset);
  await user.type(offset, '-3');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(decided(state)?.due).toMatchObject({
      kind: 'FIELD',
      instance: instanceKey(2),
      days: -3,
    }),
  );
  expect(await screen.findAllByText(/3 days before “Launch”/)).not.toHaveLength(0);
});
