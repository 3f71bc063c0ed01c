import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiError } from '../../lib/api/graphql-error.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState, NoPermission } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import { GallerySample } from './gallery-sample.tsx';

export function GalleryFeedback(): ReactNode {
  return (
    <>
      <GallerySample title="Toast: success, danger, with undo">
        <Button onClick={() => notify({ tone: 'success', text: 'The task is completed.' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            notify({
              tone: 'danger',
              text: 'Somebody else changed this meanwhile.',
              requestId: '0193-8f',
            })
          }
        >
          Danger
        </Button>
        <Button
          onClick={() =>
            notify({
              tone: 'neutral',
              text: 'The workflow has ended.',
              action: {
                label: 'Undo',
                run: () => notify({ tone: 'success', text: 'It runs again.' }),
              },
            })
          }
        >
          With undo
        </Button>
      </GallerySample>
      <GallerySample title="Tooltip: default, long delay, keys, wide">
        <Button tooltip="A short explanation">Default</Button>
        <Button {...tooltip('Waits half a second', { delay: 'long' })}>Long</Button>
        <Button {...tooltip('Complete', { keys: 'c' })}>Keys</Button>
        <Button
          {...tooltip('A long explanation that needs more room than two hundred pixels give it.', {
            wide: true,
          })}
        >
          Wide
        </Button>
      </GallerySample>
      <GallerySample title="EmptyState" layout="block">
        <EmptyState
          icon={<Inbox />}
          title="Nothing waits for you"
          text="New tasks appear here as soon as it is your turn."
          action={<Button kind="primary">Look at all workflows</Button>}
        />
      </GallerySample>
      <GallerySample title="ErrorState" layout="block">
        <ErrorState
          error={apiError('Unexpected', { requestId: '01938f2e-6b1c' })}
          onRetry={() => undefined}
        />
      </GallerySample>
      <GallerySample title="NoPermission" layout="block">
        <NoPermission />
      </GallerySample>
      <GallerySample title="Skeleton: rows, text, cards" layout="block">
        <Skeleton rows={3} />
        <Skeleton rows={3} variant="text" />
        <Skeleton rows={2} variant="cards" />
      </GallerySample>
    </>
  );
}
