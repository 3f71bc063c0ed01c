import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Mantine theme without its own styles. It respects reduced motion. */
const theme = { respectReducedMotion: true };

export interface FloatingFrameProps {
  /** True to omit transitions, for tests. */
  readonly isStill?: boolean | undefined;
  readonly children: ReactNode;
}

/** Provider for dialogs, menus, and floating lists around the whole page. */
export function FloatingFrame({ isStill = false, children }: FloatingFrameProps): ReactNode {
  return (
    <HeadlessMantineProvider theme={theme} env={isStill ? 'test' : 'default'}>
      {children}
    </HeadlessMantineProvider>
  );
}
