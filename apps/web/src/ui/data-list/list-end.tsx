import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

export interface ListEndProps {
  /** Number of loaded rows. The end is observed again after each page. */
  readonly count: number;
  readonly onReached: () => void;
}

/** Calls back when the end of a list is about to become visible. */
export function ListEnd({ count, onReached }: ListEndProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (end.current === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) reached();
      },
      { root: end.current.closest('[data-scroller]'), rootMargin: '0px 0px 1200px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);
  return <div ref={end} role="presentation" />;
}
