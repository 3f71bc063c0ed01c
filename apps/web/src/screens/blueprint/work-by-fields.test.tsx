import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint, type RemoteBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const stage = asId<StageKey>(key(1));
const [ask, decide] = [asId<TaskKey>(key(3)), asId<TaskKey>(key(4))];

/** The first task has fields for a person and a date. */
const remote = (): RemoteBlueprint => {
  let content = addStage(emptyBlueprint('Purchase'), stage, { name: 'Request' });
  content = addTask(content, ask, { stage, name: 'Say what is needed' });
  content = addTask(content, decide, { stage, name: 'Decide' });
  content = withFields(
    content,
    [field(1, 'PEOPLE', { name: 'Reviewer' }), field(2, 'DATE', { name: 'Launch' })],
    [ask, place(1, 1)],
    [ask, place(2, 2)],
  );
  return { content, version: 1 };
};

const open = (state: RemoteBlueprint) => openBlueprint(state, <BlueprintScreen />, /Decide/);
const decided = (state: RemoteBlueprint): BlueprintTask | undefined => state.content.tasks[decide];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('assigns a task to a person in a field and to their manager', async () => {
  const state = remote();
  const { user } = await open(state);
  await user.click(await screen.findByRole('button', { name: /^Advanced/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Also people from fields' }));
  await user.click(await screen.findByRole('option', { name: /Reviewer/ }));
  await waitFor(() => expect(decided(state)?.peopleFrom).toEqual([instanceKey(1)]));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: 'Also managers of people in fields' }));
  await user.click(await screen.findByRole('option', { name: /Reviewer/ }));
  await waitFor(() =>
    expect(decided(state)?.managersOf).toEqual([{ kind: 'FIELD', instance: instanceKey(1) }]),
  );
  await user.keyboard('{Escape}');
  await expectAccessible();
});

it('makes a task due on the date in a field', async () => {
  const state = remote();
  const { user } = await open(state);
  await user.click(await screen.findByRole('button', { name: 'Edit Due' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'From a date field' }));
  const offset = screen.getByLabelText('Days after the date');
  await user.clear(offset);
  await user.type(offset, '-3');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(decided(state)?.due).toMatchObject({
      kind: 'FIELD',
      instance: instanceKey(2),
      days: -3,
    }),
  );
  expect(await screen.findAllByText(/3 days before “Launch”/)).not.toHaveLength(0);
});
