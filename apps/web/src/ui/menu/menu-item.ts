import type { ReactNode } from 'react';

/** Something to do. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keyHint?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly run: () => void;
}

/** A line of a menu: something to do, a rule between, or a heading. */
export type MenuItem = MenuAction | 'divider' | { readonly heading: ReactNode };
