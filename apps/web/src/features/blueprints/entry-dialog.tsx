import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import classes from './entry-dialog.module.css';

interface EntryDialogProps {
  readonly title: string;
  readonly about: string;
  readonly saveLabel: string;
  readonly isSaving: boolean;
  /** Null if no one is selected. */
  readonly owner: FoundParty | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Settings of a link, address, or webhook through which others start workflows of a blueprint. */
export function EntryDialog({
  title,
  about,
  saveLabel,
  isSaving,
  owner,
  onSave,
  onClose,
  children,
}: EntryDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isBusy={isSaving}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button
            kind="primary"
            loading={isSaving}
            disabledReason={owner === null ? t('publicForm.link.ownerMissing') : null}
            onClick={onSave}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <p className={classes.hint}>{about}</p>
        {children}
      </div>
    </Dialog>
  );
}

interface EntryOwnerProps {
  readonly hint: string;
  readonly value: FoundParty | null;
  readonly error: string | undefined;
  readonly onChange: (owner: FoundParty | null) => void;
}

/** The owner of the workflows that others start. */
export function EntryOwner({ hint, value, error, onChange }: EntryOwnerProps): ReactNode {
  const t = useText();
  const owners = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  return (
    <PartyPicker
      {...owners}
      label={t('workflows.fact.owner')}
      description={hint}
      required
      multiple={false}
      value={value === null ? [] : [value]}
      error={error}
      onChange={(chosen) => onChange(chosen[0] ?? null)}
    />
  );
}
