import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { displayStatusLook, taskMarkLook } from '../../lib/status/status-look.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { StatusIcon } from './status-icon.tsx';

describe('StatusIcon', () => {
  it('is labeled with the status', async () => {
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

  it('has a different shape for every status', () => {
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
