import { screen } from '@testing-library/react';
import { use } from 'react';
import { expect, it } from 'vitest';
import { RetryContext } from '../../lib/api/use-screen-query.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LatePart } from './late-part.tsx';

function Part(): string {
  if (use(RetryContext) === 0) throw new TypeError('Failed to fetch');
  return 'Variants of this blueprint';
}

it('loads a failed part of a screen again, and the rest stays', async () => {
  const { user } = await renderScreen(
    <>
      <p>Stages</p>
      <LatePart fallback={null}>
        <Part />
      </LatePart>
    </>,
  );
  expect(screen.getByText('Stages')).toBeTruthy();
  expect(screen.queryByText('Variants of this blueprint')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Variants of this blueprint')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
