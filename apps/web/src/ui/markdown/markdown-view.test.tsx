import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { LinkedText } from '../linked-text/linked-text.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { PlainOnError } from './plain-on-error.tsx';

describe('MarkdownView', () => {
  it('renders emphasis, lists, and links', async () => {
    renderUi(<MarkdownView text={'**signed** [rules](https://example.com)\n\n- one\n- two'} />);
    expect((await screen.findByText('signed')).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'rules' }).getAttribute('rel')).toContain('noopener');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '![secret](https://evil.example/pixel.png)',
    '<a href="javascript:alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('runs and loads nothing from %s', async (text) => {
    const { container } = renderUi(<MarkdownView text={`${text}\n\n**end**`} />);
    expect((await screen.findByText('end')).tagName).toBe('STRONG');
    expect(
      container.querySelector('img, iframe, script, [onerror], a:not([href^="https:"])'),
    ).toBeNull();
  });

  it('shows the plain text if rendering fails', () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const Broken = (): never => {
      throw new Error('not drawn');
    };
    renderUi(
      <PlainOnError plain="as it was typed">
        <Broken />
      </PlainOnError>,
    );
    expect(screen.getByText('as it was typed')).toBeTruthy();
    silence.mockRestore();
  });
});

describe('LinkedText', () => {
  it('shortens a long URL, but links to all of it', () => {
    const long = `https://example.com/${'a'.repeat(60)}`;
    renderUi(<LinkedText text={`See ${long}, or https://example.com.`} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first?.textContent).toBe(`${long.slice(0, 50)}…`);
    expect(first?.getAttribute('href')).toBe(long);
    expect(second?.textContent).toBe('https://example.com');
  });
});
