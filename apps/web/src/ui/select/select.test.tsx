import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { MultiSelect, Select, type SelectProps } from './select.tsx';

const options = ['Brazil', 'Côte d’Ivoire', 'Germany', 'Thailand'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}));

function One({
  start = null,
  ...props
}: Partial<SelectProps<string>> & { start?: string | null }): ReactNode {
  const [value, setValue] = useState(start);
  return <Select label="Country" options={options} {...props} value={value} onChange={setValue} />;
}
function Looked(): ReactNode {
  const [query, setQuery] = useState('');
  const [value, setValue] = useState<readonly string[]>(['br']);
  return (
    <MultiSelect
      label="Countries"
      options={options.filter(({ label }) => label.toLowerCase().includes(query))}
      known={options.slice(0, 1)}
      onSearch={setQuery}
      value={value}
      onChange={setValue}
    />
  );
}
function Many(): ReactNode {
  const [value, setValue] = useState<readonly string[]>(['br']);
  return <MultiSelect label="Countries" options={options} value={value} onChange={setValue} />;
}
const names = (): (string | null)[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Select', () => {
  it('searches without accents and selects by keyboard', async () => {
    const { user } = renderUi(<One />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    await user.click(box);
    expect(names()).toHaveLength(4);
    await expectAccessible();
    await user.keyboard('cote');
    expect(names()).toEqual(['Côte d’Ivoire']);
    await user.keyboard('{Enter}');
    expect(box).toHaveProperty('value', 'Côte d’Ivoire');
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('searches for text that is typed beside the selected name', async () => {
    const { user } = renderUi(<One start="ge" autoFocus />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    expect(document.activeElement).toBe(box);
    await user.keyboard('thai');
    expect(names()).toEqual(['Thailand']);
    await user.keyboard('{Enter}br{Enter}');
    expect(box).toHaveProperty('value', 'Brazil');
  });

  it('replaces the selected name with composed or pasted text', async () => {
    const { user } = renderUi(<One start="ge" />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    const held = (): string =>
      box.value.slice(box.selectionStart ?? undefined, box.selectionEnd ?? undefined);
    await user.tab();
    expect(held()).toBe('Germany');
    await user.keyboard('{End}');
    expect(held()).toBe('Germany');
    await user.paste('Germany and Thailand');
    expect(box.value).toBe('Germany and Thailand');
    await user.keyboard('{Escape}{ArrowDown}{ArrowUp}{Enter}');
    expect(held()).toBe('Côte d’Ivoire');
  });

  it('moves through the options with the arrows', async () => {
    const { user } = renderUi(<One start="ge" />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    box.focus();
    await user.keyboard('{ArrowDown}');
    const active = (): string | null | undefined =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(active()).toBe('Germany');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box).toHaveProperty('value', 'Brazil');
  });

  it.each(['{Enter}', ' ', 'g'])('opens with the key %j', async (key) => {
    const { user } = renderUi(<One start="ge" />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    box.focus();
    await user.keyboard(key);
    expect(box.getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['{Enter}', ' ', 't'])('opens without a search with the key %j', async (key) => {
    const { user } = renderUi(<One start="ge" searchable={false} />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    box.focus();
    await user.keyboard(key);
    expect(box.getAttribute('aria-expanded')).toBe('true');
  });

  it('moves to the option that starts with a typed letter', async () => {
    const { user } = renderUi(<One start="ge" searchable={false} />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    box.focus();
    await user.keyboard('t{Enter}');
    expect(box).toHaveProperty('value', 'Thailand');
  });

  it('closes only the list with Escape while the list is open', async () => {
    const around = vi.fn();
    const { user } = renderUi(
      <div onKeyDown={({ key }) => key === 'Escape' && around()}>
        <One start="ge" />
      </div>,
    );
    const box = screen.getByRole('combobox', { name: 'Country' });
    await user.click(box);
    screen.getByRole('button', { name: /Clear/ }).focus();
    await user.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(around).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledTimes(1);
  });

  it('can be cleared with its button unless required', async () => {
    const { user, rerender } = renderUi(<One start="ge" />);
    await user.click(screen.getByRole('button', { name: 'Clear Country' }));
    expect(screen.getByRole('combobox')).toHaveProperty('value', '');
    rerender(<span />);
    renderUi(<One start="ge" required />);
    expect(screen.queryByRole('button', { name: 'Clear Country' })).toBeNull();
  });

  it('keeps the selection when Escape closes the list', async () => {
    const onKeyDown = vi.fn();
    const { user } = renderUi(
      <div role="presentation" onKeyDown={(event) => onKeyDown(event.key)}>
        <One start="ge" />
      </div>,
    );
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('th{Escape}');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Germany');
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  });

  it('says that no option matches', async () => {
    const { user } = renderUi(<One />);
    await user.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByText('No matches')).toBeTruthy();
  });
});

describe('MultiSelect', () => {
  it('adds and removes by option, chip, and Backspace', async () => {
    const { user } = renderUi(<Many />);
    const box = screen.getByRole('combobox', { name: 'Countries' });
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Germany' }));
    await user.click(screen.getByRole('option', { name: 'Thailand' }));
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Brazil' }));
    box.focus();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('button', { name: 'Remove Thailand' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toBeTruthy();
    await expectAccessible();
  });

  it('adds the searched option with Enter', async () => {
    const { user } = renderUi(<Looked />);
    await user.type(screen.getByRole('combobox', { name: 'Countries' }), 'thai{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Thailand' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Brazil' })).toBeTruthy();
  });
});
