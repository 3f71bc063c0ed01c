import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cleanHtml } from '../../lib/rich-text/clean-html.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { RichTextView } from './rich-text-view.tsx';

describe('cleanHtml', () => {
  it.each([
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<script>x()</script><p>Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:x()">Hi</a>', '<a>Hi</a>'],
    ['<h1>Hi</h1>', 'Hi'],
    ['<img src="x" onerror="x()">', ''],
    ['<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<span data-user="1">Maya</span>', '<span data-user="1">Maya</span>'],
  ])('sanitizes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('opens links in a new tab without access to this page', () => {
    expect(cleanHtml('<a href="https://example.com">Hi</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">Hi</a>',
    );
  });
});

describe('RichTextView', () => {
  it('shows allowed elements and removes other elements', async () => {
    renderUi(
      <RichTextView html="<p>Gather the <strong>signed</strong> form</p><iframe></iframe>" />,
    );
    expect(screen.getByText('signed').tagName).toBe('STRONG');
    expect(document.querySelector('iframe')).toBeNull();
    await expectAccessible();
  });
});

describe('RichTextEditor', () => {
  it('is a text box with a name and a toolbar with a name', async () => {
    function Page(): ReactNode {
      const [html, setHtml] = useState('<p>Hello</p>');
      return (
        <>
          <RichTextEditor label="Description" value={html} onChange={setHtml} />
          <output>{html}</output>
        </>
      );
    }
    const { user } = renderUi(<Page />);
    const box = await screen.findByRole('textbox', { name: 'Description' }, { timeout: 8000 });
    expect(box.textContent).toBe('Hello');
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toContain('<ul>'));
  });

  it('converts pasted HTML to allowed elements', async () => {
    const onChange = vi.fn<(html: string) => void>();
    renderUi(<RichTextEditor label="Description" value="" onChange={onChange} />);
    const box = await screen.findByRole('textbox', { name: 'Description' }, { timeout: 8000 });
    const html =
      '<table><tr><td>Name</td><td>Size</td></tr></table><p><a href="javascript:x()">bad</a> <a>good</a></p>';
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
    fireEvent.paste(box, { clipboardData });
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p>Name | Size</p><p>bad good</p>'),
    );
  });

  it('accepts typing as soon as it appears', async () => {
    const { unmount } = renderUi(<RichTextEditor label="Comment" value="" onChange={vi.fn()} />);
    await screen.findByRole('textbox', { name: 'Comment' }, { timeout: 8000 });
    unmount();
    renderUi(<RichTextEditor autoFocus label="Reply" value="" onChange={vi.fn()} />);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
  });

  it('mentions people with @ by keyboard', async () => {
    const search = vi.fn();
    function Page(): ReactNode {
      const [html, setHtml] = useState('');
      return (
        <>
          <RichTextEditor
            label="Comment"
            value={html}
            onChange={setHtml}
            mentions={{
              parties: [
                { id: '7', name: 'Maya Ruiz', kind: 'USER' },
                { id: '8', name: 'Ken Ito', kind: 'USER' },
              ],
              onSearch: search,
              isLoading: false,
            }}
          />
          <output>{html}</output>
        </>
      );
    }
    const { user } = renderUi(<Page />);
    const box = await screen.findByRole('textbox', { name: 'Comment' }, { timeout: 8000 });
    box.focus();
    await user.keyboard('@k');
    await screen.findByRole('listbox', { name: 'People to mention' });
    expect(search).toHaveBeenLastCalledWith('k');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toContain(
        '<span data-party-id="8">@Ken Ito</span>',
      ),
    );
    expect(cleanHtml('<span data-party-id="8">@Ken Ito</span>')).toContain('data-party-id="8"');
  });
});
