import { BookmarkPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { useText } from '../../lib/i18n/use-text.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { Button } from '../../ui/button/button.tsx';

const ViewDialogs = lazyComponent(async () => (await import('./view-dialogs.tsx')).ViewDialogs);

interface Props {
  readonly object: ListObject;
  readonly shown: ListParameters;
  /** Opens the saved view. */
  readonly onSaved: (viewId: string) => void;
}

/** Saves what a list shows as a view. Used on pages that don't show saved views. */
export function SaveViewButton({ object, shown, onSaved }: Props): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="subtle"
        size="small"
        icon={<BookmarkPlus size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('views.save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewDialogs
            object={object}
            dialog="SAVE_AS"
            view={null}
            shown={shown}
            onClose={() => setOpen(false)}
            onDone={(id) => {
              setOpen(false);
              if (id !== undefined) onSaved(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
