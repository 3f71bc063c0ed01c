import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FileDrop } from './file-drop.tsx';

const drop = (file: File): void => {
  fireEvent.drop(screen.getByText('Drop a plan').parentElement ?? document.body, {
    dataTransfer: { files: [file] },
  });
};

describe('FileDrop', () => {
  it('accepts a dropped or selected file of the right type and size', async () => {
    const onFile = vi.fn();
    const { user, container } = renderUi(
      <FileDrop label="Drop a plan" hint="CSV" accept={['.csv']} maxBytes={100} onFile={onFile} />,
    );
    drop(new File(['a'], 'Plan.CSV'));
    const input = container.querySelector('input');
    if (input !== null) await user.upload(input, new File(['b'], 'other.csv'));
    expect(onFile).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });

  it('says why a file isn’t accepted', () => {
    const onFile = vi.fn();
    renderUi(
      <FileDrop label="Drop a plan" accept={['.csv', '.md']} maxBytes={3} onFile={onFile} />,
    );
    drop(new File(['a'], 'plan.pdf'));
    expect(screen.getByRole('alert').textContent).toBe(
      'This file type can’t be read. Select one of these types: .csv, .md.',
    );
    drop(new File(['too long'], 'plan.csv'));
    expect(screen.getByRole('alert').textContent).toMatch(/larger than 0 MB/);
    expect(onFile).not.toHaveBeenCalled();
  });
});
