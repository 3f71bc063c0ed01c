import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './table-editor.module.css';

export interface CellLayerProps {
  /** The cell that it hangs from. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** Spec 9: with less room than this below it, a list opens upward. */
const roomNeeded = 310;

/** A list or a calendar under the cell that is edited, above everything that could cut it off. */
export function CellLayer({ anchor, children }: CellLayerProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const own = layer.current;
      const cell = anchor?.parentElement?.getBoundingClientRect();
      if (own === null || cell === undefined) return;
      const opensUp = innerHeight - cell.bottom < roomNeeded && cell.top > roomNeeded;
      own.style.left = `${Math.max(8, Math.min(cell.left, innerWidth - own.offsetWidth - 8))}px`;
      own.style.minWidth = `${cell.width}px`;
      own.style.top = opensUp ? '' : `${cell.bottom + 2}px`;
      own.style.bottom = opensUp ? `${innerHeight - cell.top + 2}px` : '';
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  });
  return createPortal(
    <div ref={layer} className={classes.layer} data-cell-layer>
      {children}
    </div>,
    document.body,
  );
}
