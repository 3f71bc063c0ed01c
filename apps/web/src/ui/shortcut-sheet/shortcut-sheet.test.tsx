import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleShortcut, singleKeysAreOn, switchSingleKeys } from '../../lib/keyboard/shortcuts.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

function Page({ onStar, onSave }: { onStar: () => void; onSave: () => void }): ReactNode {
  useShortcuts([
    { keys: 's', label: 'Star', run: onStar },
    { keys: 'mod+enter', label: 'Save', run: onSave },
  ]);
  return <input aria-label="Name" />;
}

function SendKey(): ReactNode {
  useShortcuts([{ keys: 'mod+enter', label: 'Send', run: () => undefined }]);
  return null;
}

describe('shortcuts', () => {
  afterEach(() => {
    switchSingleKeys(true);
    document.removeEventListener('keydown', handleShortcut);
  });

  it('work everywhere, except letters while typing', () => {
    document.addEventListener('keydown', handleShortcut);
    const onStar = vi.fn();
    const onSave = vi.fn();
    renderUi(<Page onStar={onStar} onSave={onSave} />);
    fireEvent.keyDown(document.body, { key: 's' });
    expect(onStar).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's' });
    expect(onStar).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ctrlKey: true });
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Thai', 'ห', 'KeyS'],
    ['Korean', 'ㄴ', 'KeyS'],
    ['Cyrillic', 'Ы', 'KeyS'],
  ])('work by position on keyboards without Latin letters: %s', (_script, key, code) => {
    document.addEventListener('keydown', handleShortcut);
    const onStar = vi.fn();
    renderUi(<Page onStar={onStar} onSave={() => undefined} />);
    fireEvent.keyDown(document.body, { key, code });
    expect(onStar).toHaveBeenCalledTimes(1);
    // On this layout, the letter s is on another key.
    fireEvent.keyDown(document.body, { key: 'o', code: 'KeyS' });
    fireEvent.keyDown(document.body, { key: 'é', code: 'KeyS' });
    expect(onStar).toHaveBeenCalledTimes(1);
  });

  it('are listed in a dialog that can switch off single keys', async () => {
    document.addEventListener('keydown', handleShortcut);
    const onStar = vi.fn();
    const { user } = renderUi(
      <>
        <Page onStar={onStar} onSave={() => undefined} />
        <ShortcutSheet isOpen onClose={() => undefined} />
      </>,
    );
    expect(await screen.findByText('Star')).toBeTruthy();
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(singleKeysAreOn()).toBe(false);
    fireEvent.keyDown(document.body, { key: 's' });
    expect(onStar).not.toHaveBeenCalled();
  });
});

describe('ShortcutSheet', () => {
  afterEach(() => switchSingleKeys(true));

  it('leaves out the keys of lists without a list', async () => {
    renderUi(<ShortcutSheet isOpen onClose={() => undefined} />);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText('In lists')).toBeNull();
    expect(screen.queryByText('Next row')).toBeNull();
  });

  it('shows only the keys that the list on the screen handles', async () => {
    renderUi(
      <>
        <DataList
          label="People"
          items={['Ada']}
          getKey={(name) => name}
          getLabel={(name) => name}
          columns={[{ key: 'name', header: 'Name', render: (name) => name }]}
          onOpen={() => undefined}
        />
        <ShortcutSheet isOpen onClose={() => undefined} />
      </>,
    );
    expect(await screen.findByText('Next row')).toBeTruthy();
    expect(screen.getByText('Open the row')).toBeTruthy();
    for (const name of [
      'Preview the row',
      'Select the row',
      'Extend selection',
      'Clear the selection',
    ])
      expect(screen.queryByText(name)).toBeNull();
  });

  it('leaves out single keys that are switched off', async () => {
    switchSingleKeys(false);
    renderUi(
      <>
        <Page onStar={() => undefined} onSave={() => undefined} />
        <ShortcutSheet isOpen onClose={() => undefined} />
      </>,
    );
    expect(await screen.findByText('Save')).toBeTruthy();
    expect(screen.queryByText('Star')).toBeNull();
  });

  it('shows a key once if two parts of the page use it', async () => {
    renderUi(
      <>
        <Page onStar={() => undefined} onSave={() => undefined} />
        <SendKey />
        <ShortcutSheet isOpen onClose={() => undefined} />
      </>,
    );
    expect(await screen.findByText('Send')).toBeTruthy();
    expect(screen.queryByText('Save')).toBeNull();
  });
});
