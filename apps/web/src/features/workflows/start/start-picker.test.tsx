import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, describe, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { StartPicker } from './start-picker.tsx';

const onClose = vi.fn();
const blueprint = (name: string, createWorkflowsFrom = true): object => ({
  ...{ __typename: 'Blueprint', id: name, name, variantOf: null },
  permissions: { createWorkflowsFrom },
});

interface OpenPicker extends RenderedScreen {
  readonly answer: (found: readonly object[], recent?: readonly object[]) => Promise<void>;
}

async function openPicker(): Promise<OpenPicker> {
  const rendered = await renderScreen(<StartPicker onClose={onClose} />);
  const { mock } = rendered.environment;
  return {
    ...rendered,
    answer: async (found, recent = []) => {
      await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
      await act(async () =>
        mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Query: () => ({ recentBlueprints: recent }),
            BlueprintConnection: () => ({ edges: found.map((node) => ({ node })) }),
          }),
        ),
      );
    },
  };
}
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('StartPicker', () => {
  it('lists recent blueprints first and each blueprint once', async () => {
    const { answer } = await openPicker();
    await answer(
      [blueprint('Audit'), blueprint('Recall'), blueprint('Private', false)],
      [blueprint('Recall')],
    );
    expect(names()).toEqual(['Recall', 'Audit']);
    expect(screen.getByText('Recent')).toBeTruthy();
    await expectAccessible();
  });

  it('opens the intake form of the selected blueprint', async () => {
    const { answer, user, environment } = await openPicker();
    await answer([blueprint('Audit'), blueprint('Recall')]);
    await user.click(screen.getByRole('option', { name: 'Recall' }));
    expect(await screen.findByRole('dialog', { name: 'Start “Recall”' })).toBeTruthy();
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      id: 'Recall',
    });
  });

  it('selects a search result by keyboard', async () => {
    const { answer, user, environment } = await openPicker();
    await answer([blueprint('Audit')]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('rec');
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
        search: 'rec',
      }),
    );
    await answer([blueprint('Recall'), blueprint('Record check')], [blueprint('Audit')]);
    expect(names()).toEqual(['Recall', 'Record check']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Start “Record check”' })).toBeTruthy();
  });

  it('offers to open the blueprints if none can be started', async () => {
    const { answer } = await openPicker();
    await answer([]);
    expect(screen.getByText('No published blueprints')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blueprints');
  });
});
