import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { documentTagsDialogMutation } from '../../__generated__/documentTagsDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ShownTag } from '../../lib/tags/shown-tag.ts';
import { useTagSearch } from '../../lib/tags/use-tag-search.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { TagPicker } from '../../ui/tags/tag-picker.tsx';

export interface DocumentTagsDialogProps {
  readonly document: {
    readonly ref: string;
    readonly name: string;
    readonly tags: readonly ShownTag[];
  };
  readonly taskId: string | null;
  readonly onClose: () => void;
}

/** Sets the tags of a document. */
export function DocumentTagsDialog({
  document,
  taskId,
  onClose,
}: DocumentTagsDialogProps): ReactNode {
  const t = useText();
  const search = useTagSearch();
  const [tags, setTags] = useState(document.tags);
  const command = useCommand<documentTagsDialogMutation>(
    graphql`
      mutation documentTagsDialogMutation($input: TagDocumentInput!) {
        tagDocument(input: $input) {
          ref
          tags {
            id
            name
            shownColor
          }
        }
      }
    `,
    { fields: ['tags'], onDone: onClose },
  );
  return (
    <EntityDialog
      title={t('tags.of', { name: document.name })}
      submitLabel={t('ui.save')}
      isPending={command.isPending}
      onClose={onClose}
      onSubmit={() =>
        void command.run(() => ({
          input: { ref: document.ref, taskId, tags: tags.map(({ id }) => id) },
        }))
      }
    >
      <TagPicker
        label={t('tags.label')}
        autoFocus
        search={search}
        value={tags}
        onChange={setTags}
        error={command.fieldErrors['tags']}
      />
    </EntityDialog>
  );
}
