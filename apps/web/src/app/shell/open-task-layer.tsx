import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { hasTypedCopies } from '../../lib/unsaved/typed-mark.ts';

let draw: (() => ReactNode) | null = null;

const load = async (): Promise<void> => {
  const { TaskScreen } = await import('../../screens/task/task-screen.tsx');
  draw = () => <TaskScreen />;
};

/**
 * Loaded when it is wanted, and tried again when it is opened: whoever opens a task is told that it
 * could not be loaded. Not suspended for: React holds what follows a fallback back for 300 ms.
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
 * The task that `task-id` names, as a dialog over whatever page is shown. In the
 * blueprint editor the same parameter names a task of the blueprint.
 */
export function OpenTaskLayer(): ReactNode {
  const search = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    // At the first sign of life, so that it costs nothing to a page that is only looked at.
    const signs = ['pointermove', 'keydown'] as const;
    const forget = (): void => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
    const prepare = (): void => {
      forget();
      // Whoever opens a task is told of it then.
      load().catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, prepare);
    return forget;
  }, []);
  const isOpen = search['task-id'] !== undefined && !path.startsWith('/blueprints');
  // Once opened it stays, so that it can fade away and give the focus back. It also goes on
  // storing what an earlier visit could not.
  const [wasOpened, setWasOpened] = useState(() => isOpen || hasTypedCopies());
  if (isOpen && !wasOpened) setWasOpened(true);
  const isWanted = wasOpened && !path.startsWith('/blueprints');
  const drawTask = useTaskScreen(isWanted, isOpen);
  return isWanted ? drawTask() : null;
}
