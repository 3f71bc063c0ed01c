import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';

export interface OverdueCountProps {
  readonly count: number;
  readonly className?: string | undefined;
}

export function OverdueCount({ count, className }: OverdueCountProps): ReactNode {
  const t = useText();
  return count > 0 && <span className={className}>{t('views.group.overdue', { count })}</span>;
}
