import { column, field } from '@baton/fixtures/builders/fields';
import type { FieldShape } from '@baton/domain/field/field';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { QuestionEditor } from './question-editor.tsx';

function Editor({ of }: { readonly of: FieldShape }): ReactNode {
  const [content, setContent] = useState(of);
  return (
    <>
      <QuestionEditor
        content={{ ...content, name: 'Field name' }}
        disabled={false}
        errorAt={() => null}
        onChange={(part) => setContent((before) => ({ ...before, ...part }))}
      />
      <output>{[...content.options, ...content.columns].map(({ name }) => name).join('|')}</output>
    </>
  );
}

describe('names of options and columns', () => {
  it('are refused while typing if the name exists', async () => {
    renderUi(<Editor of={field(1, 'SELECT')} />);
    const second = screen.getByRole('textbox', { name: 'Option 2' });
    await userEvent.clear(second);
    await userEvent.type(second, ' ONE');
    expect(screen.getByText(/option has the name “ONE”/)).toBeDefined();
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('one|two|three');
    expect(second).toHaveProperty('value', ' ONE');

    await userEvent.type(second, ' more');
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('one|ONE more|three');
  });

  it('stay in the input if refused, and a list adds only new names', async () => {
    renderUi(<Editor of={field(1, 'SELECT')} />);
    const added = screen.getByRole('textbox', { name: 'New option' });
    await userEvent.type(added, 'Three{Enter}');
    expect(added).toHaveProperty('value', 'Three');
    expect(screen.getByText(/option has the name “Three”/)).toBeDefined();
    await userEvent.clear(added);
    await userEvent.paste('two\nfour\nFour\nfive');
    expect(screen.getByRole('status').textContent).toBe('one|two|three|four|five');
    expect(added).toHaveProperty('value', '');
  });

  it('are refused for columns too, including new ones', async () => {
    const columns = [column(2, 'TEXT', { name: 'Part' }), column(3, 'TEXT', { name: 'Column 3' })];
    renderUi(<Editor of={field(1, 'TABLE', { columns })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
    expect(screen.getByRole('status').textContent).toBe('Part|Column 3|Column 4');
    const heading = screen.getByRole('textbox', { name: /Column heading/ });
    await userEvent.clear(heading);
    await userEvent.type(heading, 'part');
    expect(screen.getByText(/column has the name “part”/)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(heading).toHaveProperty('value', 'Column 4');
  });
});
