import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FilterBar, FilterChips, SearchField } from './filter-bar.tsx';

function Page(): ReactNode {
  const [status, setStatus] = useState<'open' | 'done'>('open');
  const [text, setText] = useState('');
  return (
    <FilterBar>
      <FilterChips
        label="Status"
        value={status}
        onChange={setStatus}
        options={[
          { key: 'open', label: 'Open' },
          { key: 'done', label: 'Checked' },
        ]}
      />
      <SearchField label="Search tasks" value={text} onChange={setText} />
    </FilterBar>
  );
}

describe('FilterBar', () => {
  it('selects one filter', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Checked' }));
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Checked');
    await expectAccessible();
  });

  it('clears the search with Escape or its button', async () => {
    const { user } = renderUi(<Page />);
    const field = screen.getByRole('searchbox', { name: 'Search tasks' });
    await user.type(field, 'tax{Escape}');
    expect(field).toHaveProperty('value', '');
    await user.type(field, 'tax');
    await user.click(screen.getByRole('button', { name: 'Clear Search tasks' }));
    expect(field).toHaveProperty('value', '');
  });
});
