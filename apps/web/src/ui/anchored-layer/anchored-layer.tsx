import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '../join-classes.ts';
import classes from './anchored-layer.module.css';

export interface AnchoredLayerProps {
  /** The element that it is placed at. */
  readonly anchor: HTMLElement | null;
  /** True to be at least as wide as the anchor. */
  readonly matchesWidth?: boolean | undefined;
  /** Accessible name. With a name, assistive technology treats the layer as a dialog. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Called after a press outside, or after Escape inside. */
  readonly onDismiss?: ((why: 'outside' | 'escape') => void) | undefined;
  readonly children: ReactNode;
}

/** Opens upward if there are fewer pixels than this below the anchor. */
const roomNeeded = 310;
const gap = 4;

/**
 * A list or calendar next to a control. It is rendered above the page, so that nothing clips it. It
 * is rendered only while open, so that large forms stay fast.
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
