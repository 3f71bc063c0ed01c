import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import classes from './tooltip.module.css';

const delays: Record<string, number> = { default: 250, long: 500, none: 0 };
const layerId = 'tooltip-layer';
const offset = 4;
const margin = 8;

interface Shown {
  readonly target: HTMLElement;
  readonly text: string;
  readonly keys: string | undefined;
  readonly isWide: boolean;
}

function place(layer: HTMLElement, target: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const own = layer.getBoundingClientRect();
  const above = box.top - own.height - offset;
  const top =
    above >= margin ? above : Math.min(box.bottom + offset, innerHeight - own.height - margin);
  const left = Math.min(
    Math.max(box.left + box.width / 2 - own.width / 2, margin),
    innerWidth - own.width - margin,
  );
  layer.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Mounted once per page. Shows the tooltip of elements with `tooltip(…)`. */
export function TooltipLayer(): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let isDescribing = false;
    const hide = (): void => {
      clearTimeout(timer);
      if (isDescribing) current?.removeAttribute('aria-describedby');
      isDescribing = false;
      current = null;
      setShown(null);
    };
    const wait = (target: HTMLElement, isImmediate: boolean): void => {
      if (target === current) return;
      hide();
      current = target;
      const delay = isImmediate ? 0 : (delays[target.dataset['tipDelay'] ?? 'default'] ?? 250);
      timer = setTimeout(() => {
        const text = target.dataset['tip'] ?? '';
        if (text === '' || !target.isConnected) return;
        // A tooltip equal to the name would be announced twice.
        if (
          target.getAttribute('aria-label') !== text &&
          !target.hasAttribute('aria-describedby')
        ) {
          target.setAttribute('aria-describedby', layerId);
          isDescribing = true;
        }
        setShown({
          target,
          text,
          keys: target.dataset['tipKeys'],
          isWide: target.dataset['tipWide'] !== undefined,
        });
      }, delay);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const target = tipped(event.target);
      if (target !== null) wait(target, false);
      else if (current !== null && !current.matches(':focus-visible')) hide();
    };
    const onFocus = (event: FocusEvent): void => {
      const target = tipped(event.target);
      if (target !== null && target === event.target && target.matches(':focus-visible'))
        wait(target, true);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter') hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hide, true);
    return () => {
      hide();
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);

  useEffect(() => {
    if (shown !== null && layer.current !== null) place(layer.current, shown.target);
  }, [shown]);

  return (
    <div
      ref={layer}
      id={layerId}
      role="tooltip"
      className={classes.root}
      data-wide={shown?.isWide || undefined}
      hidden={shown === null}
    >
      {shown?.text}
      {shown?.keys !== undefined && <Kbd keys={shown.keys} tone="on-accent" />}
    </div>
  );
}
