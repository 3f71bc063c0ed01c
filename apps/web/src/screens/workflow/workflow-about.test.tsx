import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { WorkflowAbout } from '../../features/workflows/about/workflow-about.tsx';
import { WorkflowSettings } from '../../features/workflows/about/workflow-settings.tsx';
import { createChangeHub } from '../../lib/live/change-hub.ts';
import type { StreamEvents } from '../../lib/live/change-stream.ts';
import { ChangeHubContext } from '../../lib/live/use-live-changes.ts';
import { personData } from '../../testing/task-data.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const data = (name: string, modifiedBy: string) => ({
  id: 'workflow',
  version: 1,
  name,
  description: '',
  tags: [],
  homeStatus: 'ON_TRACK',
  owner: personData('ken', 'Ken Ito'),
  createdAt: '2026-11-20T09:00:00Z',
  createdBy: personData('ken', 'Ken Ito'),
  startDate: null,
  endDate: null,
  plannedEndDate: null,
  forecastEndDate: null,
  modifiedAt: '2026-11-21T09:00:00Z',
  modifiedBy: personData(modifiedBy, modifiedBy),
  collaborators: [],
  permissions: { edit: true, editOwner: true, refusals: [] },
  blueprint: null,
});

const renamed = {
  workflowIds: ['workflow'],
  blueprintIds: [],
  lists: false,
  myWork: false,
  presence: [],
  cause: 'own',
};

const open = async () => {
  let stream: StreamEvents | undefined;
  const hub = createChangeHub((_, events) => {
    stream = events;
    return () => undefined;
  });
  const rendered = await renderScreen(
    <ChangeHubContext value={hub}>
      <WorkflowAbout workflowId="workflow" />
      <WorkflowSettings workflowId="workflow" />
    </ChangeHubContext>,
    { address: '/' },
  );
  const { mock } = rendered.environment;
  const answer = async (workflow: object): Promise<void> => {
    await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
    act(() =>
      mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Workflow: () => workflow }),
      ),
    );
  };
  await answer(data('Before', 'Ada'));
  await answer(data('Before', 'Ada'));
  return { ...rendered, answer, stream: () => stream };
};

it('shows the person of the last change after a rename', async () => {
  const { user, answer, environment } = await open();
  expect(await screen.findByText('by Ada')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Name' }));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('After{Enter}');
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe(
      'aboutEditMutation',
    ),
  );
  await answer(data('After', 'Bo'));
  expect(await screen.findByText('by Bo')).toBeTruthy();
});

it('updates the last change after a task is renamed', async () => {
  const { answer, environment, stream } = await open();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await waitFor(() => expect(stream()).toBeDefined());
  act(() => stream()?.changed(renamed));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  await answer(data('Before', 'Bo'));
  await answer(data('Before', 'Bo'));
  expect(await screen.findByText('by Bo')).toBeTruthy();
});
