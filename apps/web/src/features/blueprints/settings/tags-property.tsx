import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { tidyTags } from '@baton/domain/core/tags';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ChipInput } from '../../../ui/chip-input/chip-input.tsx';
import { TagList } from '../../../ui/tags/tag-list.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { Property } from './property.tsx';
import { useFieldEdit } from './use-field-edit.ts';

/** The tags that each task created from this one gets. */
export function TagsProperty({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const edit = useFieldEdit(
    task.tags,
    taskPlace(task.key),
    (tags) => (before) => updateTask(before, task.key, { tags: tidyTags(tags) }),
  );
  return (
    <Property
      label={t('tags.label')}
      edit={edit}
      isEmpty={task.tags.length === 0}
      emptyText={t(isEditable ? 'tags.placeholder' : 'tags.none')}
      display={<TagList tags={task.tags} />}
    >
      <ChipInput
        label={t('tags.label')}
        hideLabel
        autoFocus
        placeholder={t('tags.placeholder')}
        value={edit.value}
        onChange={edit.set}
        error={edit.error ?? undefined}
      />
    </Property>
  );
}
