import { requestHeaders } from '../api/operation.ts';
import { watchFrameRate } from './frame-rate.ts';

const report = (fps: number): void => {
  void fetch('/fe-slowdown-reports', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { ...requestHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ fps }),
  }).catch(() => undefined);
};

/** Reports to the server when the screens become slow. Returns a function that stops it. */
export const reportSlowFrames = (): (() => void) => {
  const watch = watchFrameRate();
  let frames = 0;
  let handle = requestAnimationFrame(function count() {
    frames += 1;
    handle = requestAnimationFrame(count);
  });
  const timer = setInterval(() => {
    // Browsers draw no frames of a hidden page.
    if (document.hidden) watch.reset();
    else {
      const slow = watch.add(frames);
      if (slow !== null) report(slow);
    }
    frames = 0;
  }, 1000);
  return () => {
    cancelAnimationFrame(handle);
    clearInterval(timer);
  };
};
