import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { tidyTags } from '@baton/domain/core/tags';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { ShownTag } from '../../../lib/tags/shown-tag.ts';
import { useNamedTags } from '../../../lib/tags/use-named-tags.ts';
import { useTagSearch } from '../../../lib/tags/use-tag-search.ts';
import { TagList } from '../../../ui/tags/tag-list.tsx';
import { TagPicker } from '../../../ui/tags/tag-picker.tsx';
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
  const search = useTagSearch();
  const [added, setAdded] = useState<readonly ShownTag[]>([]);
  const named = useNamedTags(task.tags);
  const byId = new Map([...named, ...added].map((tag) => [tag.id, tag]));
  const shown = edit.value.flatMap((id) => byId.get(id) ?? []);
  return (
    <Property
      label={t('tags.label')}
      edit={edit}
      isEmpty={task.tags.length === 0}
      emptyText={t(isEditable ? 'tags.placeholder' : 'tags.none')}
      display={<TagList tags={task.tags.flatMap((id) => byId.get(id) ?? [])} />}
    >
      <TagPicker
        label={t('tags.label')}
        hideLabel
        autoFocus
        search={search}
        value={shown}
        onChange={(tags) => {
          setAdded(tags);
          edit.set(tags.map(({ id }) => id));
        }}
        error={edit.error ?? undefined}
      />
    </Property>
  );
}
