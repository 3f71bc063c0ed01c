import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { RestoredDraftNote } from '../restored-draft-note/restored-draft-note.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import classes from './publish-item-dialog.module.css';

export interface PublishItemDialogProps<Finding> {
  readonly itemId: string;
  /** Number of the new version. */
  readonly nextNumber: number;
  /** What publishing changes. */
  readonly about: string;
  readonly notesHint: string;
  readonly needsNotes: boolean;
  readonly findings: readonly Finding[];
  readonly listFindings: (findings: readonly Finding[]) => ReactNode;
  /** Saves the draft. Returns true if the server has everything. */
  readonly flush: () => Promise<boolean>;
  readonly command: {
    readonly isPending: boolean;
    readonly fieldErrors: Readonly<Record<string, string>>;
  };
  /** Returns null if it was refused. */
  readonly onPublish: (notes: string) => Promise<unknown>;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** Publishes the draft of an item. Lists blocking errors with links. */
export function PublishItemDialog<Finding extends { readonly severity: string }>({
  itemId,
  nextNumber,
  about,
  notesHint,
  needsNotes,
  findings,
  listFindings,
  flush,
  command,
  onPublish,
  onPublished,
  onClose,
}: PublishItemDialogProps<Finding>): ReactNode {
  const t = useText();
  const { draft, hasDraft, change, forget } = useDraft(`publish.${itemId}.${nextNumber}`, {
    empty: { notes: '' },
  });
  const [isSaving, setIsSaving] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const isBusy = isSaving || command.isPending;
  const blocked = errors.length > 0 ? t('library.publish.blocked', { count: errors.length }) : null;
  const publish = async (): Promise<void> => {
    setIsSaving(true);
    const isSaved = await flush();
    setIsSaving(false);
    setIsUnsaved(!isSaved);
    if (!isSaved || (await onPublish(draft.notes)) === null) return;
    notify({ tone: 'success', text: t('library.publish.done', { number: nextNumber }) });
    forget();
    onPublished();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('library.publish.title', { number: nextNumber })}
      isBusy={isBusy}
      footer={
        <>
          <Button
            kind="subtle"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            keyHint="mod+enter"
            loading={isBusy}
            disabledReason={blocked}
            onClick={() => void publish()}
          >
            {t('library.publish.action')}
          </Button>
        </>
      }
    >
      <div
        className={classes.root}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && blocked === null)
            void publish();
        }}
      >
        {blocked === null ? (
          <p className={classes.about}>{about}</p>
        ) : (
          <div className={classes.findings} role="alert">
            <p className={classes.lead}>{blocked}</p>
            {listFindings(errors)}
          </div>
        )}
        {isUnsaved && (
          <p className={classes.error} role="alert">
            {t('library.publish.unsaved')}
          </p>
        )}
        {hasDraft && <RestoredDraftNote />}
        <TextArea
          label={t('library.publish.notes')}
          placeholder={notesHint}
          required={needsNotes}
          rows={4}
          value={draft.notes}
          error={command.fieldErrors['notes']}
          onChange={(notes) => change({ notes })}
        />
        {blocked === null && findings.length > 0 && (
          <div className={classes.findings}>
            <p className={classes.lead}>
              {t('library.publish.warnings', { count: findings.length })}
            </p>
            {listFindings(findings)}
          </div>
        )}
      </div>
    </Dialog>
  );
}
