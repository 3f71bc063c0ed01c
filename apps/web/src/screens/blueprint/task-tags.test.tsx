import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const tags = [
  { id: 'high', name: 'High', shownColor: 'RED', tagType: { id: 'risk', name: 'Risk' } },
  { id: 'emea', name: 'EMEA', shownColor: 'BLUE', tagType: { id: 'region', name: 'Region' } },
];

const remote = (): RemoteBlueprint => {
  const content = addStage(emptyBlueprint('Hiring'), stageKey(1), { name: 'Offer' });
  return {
    content: addTask(content, taskKey(1), { stage: stageKey(1), name: 'Ship' }),
    version: 1,
    tags,
  };
};

describe('tags of a blueprint task', () => {
  it('can be selected by name', async () => {
    const state = remote();
    const { user } = await openBlueprint(state, <BlueprintScreen />, /Ship/);
    await user.click(await screen.findByRole('button', { name: 'Advanced Everything is default' }));
    await user.click(await screen.findByRole('button', { name: /Edit Tags/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: /High/ }));
    await user.click(await screen.findByRole('option', { name: /EMEA/ }));
    await user.keyboard('{Escape}');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state.content.tasks[taskKey(1)]?.tags).toEqual(['high', 'emea']));
    expect(screen.getByRole('button', { name: 'Advanced 1 setting changed' })).toBeTruthy();
  });
});
