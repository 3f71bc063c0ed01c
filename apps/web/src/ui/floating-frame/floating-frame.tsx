import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** All looks come from our own styles; less motion where the person wishes it. */
const theme = { respectReducedMotion: true };

export interface FloatingFrameProps {
  /** Without transitions, for tests. */
  readonly isStill?: boolean | undefined;
  readonly children: ReactNode;
}

/** What dialogs, menus and lists that float need around the whole page. */
export function FloatingFrame({ isStill = false, children }: FloatingFrameProps): ReactNode {
  return (
    <HeadlessMantineProvider theme={theme} env={isStill ? 'test' : 'default'}>
      {children}
    </HeadlessMantineProvider>
  );
}
