import { newAutomation } from '@baton/domain/automation/automation';
import { addStage, addTask, emptyBlueprint, updateTask } from '@baton/domain/blueprint/edit/edit';
import { stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the request of an automated task', () => {
  it('can be set to continue the task after a failure', async () => {
    const stage = stageKey(1);
    const content = addTask(
      addStage(emptyBlueprint('Hiring'), stage, { name: 'Offer' }),
      taskKey(1),
      { stage, name: 'Tell payroll' },
    );
    const automated = { type: 'AUTOMATION', automation: newAutomation } as const;
    const state: RemoteBlueprint = {
      content: updateTask(content, taskKey(1), automated),
      version: 1,
    };
    const { user } = await openBlueprint(state, <BlueprintScreen />, /Tell payroll/);
    await user.click(
      await screen.findByRole('checkbox', { name: /Continue if the request fails/ }),
    );
    await expectAccessible();
    await waitFor(() =>
      expect(state.content.tasks[taskKey(1)]?.automation?.continuesOnFailure).toBe(true),
    );
  });
});
