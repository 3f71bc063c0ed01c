import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { usePartySearch } from './use-party-search.ts';

function Finder({ task }: { readonly task: string | null }): ReactNode {
  const { parties, onSearch } = usePartySearch({ task });
  return (
    <>
      <input aria-label="Who" onChange={({ target }) => onSearch(target.value)} />
      <ul>
        {parties.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const ada = { __typename: 'User', id: 'ada', name: 'Ada Vale', kind: 'USER' };
const ben = { __typename: 'User', id: 'ben', name: 'Ben Roth', kind: 'USER' };

const open = async (task: string | null, parties: readonly object[]) => {
  const rendered = await renderScreen(<Finder task={task} />);
  const answer = async (): Promise<void> => {
    await waitFor(() => expect(rendered.environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => {
      const asked = rendered.environment.mock.getMostRecentOperation();
      rendered.environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, {
          Query: () => ({ parties, task: { id: 'task', peopleMet: [ada, ben] } }),
        }),
      );
    });
  };
  await answer();
  return { ...rendered, answer };
};
const found = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('offers external people only people of the same task', async () => {
  const { user, answer } = await open('task', []);
  expect(found()).toEqual(['Ada Vale', 'Ben Roth']);
  await user.type(screen.getByLabelText('Who'), 'ro');
  await answer();
  expect(found()).toEqual(['Ben Roth']);
});

it('lists a person only once if both searches find them', async () => {
  await open('task', [ada]);
  expect(found()).toEqual(['Ada Vale', 'Ben Roth']);
});

it('doesn’t search people of a task if there is no task', async () => {
  const { environment, user } = await open(null, [ada]);
  expect(found()).toEqual(['Ada Vale']);
  await user.type(screen.getByLabelText('Who'), 'a');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    hasTask: false,
    search: 'a',
  });
});
