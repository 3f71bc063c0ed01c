import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';

const give = async (command: FlowCommand): Promise<RenderedScreen> => {
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
      MockPayloadGenerator.generate(operation),
    ),
  );
  return rendered;
};
const operationOf = ({ environment }: RenderedScreen): string =>
  environment.mock.getMostRecentOperation().request.node.operation.name;

describe('a command on a workflow', () => {
  it('that can be taken back offers it, by the key of the command', async () => {
    const rendered = await give('END');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await rendered.user.click(undo);
    expect(operationOf(rendered)).toBe('flowMutationsUndoMutation');
    const { input } = rendered.environment.mock.getMostRecentOperation().request.variables;
    expect(input).toMatchObject({ undoneKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('that cannot be taken back says only that it is done', async () => {
    await give('PAUSE');
    expect(await screen.findByText('Pause: done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
