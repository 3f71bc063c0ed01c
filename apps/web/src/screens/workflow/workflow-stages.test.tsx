import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { WorkflowScreen } from './workflow-screen.tsx';

const refusal = { action: 'delete', code: 'StageAlreadyStarted', params: [], whoMay: [] };

const stage = (id: string, name: string, refusals: readonly object[] = []): object => ({
  __typename: 'Stage',
  id,
  key: id,
  name,
  description: '',
  status: refusals.length > 0 ? 'IN_PROGRESS' : 'NOT_STARTED',
  startDate: null,
  completedAt: null,
  dueOn: null,
  isOverdue: false,
  waitingFor: null,
  permissions: { addTask: false, refusals },
  condition: null,
  skip: null,
  tasks: [taskData({ id: `task of ${id}`, name: `Task of ${name}` })],
});

const open = async (addStage: boolean): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<WorkflowScreen />, {
    address: '/workflow/workflow',
    path: '/workflow/$id',
  });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Workflow: () => ({
          id: 'workflow',
          name: 'Northwind onboarding',
          version: 7,
          homeStatus: 'ON_TRACK',
          startDate: null,
          plannedEndDate: null,
          forecastEndDate: null,
          endDate: null,
          heldAs: null,
          heldBy: null,
          endCause: null,
          punctuality: null,
          parentTask: null,
          permissions: { addStage },
          stages: [stage('one', 'Due diligence', [refusal]), stage('two', 'Contract')],
        }),
        ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
      }),
    ),
  );
  return rendered;
};

const asked = ({ environment }: RenderedScreen) =>
  environment.mock.getMostRecentOperation().request;

/** Simulates a live change by someone else. */
const meanwhile = (
  { environment }: RenderedScreen,
  changes: Readonly<Record<string, Readonly<Record<string, string | number>>>>,
): void =>
  act(() =>
    commitLocalUpdate(environment, (store) => {
      for (const [id, fields] of Object.entries(changes))
        for (const [field, value] of Object.entries(fields)) store.get(id)?.setValue(value, field);
    }),
  );

const editing = async ({ user }: RenderedScreen) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for “Contract”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit stage' }));
  const found = await screen.findByRole('dialog', { name: 'Edit “Contract”' }, { timeout: 5000 });
  return within(found);
};

describe('stage that others change during an edit', () => {
  it('shows the text of the other person if nothing was typed', async () => {
    const rendered = await open(true);
    const dialog = await editing(rendered);
    await rendered.user.type(dialog.getByRole('textbox', { name: /Stage name/ }), '!');
    meanwhile(rendered, { two: { description: '<p>Theirs</p>' }, workflow: { version: 8 } });
    await rendered.user.click(dialog.getByRole('button', { name: /Save/ }));
    const { input } = asked(rendered).variables;
    expect(input).toMatchObject({ expectedVersion: 8, name: 'Contract!' });
    expect(input).not.toHaveProperty('description');
  });

  it('reports a conflict, and keeps the typed text', async () => {
    const rendered = await open(true);
    const { user, environment } = rendered;
    const dialog = await editing(rendered);
    const name = dialog.getByRole('textbox', { name: /Stage name/ });
    await user.type(name, '!');
    meanwhile(rendered, { two: { name: 'Theirs' }, workflow: { version: 8 } });
    expect(screen.getByText(/Current value:/).parentElement?.textContent).toContain('Theirs');
    await expectAccessible();
    const save = screen.getByRole('button', { name: /Save/ });
    await user.click(save);
    expect(asked(rendered).variables['input']).toMatchObject({ expectedVersion: 7 });
    act(() => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
    expect(await screen.findByText(/Someone else changed this item/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Stage name/ })).toHaveProperty(
      'value',
      'Contract!',
    );
    await user.click(save);
    expect(asked(rendered).variables['input']).toMatchObject({
      expectedVersion: 8,
      name: 'Contract!',
    });
  });

  it('updates the preview of a deletion if the stage changed', async () => {
    const rendered = await open(true);
    const { user, environment } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Actions for “Contract”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete stage' }));
    const answer = async (version: number, taskCount: number): Promise<void> => {
      await waitFor(() => expect(asked(rendered).node.params.name).toBe('deleteStageDialogQuery'));
      act(() =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Workflow: () => ({ id: 'workflow', version }),
            Stage: () => ({ id: 'two' }),
            TaskDeletion: () => ({ neededBy: [], followers: [], stageFollowers: [], taskCount }),
          }),
        ),
      );
    };
    const confirm = async (): Promise<unknown> => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Contract”?' }));
      await user.click(dialog.getByRole('button', { name: /Delete stage/ }));
      return asked(rendered).variables['input'];
    };
    await answer(7, 2);
    await screen.findByText('2 tasks will be deleted.');
    meanwhile(rendered, { workflow: { version: 8 } });
    expect(await confirm()).toMatchObject({ stageId: 'two', expectedVersion: 7 });
    act(() => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
    await answer(8, 3);
    await screen.findByText('3 tasks will be deleted.');
    expect(await confirm()).toMatchObject({ stageId: 'two', expectedVersion: 8 });
  });
});

