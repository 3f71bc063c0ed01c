import { screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TagDots } from '../tag-dot/tag-dot.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('shows the error, a retry button, and the request id', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <ErrorState error={apiError('Unexpected', { requestId: 'abc-1' })} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Try again.');
    expect(screen.getByText('Request ID: abc-1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('shows a missing permission without a retry button', () => {
    renderUi(<ErrorState error={apiError('Forbidden')} onRetry={() => undefined} />);
    expect(screen.getByRole('heading').textContent).toBe('You don’t have access');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('hides the text of a programming error', () => {
    renderUi(<ErrorState error={new TypeError('x is undefined')} />);
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
  });
});

describe('loading and empty states', () => {
  it('are accessible', async () => {
    renderUi(
      <main>
        <EmptyState
          icon={<Inbox />}
          title="Nothing waits"
          text="Come back."
          action={<Button>Go on</Button>}
        />
        <Card title="Due diligence" actions={<Button>Add</Button>}>
          Text
        </Card>
        <Badge tone="late">Late</Badge>
        <Kbd keys="mod+enter" />
        <Skeleton rows={2} />
      </main>,
    );
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    await expectAccessible();
  });
});

describe('TagDots', () => {
  it('shows two tags and counts the others', async () => {
    const tags = ['Supplier', 'Finance', 'Europe', 'Urgent'].map((label) => ({
      id: label,
      label,
      color: '#777777',
    }));
    const { user } = renderUi(<TagDots tags={tags} />);
    expect(screen.queryByText('Europe')).toBeNull();
    await user.hover(screen.getByText('+2'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Europe\nUrgent');
    await expectAccessible();
  });
});
