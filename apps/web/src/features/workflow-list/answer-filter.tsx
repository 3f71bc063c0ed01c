import { ListFilter } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { SoughtAnswer } from './sought-answer.ts';
import { SoughtFilter } from './sought-filter.tsx';

// Lazy, because most people don't use this filter and its field code is large.
const AnswerFilterDialog = lazy(async () => ({
  default: (await import('./answer-filter-dialog.tsx')).AnswerFilterDialog,
}));
const SoughtText = lazy(async () => ({ default: (await import('./sought-text.tsx')).SoughtText }));

export interface AnswerFilterProps {
  readonly sought: SoughtAnswer | null;
  readonly onSeek: (sought: SoughtAnswer | null) => void;
}

/** Filters workflows by the value of a custom field. */
export function AnswerFilter({ sought, onSeek }: AnswerFilterProps): ReactNode {
  const t = useText();
  return (
    <SoughtFilter
      icon={<ListFilter size={14} />}
      label={t('workflows.answer.open')}
      removeLabel={t('workflows.answer.remove')}
      sought={sought && <SoughtText sought={sought} />}
      onRemove={() => onSeek(null)}
      dialog={(onClose) => <AnswerFilterDialog sought={sought} onClose={onClose} onSeek={onSeek} />}
    />
  );
}
