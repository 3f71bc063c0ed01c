import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';

afterEach(() => vi.restoreAllMocks());

const give = async (
  command: FlowCommand,
  undoableUntil: string | null,
): Promise<RenderedScreen> => {
  const rendered = await renderScreen(
    <FlowDialog
      request={{ command, workflow: { id: 'w', version: 3 } }}
      onClose={() => undefined}
    />,
  );
  const { user, environment } = rendered;
  await user.type(await screen.findByRole('textbox'), 'Out of money');
  const [, confirm] = screen.getAllByRole('button', { name: /End workflow|Pause/ }).slice(-2);
  await user.click(confirm ?? screen.getByRole('button', { name: /End workflow|Pause/ }));
  await waitFor(() => expect(operationOf(rendered)).toMatch(/Mutation$/));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        WorkflowCommandPayload: () => ({ undoableUntil }),
      }),
    ),
  );
  return rendered;
};
const operationOf = ({ environment }: RenderedScreen): string =>
  environment.mock.getMostRecentOperation().request.node.operation.name;

/** Shows the stored draft of the start values. */
function StartDraft(): ReactNode {
  const { values, change } = useAnswerDraft('start.w');
  return (
    <button type="button" onClick={() => change(new Map([['iban', 'DE02']]))}>
      {values.has('iban') ? 'answered' : 'empty'}
    </button>
  );
}

describe('draft of start values', () => {
  it('stays when another command is selected', async () => {
    const before = await renderScreen(<StartDraft />);
    await before.user.click(await screen.findByRole('button', { name: 'empty' }));
    before.unmount();
    (await give('PAUSE', null)).unmount();
    await renderScreen(<StartDraft />);
    expect(await screen.findByRole('button', { name: 'answered' })).toBeTruthy();
  });
});

describe('workflow command', () => {
  it('offers to undo the command if this is possible', async () => {
    const rendered = await give('END', '2031-03-27T17:00:00Z');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await rendered.user.click(undo);
    expect(operationOf(rendered)).toBe('flowMutationsUndoMutation');
    const { input } = rendered.environment.mock.getMostRecentOperation().request.variables;
    expect(input).toMatchObject({ undoneKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('only shows a message if the command can’t be undone', async () => {
    await give('END', null);
    expect(await screen.findByText(/ended/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('command with effects on other items', () => {
  it('lists the effects on linked workflows and due dates', async () => {
    const linkedWorkflow = { value: null, workflow: { name: 'Open a branch' } };
    const previewCommand = {
      workflow: { to: 'RUNNING' },
      stages: [],
      tasks: [],
      emptied: [],
      children: [{ effect: 'GOES_ON', linkedWorkflow }],
      dueDates: [{ task: { name: 'Sign' }, to: '2031-03-27T17:00:00Z' }],
      questions: [],
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ data: { previewCommand } }),
    );
    await renderScreen(
      <FlowDialog
        request={{ command: 'RESUME', workflow: { id: 'w', version: 3 } }}
        onClose={() => undefined}
      />,
    );
    const effects = await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() =>
      expect(effects.textContent).toContain('Linked workflow will be resumedOpen a branch'),
    );
    expect(effects.textContent).toMatch(/New due dateSign: .*27/);
    await expectAccessible();
  });
});

describe('resumed workflow', () => {
  const ended = (effect: string, value: string) => ({
    effect,
    linkedWorkflow: { value, workflow: null },
  });

  it('offers to resume linked workflows, and updates the preview', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      const isWith = String(init?.body).includes('"withLinkedWorkflows":true');
      const effect = isWith ? 'RESTARTS' : 'STAYS_ENDED';
      return Response.json({
        data: {
          previewCommand: {
            workflow: { to: 'RUNNING' },
            stages: [],
            tasks: [],
            emptied: [],
            children: [ended(effect, 'alpha'), ended(effect, 'beta')],
            dueDates: [],
            questions: [],
          },
        },
      });
    });
    const { user, environment, container } = await renderScreen(
      <FlowDialog
        request={{ command: 'RESTART', workflow: { id: 'w', version: 3 } }}
        onClose={() => undefined}
      />,
    );
    await user.click(
      await screen.findByRole('checkbox', { name: /Also reopen all 2 linked workflows/ }),
    );
    const effects = await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() =>
      expect(effects.textContent).toMatch(/Linked workflow will be reopened.*alpha.*beta/),
    );
    expect(fetch).toHaveBeenCalledTimes(2);
    await expectAccessible(container);
    const [confirm] = screen.getAllByRole('button', { name: 'Reopen workflow' });
    await user.click(confirm ?? container);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      withLinkedWorkflows: true,
    });
  });
});

describe('restart of a stage with linked workflows', () => {
  it('asks what happens to each linked workflow, and sends the choice', async () => {
    const previewCommand = {
      workflow: null,
      stages: [],
      tasks: [],
      emptied: [],
      children: [],
      dueDates: [],
      questions: [
        {
          taskId: 't',
          request: 2,
          options: ['KEEP', 'END', 'NEW'],
          chosen: 'KEEP',
          task: { name: 'Cut' },
          linkedWorkflow: { value: 'beta', state: 'RUNNING', workflow: null },
        },
      ],
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ data: { previewCommand } }),
    );
    const { user, environment, container } = await renderScreen(
      <FlowDialog
        request={{ command: 'RESTART_STAGE', workflow: { id: 'w', version: 3 }, stageId: 's' }}
        onClose={() => undefined}
      />,
    );
    await user.click(await screen.findByLabelText('“beta”, started by “Cut”'));
    await user.click(
      await screen.findByRole('option', { name: 'End the linked workflow and start a new one' }),
    );
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong branch');
    await user.click(screen.getByRole('checkbox', { name: 'Start with empty forms' }));
    await expectAccessible(container);
    const [confirm] = screen.getAllByRole('button', { name: 'Restart stage' });
    await user.click(confirm ?? container);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { stageId: 's', reason: 'Wrong branch', wipe: true },
      resets: [{ taskId: 't', request: 2, choice: 'END' }],
    });
  });
});

describe('workflow without required values', () => {
  it('asks for the values at the start and sends them with the command', async () => {
    const { user, environment, container } = await renderScreen(
      <FlowDialog
        request={{ command: 'START', workflow: { id: 'w', version: 1 } }}
        onClose={() => undefined}
      />,
    );
    // This part of the dialog is loaded on demand.
    await waitFor(
      () =>
        expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
          'startAnswersQuery',
        ),
      { timeout: 10_000 },
    );
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            startForm: [
              {
                instance: 'tag',
                name: 'Tag',
                kind: 'TEXT',
                options: [],
                columns: [],
                unit: null,
                isMandatory: true,
                value: null,
                people: [],
                documents: [],
              },
            ],
          }),
        }),
      ),
    );
    await user.type(await screen.findByRole('textbox', { name: /Tag/ }), 'alpha');
    await expectAccessible(container);
    const [confirm] = screen.getAllByRole('button', { name: 'Start workflow' });
    await user.click(confirm ?? container);
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
        'flowMutationsStartMutation',
      ),
    );
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      values: [{ instance: 'tag', value: 'alpha' }],
    });
  });
});
