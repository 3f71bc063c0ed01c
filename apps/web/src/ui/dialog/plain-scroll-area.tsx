import type { ReactNode } from 'react';

/** The overlays scroll in their own body; the extra scroller that Mantine puts around it is left out. */
export const PlainScrollArea = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  children;
