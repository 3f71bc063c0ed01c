import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { TagsScreen } from './tags-screen.tsx';

const risk = { __typename: 'TagType', id: 'risk', name: 'Risk', version: 3, color: 'RED' };

afterEach(() => vi.unstubAllGlobals());

const lastPage = { hasNextPage: false, endCursor: null };

const show = async (
  types: readonly object[],
  pageInfo: object = lastPage,
): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TagsScreen />, {
    address: '/tags?tab=types',
    path: '/tags',
  });
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ tagTypes: { edges: types.map((node) => ({ node })), pageInfo } }),
      }),
    ),
  );
  return rendered;
};
const sent = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

it('adds the first tag type after a name is entered', async () => {
  const rendered = await show([]);
  const { user, environment } = rendered;
  expect(await screen.findByRole('heading', { name: 'No tag types' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add tag type' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add tag type' });
  const before = environment.mock.getAllOperations().length;
  await user.click(within(dialog).getByRole('button', { name: 'Add tag type' }));
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  const name = within(dialog).getByLabelText(/^Name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Region');
  await user.click(within(dialog).getByRole('button', { name: 'Add tag type' }));
  expect(sent(rendered)).toMatchObject({ name: 'Region', color: 'GRAY' });
});

it('updates a tag type and deletes it after a confirmation', async () => {
  const rendered = await show([risk]);
  const { user } = rendered;
  const row = await screen.findByRole('row', { name: /Risk/ });
  await expectAccessible();
  await user.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'Risk' });
  await user.type(within(dialog).getByLabelText(/^Name/), 's');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(sent(rendered)).toEqual({ id: 'risk', expectedVersion: 3, name: 'Risks', color: 'RED' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete tag type “Risk”' }));
  expect(sent(rendered)).toEqual({ id: 'risk' });
});

it('loads more tag types after the first page', async () => {
  let reachEnd: (entries: readonly object[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: typeof reachEnd) {
        reachEnd = onSeen;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { environment } = await show([risk], { hasNextPage: true, endCursor: 'risk' });
  await screen.findByRole('row', { name: /Risk/ });
  act(() => reachEnd([{ isIntersecting: true }]));
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables).toMatchObject({ after: 'risk' });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ tagTypes: { edges: [{ node: { ...risk, id: 'site', name: 'Site' } }] } }),
      }),
    ),
  );
  expect(await screen.findByRole('row', { name: /Site/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Risk/ })).toBeTruthy();
});

const emea = {
  ...{ __typename: 'Tag', id: 'emea', name: 'EMEA', version: 2, color: '', shownColor: 'BLUE' },
  ...{ uses: 3, tagType: { id: 'region', name: 'Region' } },
};

const showTags = async (address = '/tags') => {
  const rendered = await renderScreen(<TagsScreen />, { address, path: '/tags' });
  const asked = rendered.environment.mock.getMostRecentOperation().request.variables;
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          tagTypes: { edges: [{ node: { id: 'region', name: 'Region' } }] },
          tags: { edges: [{ node: emea }], pageInfo: lastPage },
        }),
      }),
    ),
  );
  return { ...rendered, asked };
};

it('lists the tags of the type in the URL', async () => {
  const { asked } = await showTags('/tags?tag-type-id=region');
  expect(asked).toEqual({ search: null, tagTypeId: 'region' });
  expect(await screen.findByRole('row', { name: /EMEA.*Region.*3/ })).toBeTruthy();
  await expectAccessible();
});

it('renames a tag, and says before a deletion how many items lose it', async () => {
  const rendered = await showTags();
  const { user } = rendered;
  await user.click(await screen.findByRole('row', { name: /EMEA/ }));
  const dialog = await screen.findByRole('dialog', { name: 'EMEA' });
  await user.type(within(dialog).getByLabelText(/^Name/), ' region');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(sent(rendered)).toEqual({
    ...{ id: 'emea', expectedVersion: 2, name: 'EMEA region', color: '', tagTypeId: 'region' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 items lose this tag.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete tag “EMEA”' }));
  expect(sent(rendered)).toEqual({ id: 'emea' });
});

it('merges a tag into another one', async () => {
  const rendered = await showTags();
  const { user, environment } = rendered;
  const row = await screen.findByRole('row', { name: /EMEA/ });
  row.focus();
  await user.click(within(row).getByRole('button', { name: /Merge|More|Actions/ }));
  if (screen.queryByRole('dialog') === null)
    await user.click(await screen.findByRole('menuitem', { name: 'Merge…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge tag “EMEA”' });
  await user.click(within(dialog).getByRole('button', { name: 'Merge tag' }));
  expect(await within(dialog).findByText('Enter a value.')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox'));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          tags: { edges: [{ node: emea }, { node: { ...emea, id: 'eu', name: 'EU' } }] },
        }),
      }),
    ),
  );
  expect(screen.queryByRole('option', { name: /EMEA/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /EU/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge tag' }));
  expect(sent(rendered)).toEqual({ sourceIds: ['emea'], targetId: 'eu' });
});
