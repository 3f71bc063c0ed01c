import { addStage, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { stageKey } from '@baton/fixtures/builders/blueprint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('access to content', () => {
  it('can be limited to each person’s own tasks', async () => {
    const content = addStage(emptyBlueprint('Hiring'), stageKey(1), { name: 'Offer' });
    const state: RemoteBlueprint = { content, version: 1 };
    const { user } = await openBlueprint(state, <BlueprintScreen />, null);
    await user.click(await screen.findByRole('button', { name: /^Advanced/ }));
    const select = await screen.findByRole('combobox', { name: /Everyone with a task sees/ });
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'Their tasks and shared fields' }));
    await waitFor(() => expect(state.content.settings.contentAccess).toBe('OWN_TASKS'));
  });
});
