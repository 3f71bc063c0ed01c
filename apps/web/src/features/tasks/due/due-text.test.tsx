import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { DueText } from './due-text.tsx';

it('DueText shows a paused due date as not overdue', () => {
  renderUi(
    <DueText dueOn="2020-01-01T10:00:00Z" dueClass="STOPPED" completedAt={null} withLateness />,
  );
  expect(screen.getByText('Due date paused')).not.toBeNull();
  expect(screen.queryByText(/overdue/i)).toBeNull();
});
