import SignatureCanvas from 'signature_pad';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './signature-pad.module.css';

export interface DrawingSurfaceProps {
  readonly label: string;
  readonly onDrawn: (picture: string) => void;
}

/** A white canvas for strokes of a mouse, finger, or pen. */
export function DrawingSurface({ label, onDrawn }: DrawingSurfaceProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d') ?? null;
    if (element === null || pen === null) return;
    // Uses the device's pixel ratio, because strokes are blurred otherwise.
    const ratio = Math.max(1, window.devicePixelRatio);
    element.width = element.offsetWidth * ratio;
    element.height = element.offsetHeight * ratio;
    pen.scale(ratio, ratio);
    const pad = new SignatureCanvas(element, { backgroundColor: '#ffffff', penColor: '#14151a' });
    const tell = (): void => drawn.current(pad.toDataURL('image/png'));
    pad.addEventListener('endStroke', tell);
    return () => {
      pad.removeEventListener('endStroke', tell);
      pad.off();
    };
  }, []);
  return <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} />;
}
