import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { ProgressStrip } from './progress-strip.tsx';

describe('ProgressStrip', () => {
  it('marks the current stage, and explains why others wait', async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <ProgressStrip
        label="Stages"
        onSelect={onSelect}
        steps={[
          { key: 'a', label: 'Kick-off', state: 'done', stateLabel: 'Completed' },
          { key: 'b', label: 'Review', state: 'current', stateLabel: 'In progress', share: 0.5 },
          {
            key: 'c',
            label: 'Go live',
            state: 'waiting',
            stateLabel: 'Not started',
            detail: 'Waits for Review.',
          },
        ]}
      />,
    );
    const last = screen.getByRole('button', { name: 'Step 3 of 3: Go live, Not started' });
    expect(screen.getByRole('button', { name: /Review/ }).getAttribute('aria-current')).toBe(
      'step',
    );
    await user.hover(last);
    expect((await screen.findByRole('tooltip')).textContent).toContain('Waits for Review.');
    await user.click(last);
    expect(onSelect).toHaveBeenCalledWith('c');
    await expectAccessible();
  });
});

describe('Stepper', () => {
  it('goes back to a completed step', async () => {
    const onBackTo = vi.fn();
    const { user } = renderUi(
      <Stepper
        label="Import"
        current="map"
        onBackTo={onBackTo}
        steps={[
          { key: 'file', label: 'File' },
          { key: 'map', label: 'Columns' },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Step 1 of 2: File' }));
    expect(onBackTo).toHaveBeenCalledWith('file');
    await expectAccessible();
  });
});
