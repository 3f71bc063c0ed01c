import type { ReactNode } from 'react';
import { keyText } from './key-names.ts';
import classes from './kbd.module.css';

export interface KbdProps {
  /** A key or combination, such as `mod+enter` or `j`. */
  readonly keys: string;
  readonly tone?: 'plain' | 'on-accent' | undefined;
}

/** A key hint. Hidden from screen readers, because the list of shortcuts names every key. */
export function Kbd({ keys, tone = 'plain' }: KbdProps): ReactNode {
  return (
    <kbd className={classes.root} data-tone={tone} aria-hidden="true">
      {keyText(keys)}
    </kbd>
  );
}