describe('stages of a running workflow', () => {
  it('can be added at a position, with a first task', async () => {
    const rendered = await open(true);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Add stage' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Add stage' }, { timeout: 5000 }),
    );
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: /Add stage/ }));
    const name = dialog.getByRole('textbox', { name: /Stage name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, 'Legal check');
    await user.click(dialog.getByRole('combobox', { name: /Position/ }));
    await user.click(screen.getByRole('option', { name: 'After “Due diligence”' }));
    await user.click(dialog.getByRole('combobox', { name: /Start/ }));
    await user.click(screen.getByRole('option', { name: 'Together with “Due diligence”' }));
    await user.type(dialog.getByRole('textbox', { name: /Task name/ }), 'Read it');
    await user.click(dialog.getByRole('button', { name: /Add stage/ }));
    expect(asked(rendered).variables['input']).toMatchObject({
      workflowId: 'workflow',
      name: 'Legal check',
      afterStageId: 'one',
      start: 'BESIDE',
      taskType: 'DEFAULT',
      task: { name: 'Read it', assigneeIds: [] },
    });
  });

  it('can be added only with permission', async () => {
    await open(false);
    await screen.findByRole('region', { name: 'Contract' });
    expect(screen.queryByRole('button', { name: 'Add stage' })).toBeNull();
  });

  it('can be renamed, and deleted only before they start', async () => {
    const rendered = await open(true);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Actions for “Due diligence”' }));
    const remove = screen.getByRole('menuitem', { name: /Delete stage/ });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Edit stage' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit “Due diligence”' }, { timeout: 5000 }),
    );
    await expectAccessible();
    const name = dialog.getByRole('textbox', { name: /Stage name/ });
    await user.clear(name);
    await user.type(name, 'Review');
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    expect(asked(rendered).variables['input']).toMatchObject({
      stageId: 'one',
      expectedVersion: 7,
      name: 'Review',
    });
  });

  it('show what is deleted with them, and can’t be deleted if needed', async () => {
    const rendered = await open(true);
    const { user, environment } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Actions for “Contract”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete stage' }));
    const deletion = {
      neededBy: [{ use: 'VALUE', task: { name: 'Pay the bill' }, stage: null }],
      followers: [],
      stageFollowers: [],
      taskCount: 2,
      approvalCount: 0,
      voteCount: 0,
      answerCount: 0,
      linkedWorkflowCount: 0,
    };
    await waitFor(() => expect(asked(rendered).node.params.name).toBe('deleteStageDialogQuery'));
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({ id: 'workflow' }),
          Stage: () => ({ id: 'two' }),
          TaskDeletion: () => deletion,
        }),
      ),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Contract”?' }));
    expect(dialog.getByText('Pay the bill')).toBeTruthy();
    await expectAccessible();
    const confirm = dialog.getByRole('button', { name: /Delete stage/ });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
  });
});
