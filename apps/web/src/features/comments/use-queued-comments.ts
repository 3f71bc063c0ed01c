import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { draftStorage, queuedCommentPrefix } from '../../lib/draft/draft-storage.ts';
import { loadWithMessages } from '../../lib/lazy/lazy-component.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';

/** Sends comments that an earlier visit couldn't. Loads code only if there are some. */
export function useQueuedComments(): void {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  useEffect(() => {
    if (draftStorage().names(queuedCommentPrefix).length === 0) return;
    void loadWithMessages(() => import('./comment-queue.ts')).then(({ openCommentQueue }) =>
      openCommentQueue(environment, viewer),
    );
  }, [environment, viewer]);
}
