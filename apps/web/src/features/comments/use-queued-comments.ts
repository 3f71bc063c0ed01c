import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { loadWithMessages } from '../../lib/lazy/lazy-component.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { queuedCommentPrefix } from '../../lib/unsaved/typed-mark.ts';
import { unsentStorage } from '../../lib/unsaved/unsent-storage.ts';

/** Sends comments that an earlier visit couldn't. Loads code only if there are some. */
export function useQueuedComments(): void {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  useEffect(() => {
    if (unsentStorage(localStorage).names(queuedCommentPrefix).length === 0) return;
    void loadWithMessages(() => import('./comment-queue.ts')).then(({ openCommentQueue }) =>
      openCommentQueue(environment, viewer),
    );
  }, [environment, viewer]);
}
