import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { completeMessages } from '../../lib/i18n/load-messages.ts';
import { hasStoredDrafts } from '../../lib/draft/draft-storage.ts';

let draw: (() => ReactNode) | null = null;

const load = async (): Promise<void> => {
  const [{ TaskScreen }] = await Promise.all([
    import('../../screens/task/task-screen.tsx'),
    completeMessages(),
  ]);
  draw = () => <TaskScreen />;
};

/**
 * Loads the task screen when wanted and retries when a task is opened, which also shows the error.
 * Doesn't suspend, because React delays content after a fallback by 300 ms.
 */
function useTaskScreen(isWanted: boolean, isOpen: boolean): () => ReactNode {
  const [, setLoaded] = useState(draw !== null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!isWanted || draw !== null) return;
    load().then(
      () => setLoaded(true),
      (error: unknown) => setFailure({ error }),
    );
  }, [isWanted, isOpen]);
  if (isOpen && draw === null && failure !== null) throw failure.error;
  return draw ?? (() => null);
}

/**
 * Shows the task in `task-id` as a dialog over any page. In the blueprint editor, the same
 * parameter names a task of the blueprint.
 */
export function OpenTaskLayer(): ReactNode {
  const search = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    // Loads at the first interaction, so that a page that is only viewed doesn't load it.
    const signs = ['pointermove', 'keydown'] as const;
    const forget = (): void => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
    const prepare = (): void => {
      forget();
      // The error is shown when a task is opened.
      load().catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, prepare);
    return forget;
  }, []);
  const isOpen = search['task-id'] !== undefined && !path.startsWith('/blueprints');
  // Stays mounted after the first use, so that it can fade out and return focus. It also sends
  // drafts that an earlier visit couldn't store.
  const [wasOpened, setWasOpened] = useState(() => isOpen || hasStoredDrafts());
  if (isOpen && !wasOpened) setWasOpened(true);
  const isWanted = wasOpened && !path.startsWith('/blueprints');
  const drawTask = useTaskScreen(isWanted, isOpen);
  return isWanted ? drawTask() : null;
}
