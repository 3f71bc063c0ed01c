import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '../join-classes.ts';
import classes from './anchored-layer.module.css';

export interface AnchoredLayerProps {
  /** What it hangs from. */
  readonly anchor: HTMLElement | null;
  /** As wide as what it hangs from, at least. */
  readonly matchesWidth?: boolean | undefined;
  /** Named, it is a dialog. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Something else was pressed, or Escape within it. */
  readonly onDismiss?: ((why: 'outside' | 'escape') => void) | undefined;
  readonly children: ReactNode;
}

/** Spec 9: with less room than this below it, it opens upward. */
const roomNeeded = 310;
const gap = 4;

/**
 * A list or a calendar at a control, above everything that could cut it off. It is there only while
 * it is open, so that a form of hundreds of controls pays for none of them.
 */
export function AnchoredLayer({
  anchor,
  matchesWidth = true,
  label,
  className,
  onDismiss,
  children,
}: AnchoredLayerProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const own = layer.current;
      const at = anchor?.getBoundingClientRect();
      if (own === null || at === undefined) return;
      const opensUp = innerHeight - at.bottom < roomNeeded && at.top > innerHeight - at.bottom;
      if (matchesWidth) {
        own.style.minWidth = `${Math.max(200, at.width)}px`;
        own.style.maxWidth = `min(100vw - 16px, ${Math.max(420, at.width)}px)`;
      }
      own.style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.offsetWidth - 8))}px`;
      own.style.top = opensUp ? '' : `${at.bottom + gap}px`;
      own.style.bottom = opensUp ? `${innerHeight - at.top + gap}px` : '';
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  });
  const dismiss = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Node ? event.target : null;
    if (layer.current?.contains(target) !== true && anchor?.contains(target) !== true)
      onDismiss?.('outside');
  });
  useEffect(() => {
    const press = (event: PointerEvent): void => dismiss(event);
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, []);
  return createPortal(
    <div
      ref={layer}
      className={joinClasses(classes.layer, className)}
      data-layer
      {...(label === undefined ? {} : { role: 'dialog', 'aria-label': label })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onDismiss === undefined) return;
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        onDismiss('escape');
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
