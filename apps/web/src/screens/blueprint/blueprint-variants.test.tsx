import { addStage, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { stageKey, uuid } from '@baton/fixtures/builders/blueprint';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const [french, german] = [uuid('d', 1), uuid('d', 2)];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('shows the order and conditions of variants, and which never start', async () => {
  const state: RemoteBlueprint = {
    content: withFields(
      addStage(emptyBlueprint('Onboarding'), stageKey(1), { name: 'Start from' }),
      [field(1, 'TEXT', { name: 'Country' })],
      [null, place(1, 1)],
    ),
    version: 1,
    variants: [
      { id: german, name: 'Germany', isPublished: true },
      { id: french, name: 'France', isPublished: false },
    ],
  };
  const { user } = await openBlueprint(state, <BlueprintScreen />, null);
  await user.click(await screen.findByRole('button', { name: 'Use “Germany”' }));
  await user.click(await screen.findByRole('button', { name: 'Use “France”' }));
  expect(await screen.findByText('Not published, skipped')).not.toBeNull();
  const condition = within(screen.getByRole('group', { name: 'Condition of “Germany”' }));
  expect(condition.getByDisplayValue('Country')).not.toBeNull();
  await waitFor(() =>
    expect(state.content.variants).toMatchObject([
      {
        blueprint: german,
        when: { parts: [{ operand: { kind: 'FIELD', instance: instanceKey(1) } }] },
      },
      { blueprint: french },
    ]),
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Move “France” up' }));
  await waitFor(() =>
    expect(state.content.variants.map(({ blueprint }) => blueprint)).toEqual([french, german]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove “Germany”' }));
  await waitFor(() => expect(state.content.variants).toHaveLength(1));
});
