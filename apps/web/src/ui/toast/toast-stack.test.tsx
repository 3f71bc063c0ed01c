import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissNotice, notify } from '../../lib/notice/notices.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';

const shown: number[] = [];
const show = (notice: Parameters<typeof notify>[0]): void =>
  act(() => void shown.push(notify(notice)));

describe('ToastStack', () => {
  afterEach(() => {
    vi.useRealTimers();
    for (const id of shown.splice(0)) dismissNotice(id);
  });

  it('is announced by screen readers, and can be closed', async () => {
    const { user } = renderUi(<p>Page</p>);
    show({ tone: 'success', text: 'Saved.' });
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe(
      'polite',
    );
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('runs its undo action', async () => {
    const run = vi.fn();
    const { user } = renderUi(<p>Page</p>);
    show({ tone: 'neutral', text: 'Ended.', action: { label: 'Undo', run } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Ended.')).toBeNull();
  });

  it('disappears after a time, except for errors', () => {
    vi.useFakeTimers();
    renderUi(<p>Page</p>);
    show({ tone: 'success', text: 'Saved.' });
    show({ tone: 'danger', text: 'Not saved.', requestId: 'r-1' });
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(screen.getByText('Not saved.')).toBeTruthy();
    expect(screen.getByText('Request ID: r-1')).toBeTruthy();
  });

  it('shows only the newest three', () => {
    renderUi(<p>Page</p>);
    for (const text of ['one', 'two', 'three', 'four']) show({ tone: 'neutral', text });
    expect(screen.queryByText('one')).toBeNull();
    expect(screen.getByText('four')).toBeTruthy();
  });
});
