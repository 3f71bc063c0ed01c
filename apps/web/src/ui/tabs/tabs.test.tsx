import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

function Page(): ReactNode {
  const [tab, setTab] = useState<'about' | 'data' | 'access'>('about');
  return (
    <Tabs
      label="Workflow"
      value={tab}
      onChange={setTab}
      tabs={[
        { key: 'about', label: 'About' },
        { key: 'data', label: 'Data', count: 3 },
        { key: 'access', label: 'Access' },
      ]}
    >
      Panel of {tab}
    </Tabs>
  );
}

afterEach(() => vi.restoreAllMocks());

describe('Tabs', () => {
  it('is one stop for Tab, and arrows, Home, and End select a tab', async () => {
    const { user } = renderUi(<Page />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('About');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: /Data/ }).textContent).toBe('Panel of data');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Access');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('About');
    await expectAccessible();
  });

  it('shows tabs that don’t fit in a menu', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
    const { user } = renderUi(<Page />);
    const isFolded = (name: RegExp): boolean =>
      screen.getByRole('tab', { name }).dataset['folded'] !== undefined;
    expect([/About/, /Data/, /Access/].map(isFolded)).toEqual([false, true, true]);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Access' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Access');
    expect([/About/, /Data/, /Access/].map(isFolded)).toEqual([true, true, false]);
    await expectAccessible();
  });
});
