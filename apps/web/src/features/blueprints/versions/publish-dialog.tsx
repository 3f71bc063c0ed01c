import type { LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import { needsVersionNotes } from '@baton/domain/blueprint/release/publish';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { publishDialogMutation } from '../../../__generated__/publishDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PublishItemDialog } from '../../../ui/library/publish-item-dialog.tsx';
import type { BlueprintDraft } from '../draft/blueprint-draft.ts';
import type { Place } from '../draft/place.ts';
import { FindingList } from '../editor/findings/finding-list.tsx';

export interface PublishDialogProps {
  readonly blueprintId: string;
  readonly draft: BlueprintDraft;
  readonly findings: readonly LintFinding[];
  /** Number of the new version. */
  readonly nextNumber: number;
  readonly onClose: () => void;
  readonly onOpenPlace: (place: Place | null) => void;
}

/** Publishes the draft of a blueprint. */
export function PublishDialog({
  blueprintId,
  draft,
  findings,
  nextNumber,
  onClose,
  onOpenPlace,
}: PublishDialogProps): ReactNode {
  const t = useText();
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
  return (
    <PublishItemDialog
      itemId={blueprintId}
      nextNumber={nextNumber}
      about={t('blueprints.publish.about')}
      notesHint={t('blueprints.publish.notesHint')}
      needsNotes={needsVersionNotes(nextNumber)}
      findings={findings}
      listFindings={(listed) => <FindingList findings={listed} onOpen={onOpenPlace} />}
      flush={draft.flush}
      command={command}
      onPublish={(notes) =>
        command.run((idempotencyKey) => ({
          input: { id: blueprintId, expectedVersion: draft.version(), idempotencyKey, notes },
        }))
      }
      onPublished={onClose}
      onClose={onClose}
    />
  );
}
