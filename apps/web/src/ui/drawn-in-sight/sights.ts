/**
 * Called to render a waiting field. Fields near the viewport come first, the rest in order while
 * the browser is idle.
 */
type Draw = () => void;

const draws = new Map<Element, Draw>();
/** Distance around the viewport that covers fast scrolling. */
const margin = '800px 0px';
/** Milliseconds of idle time that one more control needs. */
const enough = 4;

let observer: IntersectionObserver | null = null;
let isPlanned = false;

const take = (element: Element): void => {
  const draw = draws.get(element);
  draws.delete(element);
  observer?.unobserve(element);
  draw?.();
};

const plan = (): void => {
  if (isPlanned || draws.size === 0) return;
  isPlanned = true;
  requestIdleCallback((idle) => {
    isPlanned = false;
    let left = Math.max(1, Math.floor(idle.timeRemaining() / enough));
    for (const element of draws.keys()) {
      if (left === 0) break;
      left -= 1;
      take(element);
    }
    plan();
  });
};

/** Returns false in old browsers, which render everything immediately. */
export const canWait = (): boolean =>
  'IntersectionObserver' in globalThis && 'requestIdleCallback' in globalThis;

/** Calls back when it is the element's turn, unless canceled before. */
export function waitForSight(element: Element, draw: Draw): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) take(target);
    },
    { rootMargin: margin },
  );
  draws.set(element, draw);
  observer.observe(element);
  plan();
  return () => {
    draws.delete(element);
    observer?.unobserve(element);
  };
}
