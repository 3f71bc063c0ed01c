import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { profileMenuSignOutMutation } from '../../__generated__/profileMenuSignOutMutation.graphql.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { apiError } from './graphql-error.ts';
import { useCommand } from './use-command.ts';

const keys: string[] = [];

function Page(): ReactNode {
  const command = useCommand<profileMenuSignOutMutation>(
    graphql`
      mutation profileMenuSignOutMutation {
        signOut {
          ok
        }
      }
    `,
    { fields: ['name'] },
  );
  return (
    <>
      <button
        type="button"
        disabled={command.isPending}
        onClick={() =>
          void command.run((key) => {
            if (key !== '') keys.push(key);
            return {};
          })
        }
      >
        Send
      </button>
      <p>{command.fieldErrors['name'] ?? 'no field error'}</p>
    </>
  );
}

async function send(): Promise<RenderedScreen> {
  const rendered = await renderScreen(<Page />);
  await rendered.user.click(await screen.findByRole('button', { name: 'Send' }));
  return rendered;
}
const fail = (rendered: RenderedScreen, error: Error): Promise<void> =>
  act(async () => rendered.environment.mock.rejectMostRecentOperation(error));

describe('useCommand', () => {
  afterEach(() => {
    keys.length = 0;
    vi.useRealTimers();
  });

  it('shows a refusal at its field', async () => {
    const rendered = await send();
    await fail(
      rendered,
      apiError('TooLong', {
        refusals: [{ code: 'TooLong', params: { max: 20 }, field: 'input.name' }],
      }),
    );
    expect(screen.getAllByText('Use at most 20 characters.')).toHaveLength(1);
    expect(screen.queryByText('no field error')).toBeNull();
  });

  it('shows an error of a hidden field as a notice', async () => {
    const rendered = await send();
    await fail(
      rendered,
      apiError('TooLong', {
        refusals: [{ code: 'TooLong', params: { max: 4000 }, field: 'input.comment' }],
      }),
    );
    expect(screen.getByText('Use at most 4,000 characters.')).toBeTruthy();
    expect(screen.getByText('no field error')).toBeTruthy();
  });

  it('shows a refusal without a field as a notice', async () => {
    const rendered = await send();
    await fail(rendered, apiError('VersionConflict'));
    expect(screen.getByText(/Someone else changed this item/)).toBeTruthy();
  });

  it('repeats the command with the same key after a lost response', async () => {
    const rendered = await renderScreen(<Page />);
    const button = await screen.findByRole('button', { name: 'Send' });
    vi.useFakeTimers();
    act(() => button.click());
    const lost = apiError('Unavailable', { outcomeUnknown: true });
    await fail(rendered, lost);
    await act(() => vi.advanceTimersByTimeAsync(300));
    await fail(rendered, lost);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await fail(rendered, lost);
    act(() => button.click());
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a new key after a refusal', async () => {
    const rendered = await send();
    await fail(rendered, apiError('VersionConflict'));
    await rendered.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(new Set(keys).size).toBe(2);
  });
});
