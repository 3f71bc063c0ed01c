import type { ReactNode } from 'react';

/** Replaces Mantine's scroll area, because overlays scroll in their own body. */
export const PlainScrollArea = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  children;
