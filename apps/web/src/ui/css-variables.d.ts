import 'react';

declare module 'react' {
  /** Styles can set variables that a style sheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
