import { ListFilter, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './answer-filter.module.css';
import type { SoughtAnswer } from './sought-answer.ts';

// Most look at their list without it: what knows fields and their answers comes when it is wanted.
const AnswerFilterDialog = lazy(async () => ({
  default: (await import('./answer-filter-dialog.tsx')).AnswerFilterDialog,
}));
const SoughtText = lazy(async () => ({ default: (await import('./sought-text.tsx')).SoughtText }));

export interface AnswerFilterProps {
  readonly sought: SoughtAnswer | null;
  readonly onSeek: (sought: SoughtAnswer | null) => void;
}

/** Narrows the list to workflows in which a field of the workspace was answered in some way. */
export function AnswerFilter({ sought, onSeek }: AnswerFilterProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <Button
        kind={sought === null ? 'subtle' : 'default'}
        size="small"
        icon={<ListFilter size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sought === null ? (
          t('workflows.answer.open')
        ) : (
          <span className={classes.sought}>
            <Suspense fallback={t('workflows.answer.open')}>
              <SoughtText sought={sought} />
            </Suspense>
          </span>
        )}
      </Button>
      {sought !== null && (
        <IconButton
          size="small"
          label={t('workflows.answer.remove')}
          icon={<X />}
          onClick={() => onSeek(null)}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerFilterDialog sought={sought} onClose={() => setOpen(false)} onSeek={onSeek} />
        </Suspense>
      )}
    </div>
  );
}
