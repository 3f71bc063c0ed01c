import type { FormFinding } from '@baton/domain/form/lint-form';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { publishFormDialogMutation } from '../../../__generated__/publishFormDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PublishItemDialog } from '../../../ui/library/publish-item-dialog.tsx';
import type { FormDraft, FormPlace } from '../draft/form-draft.ts';
import { ProblemList } from './problem-list.tsx';

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

/** Publishes the draft of a form for use in blueprints. */
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
  return (
    <PublishItemDialog
      itemId={formId}
      nextNumber={nextNumber}
      about={t('forms.publish.about')}
      notesHint={t('forms.publish.notesHint')}
      needsNotes={false}
      findings={findings}
      listFindings={(listed) => <ProblemList findings={listed} onOpen={onOpenPlace} />}
      flush={draft.flush}
      command={command}
      onPublish={(notes) =>
        command.run((idempotencyKey) => ({
          input: { id: formId, expectedVersion: draft.version(), idempotencyKey, notes },
        }))
      }
      onPublished={onDone}
      onClose={onClose}
    />
  );
}
