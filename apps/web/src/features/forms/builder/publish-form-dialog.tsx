import type { FormFinding } from '@baton/domain/form/lint-form';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { publishFormDialogMutation } from '../../../__generated__/publishFormDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { FormDraft, FormPlace } from '../draft/form-draft.ts';
import { ProblemList } from './problem-list.tsx';
import classes from './publish-form-dialog.module.css';

export interface PublishFormDialogProps {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly findings: readonly FormFinding[];
  /** Number of the new version. */
  readonly nextNumber: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onOpenPlace: (place: FormPlace | null) => void;
}

/** Publishes the draft for use in blueprints. Blocking errors are listed. */
export function PublishFormDialog({
  formId,
  draft,
  findings,
  nextNumber,
  onClose,
  onDone,
  onOpenPlace,
}: PublishFormDialogProps): ReactNode {
  const t = useText();
  const begun = useUnsent(`publish.${formId}.${nextNumber}`, { notes: '' });
  const { notes } = begun.draft;
  const [isSaving, setIsSaving] = useState(false);
  const command = useCommand<publishFormDialogMutation>(
    graphql`
      mutation publishFormDialogMutation($input: PublishFormInput!) {
        publishForm(input: $input) {
          form {
            id
            ...formBuilder_form
          }
        }
      }
    `,
    { fields: ['notes'] },
  );
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const isBusy = isSaving || command.isPending;
  const publish = async (): Promise<void> => {
    setIsSaving(true);
    const isSaved = await draft.flush();
    setIsSaving(false);
    if (!isSaved) return;
    const response = await command.run((idempotencyKey) => ({
      input: { id: formId, expectedVersion: draft.version(), idempotencyKey, notes },
    }));
    if (response === null) return;
    notify({ tone: 'success', text: t('blueprints.publish.done', { number: nextNumber }) });
    begun.forget();
    onDone();
  };
  const discard = (): void => {
    begun.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('blueprints.publish.title', { number: nextNumber })}
      isBusy={isBusy}
      footer={
        <>
          <Button kind="subtle" onClick={discard}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            loading={isBusy}
            disabledReason={
              errors.length > 0 ? t('blueprints.publish.blocked', { count: errors.length }) : null
            }
            onClick={() => void publish()}
          >
            {t('blueprints.publish.action')}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <p className={classes.about}>{t('forms.publish.about')}</p>
        {findings.length > 0 && <ProblemList findings={findings} onOpen={onOpenPlace} />}
        {begun.hasDraft && <RestoredDraftNote />}
        <TextArea
          label={t('blueprints.publish.notes')}
          placeholder={t('forms.publish.notesHint')}
          rows={4}
          value={notes}
          error={command.fieldErrors['notes']}
          onChange={(next) => begun.change({ notes: next })}
        />
      </div>
    </Dialog>
  );
}
