import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint, updateTask } from '@baton/domain/blueprint/edit/edit';
import { waitingFor } from '@baton/domain/blueprint/start-outcomes';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const stage = asId<StageKey>(key(1));
const [decide, ship] = [asId<TaskKey>(key(3)), asId<TaskKey>(key(4))];

/** Returns an approval and a task that depends on it. */
const remote = (): RemoteBlueprint => {
  let content = addStage(emptyBlueprint('Release'), stage, { name: 'Go' });
  content = addTask(content, decide, { stage, name: 'Decide', type: 'APPROVAL' });
  content = addTask(content, ship, { stage, name: 'Ship' });
  const task = content.tasks[ship];
  if (task !== undefined) content = updateTask(content, ship, waitingFor(task, [decide]));
  return { content, version: 1 };
};

const shipped = (state: RemoteBlueprint): BlueprintTask | undefined => state.content.tasks[ship];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('lets a task require an approval, and deletes it with the approval', async () => {
  const state = remote();
  const { user } = await openBlueprint(state, <BlueprintScreen />, /Ship/);
  await user.click(await screen.findByRole('button', { name: /^Advanced/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Required outcome of “Decide”' }));
  await user.click(await screen.findByRole('option', { name: 'Approved' }));
  await waitFor(() =>
    expect(shipped(state)?.startOutcomes).toEqual([{ task: decide, outcome: 'APPROVED' }]),
  );
  expect(screen.getByText('With any other outcome, this task is skipped.')).not.toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Predecessors/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove Decide' }));
  await waitFor(() => expect(shipped(state)).toMatchObject({ startOutcomes: [] }));
});
