import type { LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import { blocksPublish } from '@baton/domain/blueprint/lint/lint';
import { needsVersionNotes } from '@baton/domain/blueprint/release/publish';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { publishDialogMutation } from '../../../__generated__/publishDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { BlueprintDraft } from '../draft/blueprint-draft.ts';
import type { Place } from '../draft/place.ts';
import { FindingList } from '../editor/finding-list.tsx';
import classes from './publish-dialog.module.css';

export interface PublishDialogProps {
  readonly blueprintId: string;
  readonly draft: BlueprintDraft;
  readonly findings: readonly LintFinding[];
  /** Number of the new version. */
  readonly nextNumber: number;
  readonly onClose: () => void;
  readonly onOpenPlace: (place: Place | null) => void;
}

/** Publishes the draft. Lists blocking errors with links. */
export function PublishDialog({
  blueprintId,
  draft,
  findings,
  nextNumber,
  onClose,
  onOpenPlace,
}: PublishDialogProps): ReactNode {
  const t = useText();
  const begun = useUnsent(`publish.${blueprintId}.${nextNumber}`, { notes: '' });
  const { notes } = begun.draft;
  const [isSaving, setIsSaving] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const command = useCommand<publishDialogMutation>(
    graphql`
      mutation publishDialogMutation($input: PublishBlueprintInput!) {
        publishBlueprint(input: $input) {
          blueprint {
            id
            name
            permissions {
              createWorkflowsFrom
            }
            ...blueprintEditor_blueprint
          }
        }
      }
    `,
    { fields: ['notes'] },
  );
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const isBlocked = blocksPublish(findings);

  const publish = async (): Promise<void> => {
    setIsSaving(true);
    const isSaved = await draft.flush();
    setIsSaving(false);
    setIsUnsaved(!isSaved);
    if (!isSaved) return;
    const response = await command.run((idempotencyKey) => ({
      input: { id: blueprintId, expectedVersion: draft.version(), idempotencyKey, notes },
    }));
    if (response === null) return;
    notify({ tone: 'success', text: t('blueprints.publish.done', { number: nextNumber }) });
    begun.forget();
    onClose();
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
      isBusy={isSaving || command.isPending}
      footer={
        <>
          <Button kind="subtle" onClick={discard}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            keyHint="mod+enter"
            loading={isSaving || command.isPending}
            disabledReason={
              isBlocked ? t('blueprints.publish.blocked', { count: errors.length }) : null
            }
            onClick={() => void publish()}
          >
            {t('blueprints.publish.action')}
          </Button>
        </>
      }
    >
      <div
        className={classes.root}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isBlocked)
            void publish();
        }}
      >
        {isBlocked ? (
          <div className={classes.findings} role="alert">
            <p className={classes.lead}>
              {t('blueprints.publish.blocked', { count: errors.length })}
            </p>
            <FindingList findings={errors} onOpen={onOpenPlace} />
          </div>
        ) : (
          <p className={classes.about}>{t('blueprints.publish.about')}</p>
        )}
        {isUnsaved && (
          <p className={classes.error} role="alert">
            {t('blueprints.publish.unsaved')}
          </p>
        )}
        {begun.hasDraft && <RestoredDraftNote />}
        <TextArea
          label={t('blueprints.publish.notes')}
          placeholder={t('blueprints.publish.notesHint')}
          required={needsVersionNotes(nextNumber)}
          rows={4}
          value={notes}
          error={command.fieldErrors['notes']}
          onChange={(next) => begun.change({ notes: next })}
        />
        {!isBlocked && findings.length > 0 && (
          <div className={classes.findings}>
            <p className={classes.lead}>
              {t('blueprints.publish.warnings', { count: findings.length })}
            </p>
            <FindingList findings={findings} onOpen={onOpenPlace} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
