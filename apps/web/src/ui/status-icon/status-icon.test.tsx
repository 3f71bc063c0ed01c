import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { displayStatusLook, taskMarkLook } from '../../lib/status/status-look.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { StatusIcon } from './status-icon.tsx';

describe('StatusIcon', () => {
  it('has the status as its name', async () => {
    renderUi(
      <>
        <StatusIcon shape="late" label="Overdue" />
        <StatusIcon shape="done" label="Completed" showLabel />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Overdue' })).toBeTruthy();
    expect(screen.getByText('Completed')).toBeTruthy();
    await expectAccessible();
  });

  it('draws every status differently', () => {
    const looks = [...Object.values(displayStatusLook), ...Object.values(taskMarkLook)];
    const drawings = new Set(
      looks.map(({ shape }) => {
        const { container, unmount } = renderUi(<StatusIcon shape={shape} label={shape} />);
        const drawing = container.querySelector('svg')?.innerHTML;
        unmount();
        return drawing;
      }),
    );
    expect(drawings.size).toBe(looks.length);
  });
});
