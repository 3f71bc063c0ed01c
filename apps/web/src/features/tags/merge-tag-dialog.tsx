import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { mergeTagDialogMutation } from '../../__generated__/mergeTagDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import type { ShownTag } from '../../lib/tags/shown-tag.ts';
import { useTagSearch } from '../../lib/tags/use-tag-search.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { TagPicker } from '../../ui/tags/tag-picker.tsx';

export interface MergeTagDialogProps {
  readonly tag: { readonly id: string; readonly name: string; readonly uses: number };
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Replaces a tag by another one, everywhere. */
export function MergeTagDialog({ tag, onClose, onDone }: MergeTagDialogProps): ReactNode {
  const t = useText();
  const search = useTagSearch();
  const [target, setTarget] = useState<ShownTag | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const merging = useCommand<mergeTagDialogMutation>(
    graphql`
      mutation mergeTagDialogMutation($input: MergeTagsInput!) {
        mergeTags(input: $input) {
          tag {
            id
            uses
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({
          tone: 'success',
          text: t('tags.merged', { name: tag.name, target: target?.name ?? '' }),
        });
        onDone();
      },
    },
  );
  const submit = (): void => {
    setIsChecked(true);
    if (target === null) return;
    void merging.run(() => ({ input: { sourceIds: [tag.id], targetId: target.id } }));
  };
  return (
    <EntityDialog
      title={t('tags.mergeTitle', { name: tag.name })}
      submitLabel={t('tags.mergeTag')}
      isPending={merging.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('tags.mergeText', { name: tag.name, count: tag.uses })}</p>
      <TagPicker
        label={t('tags.mergeInto')}
        required
        isSingle
        autoFocus
        error={isChecked && target === null ? t('errors.Required') : undefined}
        search={{ ...search, options: search.options.filter(({ id }) => id !== tag.id) }}
        value={target === null ? [] : [target]}
        onChange={([next]) => setTarget(next ?? null)}
      />
    </EntityDialog>
  );
}
