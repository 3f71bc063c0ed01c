import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import classes from './filter-button.module.css';

export interface OwnerFilterDialogProps {
  readonly current: string | null;
  readonly onClose: () => void;
  readonly onFilter: (id: string) => void;
}

/** Selects a person, team, or role whose workflows are shown. */
export function OwnerFilterDialog({
  current,
  onClose,
  onFilter,
}: OwnerFilterDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  const search = usePartySearch({ onlyInternal: true });
  const known = useKnownParties(current === null ? [] : [current]);
  const [picked, setPicked] = useState<readonly FoundParty[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const value = picked ?? known;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    const [party] = value;
    if (party === undefined) return;
    onFilter(party.id);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('filters.owner.title')}
      size="small"
      footer={
        <Button kind="primary" type="submit" form={form} keyHint="enter">
          {t('filters.stage.apply')}
        </Button>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit}>
        <PartyPicker
          label={t('workflows.owner')}
          description={t('filters.owner.hint')}
          multiple={false}
          value={value}
          error={isChecked && value.length === 0 ? t('errors.Required') : null}
          onChange={setPicked}
          {...search}
        />
      </form>
    </Dialog>
  );
}
