import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ListPages } from '../../lib/list/load-more.ts';
import { Button } from '../../ui/button/button.tsx';

interface EarlierButtonProps {
  readonly pages: ListPages;
  readonly pageSize: number;
}

/** Loads earlier entries. Hidden if all are loaded. */
export function EarlierButton({ pages, pageSize }: EarlierButtonProps): ReactNode {
  const t = useText();
  if (!pages.hasNext) return null;
  return (
    <Button
      kind="subtle"
      size="small"
      loading={pages.isLoadingNext}
      onClick={() => pages.loadNext(pageSize)}
    >
      {t('activity.earlier')}
    </Button>
  );
}
