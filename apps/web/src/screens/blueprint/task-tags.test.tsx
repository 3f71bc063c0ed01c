import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const remote = (): RemoteBlueprint => {
  const content = addStage(emptyBlueprint('Hiring'), stageKey(1), { name: 'Offer' });
  return {
    content: addTask(content, taskKey(1), { stage: stageKey(1), name: 'Ship' }),
    version: 1,
  };
};

describe('tags of a blueprint task', () => {
  it('are saved without repetitions', async () => {
    const state = remote();
    const { user } = await openBlueprint(state, <BlueprintScreen />, /Ship/);
    await user.click(await screen.findByRole('button', { name: 'Advanced Everything is default' }));
    await user.click(await screen.findByRole('button', { name: /Edit Tags/ }));
    await user.keyboard('High,EMEA,emea{Enter}');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state.content.tasks[taskKey(1)]?.tags).toEqual(['High', 'EMEA']));
    expect(screen.getByRole('button', { name: 'Advanced 1 setting changed' })).toBeTruthy();
  });

  it('show an error if one is too long', async () => {
    const state = remote();
    const { user } = await openBlueprint(state, <BlueprintScreen />, /Ship/);
    await user.click(await screen.findByRole('button', { name: 'Advanced Everything is default' }));
    await user.click(await screen.findByRole('button', { name: /Edit Tags/ }));
    await user.keyboard(`${'x'.repeat(41)}{Enter}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/40/)).not.toBeNull();
    expect(state.content.tasks[taskKey(1)]?.tags).toEqual([]);
  });
});
