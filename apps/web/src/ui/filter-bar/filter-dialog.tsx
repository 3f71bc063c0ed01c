import { useId, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './filter-dialog.module.css';

interface FilterDialogProps {
  readonly title: string;
  /** Removes the filter. Null if there is none. */
  readonly removal?: { readonly label: string; readonly run: () => void } | null;
  readonly onApply: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Changes one filter of a list. */
export function FilterDialog({
  title,
  removal = null,
  onApply,
  onClose,
  children,
}: FilterDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          {removal !== null && (
            <Button
              kind="subtle"
              onClick={() => {
                removal.run();
                onClose();
              }}
            >
              {removal.label}
            </Button>
          )}
          <Button kind="primary" type="submit" form={form} keyHint="enter">
            {t('filters.stage.apply')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
