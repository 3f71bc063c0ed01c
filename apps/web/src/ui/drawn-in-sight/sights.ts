/** Draws what waits: first what comes near, then, while nobody does anything, the rest in order. */
type Draw = () => void;

const draws = new Map<Element, Draw>();
/** As far around what is in sight as somebody scrolls at once. */
const margin = '800px 0px';
/** Enough of an idle moment for one more control. */
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

/** Without the means to wait, as in old browsers, everything is drawn at once. */
export const canWait = (): boolean =>
  'IntersectionObserver' in globalThis && 'requestIdleCallback' in globalThis;

/** Calls when it is the element's turn, unless it is called off before. */
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
