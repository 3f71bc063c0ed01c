import { CalendarOff } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';

const AbsenceDialog = lazyComponent(
  async () => (await import('./absence-dialog.tsx')).AbsenceDialog,
);

interface AbsenceButtonProps {
  readonly person: { readonly id: string; readonly name: string };
}

/** Sets the absence of another person. */
export function AbsenceButton({ person }: AbsenceButtonProps): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarOff />} onClick={() => setIsOpen(true)}>
        {t('absence.set')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AbsenceDialog person={person} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
