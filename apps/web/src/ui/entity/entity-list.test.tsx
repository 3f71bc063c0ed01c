import { screen, within } from '@testing-library/react';
import { Tags } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { RetryContext } from '../../lib/api/use-screen-query.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EntityList, type EntityListProps } from './entity-list.tsx';
import { EntityStates } from './entity-states.tsx';

interface Item {
  readonly name: string;
  readonly uses: number | null;
}
const items: readonly Item[] = [
  { name: 'Risk', uses: 10 },
  { name: 'area', uses: null },
  { name: 'Zone', uses: 9 },
];

const List = (props: Partial<EntityListProps<Item>>): ReactNode => (
  <EntityList<Item>
    label="Tag types"
    icon={<Tags />}
    items={items}
    getKey={({ name }) => name}
    getName={({ name }) => name}
    empty={{ title: 'No tag types yet', text: 'Add one.' }}
    columns={[
      { key: 'name', header: 'Name', sortValue: ({ name }) => name, render: ({ name }) => name },
      { key: 'uses', header: 'Uses', sortValue: ({ uses }) => uses, render: ({ uses }) => uses },
      { key: 'color', header: 'Color', render: () => 'Red' },
    ]}
    {...props}
  />
);
const names = (): readonly (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
const order = (column: string): string | null =>
  screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort');

describe('EntityList', () => {
  it('sorts by a column up, then down, then not at all', async () => {
    const { user } = await renderScreen(<List />);
    expect(order('Name')).toBe('none');
    expect(names()).toEqual(['Risk', 'area', 'Zone']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(order('Name')).toBe('ascending');
    expect(names()).toEqual(['area', 'Risk', 'Zone']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(order('Name')).toBe('descending');
    expect(names()).toEqual(['Zone', 'Risk', 'area']);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(order('Name')).toBe('none');
    expect(names()).toEqual(['Risk', 'area', 'Zone']);
  });

  it('sorts numbers with the keyboard and lists missing values last', async () => {
    const { user } = await renderScreen(<List />);
    screen.getByRole('button', { name: 'Uses' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Zone', 'Risk', 'area']);
    await user.keyboard(' ');
    expect(names()).toEqual(['Risk', 'Zone', 'area']);
    expect(order('Uses')).toBe('descending');
  });

  it('offers no sorting for columns without a sort order', async () => {
    await renderScreen(<List />);
    expect(order('Color')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Color' })).toBeNull();
  });

  it('offers no sorting until all rows are loaded', async () => {
    await renderScreen(<List onEndReached={() => undefined} />);
    expect(order('Name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  });
});

describe('EntityStates', () => {
  const never = new Promise<never>(() => undefined);
  function Loading(): ReactNode {
    return use(never);
  }
  function Failing({ code }: { readonly code: 'Unexpected' | 'Forbidden' }): ReactNode {
    if (use(RetryContext) === 0) throw apiError(code);
    return <List />;
  }

  it('shows a placeholder while the list loads', async () => {
    await renderScreen(
      <EntityStates>
        <Loading />
      </EntityStates>,
    );
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    await expectAccessible();
  });

  it('shows an error and loads the list again', async () => {
    const { user } = await renderScreen(
      <EntityStates>
        <Failing code="Unexpected" />
      </EntityStates>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('grid', { name: 'Tag types' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the server refused access', async () => {
    await renderScreen(
      <EntityStates>
        <Failing code="Forbidden" />
      </EntityStates>,
    );
    expect(screen.getByRole('heading').textContent).toBe('You don’t have access');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says why the viewer has no access, and loads no list', async () => {
    await renderScreen(
      <EntityStates noAccess={{ title: 'You can’t see tag types' }}>
        <Failing code="Unexpected" />
      </EntityStates>,
    );
    expect(screen.getByRole('heading').textContent).toBe('You can’t see tag types');
    expect(screen.queryByRole('alert')).toBeNull();
    await expectAccessible();
  });
});
