import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PartyPicker, type PartyOption } from './party-picker.tsx';

const maya: PartyOption = { id: '1', name: 'Maya Ruiz', kind: 'USER', detail: 'maya@example.com' };
const finance: PartyOption = { id: '2', name: 'Finance leads', kind: 'TEAM' };

interface EntryProps {
  readonly onSearch?: (text: string) => void;
  readonly isLoading?: boolean;
}

function Entry({ onSearch, isLoading }: EntryProps): ReactNode {
  const [value, setValue] = useState<readonly PartyOption[]>([maya]);
  return (
    <PartyPicker
      label="Assignees"
      parties={[maya, finance]}
      value={value}
      onChange={setValue}
      onSearch={onSearch}
      isLoading={isLoading}
    />
  );
}

describe('PartyPicker', () => {
  it('shows selected parties as chips and adds a team', async () => {
    const { user } = renderUi(<Entry />);
    expect(screen.getByText('Maya Ruiz')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Assignees' }));
    expect(screen.getByRole('option', { name: /Maya Ruiz/ }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await user.click(screen.getByRole('option', { name: /Finance leads/ }));
    expect(screen.getByRole('button', { name: 'Remove Finance leads' })).toBeTruthy();
    await expectAccessible();
  });

  it('searches for the typed text', async () => {
    const onSearch = vi.fn();
    const { user } = renderUi(<Entry onSearch={onSearch} />);
    await user.type(screen.getByRole('combobox'), 'fi');
    expect(onSearch).toHaveBeenLastCalledWith('fi');
  });

  it('selects no one during the search', async () => {
    const { user } = renderUi(<Entry onSearch={vi.fn()} isLoading />);
    await user.type(screen.getByRole('combobox'), 'fi{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Finance leads' })).toBeTruthy();
    await user.type(screen.getByRole('combobox'), 'somebody new{Enter}');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });
});
