import { ListFilter } from 'lucide-react';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Parameters of the page that don't change what its list shows. */
const pageParameters = new Set(['tab', 'status', 'task-id', 'comment-id', 'job-uuid', 'exports']);

export interface Refining {
  /** True if filters, order, and columns are shown. */
  readonly isOn: boolean;
  readonly button: ReactNode;
}

/** Returns whether a list shows its filters, and the button that shows them. They load later. */
export function useRefining(): Refining {
  const t = useText();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(false);
  const isRefined = Object.entries(address).some(
    ([name, value]) => value !== undefined && !pageParameters.has(name),
  );
  return {
    isOn: isOpen || isRefined,
    button: (
      <Button
        kind="subtle"
        size="small"
        icon={<ListFilter size={14} />}
        aria-pressed={isOpen || isRefined}
        disabled={isRefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('taskList.refine')}
      </Button>
    ),
  };
}
