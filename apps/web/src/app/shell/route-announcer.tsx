import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Announces the page to screen readers and moves focus to its title. */
export function RouteAnnouncer(): ReactNode {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef<string | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const isFirst = previous.current === undefined;
    const isSame = previous.current === path;
    previous.current = path;
    if (isFirst || isSame || path === undefined) return undefined;
    // The screen sets the title while it renders, at the latest in the next frame.
    const frame = requestAnimationFrame(() => {
      setText(document.title);
      const isElsewhere =
        document.activeElement === document.body || document.activeElement?.closest('nav');
      if (isElsewhere)
        document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
