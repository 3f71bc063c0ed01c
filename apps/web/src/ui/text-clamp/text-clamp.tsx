import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './text-clamp.module.css';

export interface TextClampProps {
  /** Number of lines shown when collapsed. */
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 10 | undefined;
  readonly children: ReactNode;
}

/** Long text, collapsed to its first lines until expanded. */
export function TextClamp({ lines = 10, children }: TextClampProps): ReactNode {
  const t = useText();
  const [isExpanded, setIsExpanded] = useState(false);
  const [isLonger, setIsLonger] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isExpanded) return;
    const measure = (): void => setIsLonger(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, children]);
  const style: CSSProperties = isExpanded ? {} : { WebkitLineClamp: lines };
  return (
    <div>
      <div
        ref={box}
        className={classes.text}
        data-collapsed={!isExpanded || undefined}
        style={style}
      >
        {children}
      </div>
      {(isLonger || isExpanded) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'ui.showLess' : 'ui.showMore')}
        </button>
      )}
    </div>
  );
}
