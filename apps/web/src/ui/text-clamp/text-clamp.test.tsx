import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextClamp } from './text-clamp.tsx';

afterEach(() => vi.restoreAllMocks());

const heights = (all: number, seen: number): void => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(all);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(seen);
};

test('TextClamp shows the rest of a long text after a click', async () => {
  heights(400, 200);
  const { user, container } = renderUi(<TextClamp lines={5}>Words</TextClamp>);
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  expect(container.querySelector('[data-collapsed]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(container.querySelector('[data-collapsed]')).not.toBeNull();
  await expectAccessible(container);
});

test('TextClamp shows no button for text that fits', () => {
  heights(40, 40);
  renderUi(<TextClamp>Words</TextClamp>);
  expect(screen.queryByRole('button')).toBeNull();
});
