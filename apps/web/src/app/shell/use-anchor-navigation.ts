import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  if (anchor.origin !== location.origin || anchor.getAttribute('href')?.startsWith('#') === true)
    return null;
  return anchor;
};

/**
 * Keeps plain links inside the application, so that long lists need no link components and the
 * design system no router. Hovering over a link preloads its screen.
 */
export function useAnchorNavigation(onNavigate: () => void): void {
  const router = useRouter();
  const navigated = useEffectEvent(onNavigate);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = anchorOf(event.target);
      if (anchor === null) return;
      event.preventDefault();
      navigated();
      router.history.push(anchor.pathname + anchor.search + anchor.hash);
    };
    const onOver = (event: PointerEvent): void => {
      const anchor = anchorOf(event.target);
      if (anchor === null || anchor.pathname === location.pathname) return;
      void router.preloadRoute({ to: anchor.pathname }).catch(() => undefined);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onOver);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onOver);
    };
  }, [router]);
}
