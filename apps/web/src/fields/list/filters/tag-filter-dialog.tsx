import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useNamedTags } from '../../../lib/tags/use-named-tags.ts';
import { useTagSearch } from '../../../lib/tags/use-tag-search.ts';
import { useTagTypes } from '../../../lib/tags/use-tag-types.ts';
import { FilterDialog } from '../../../ui/filter-bar/filter-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TagPicker } from '../../../ui/tags/tag-picker.tsx';

export interface TagFilter {
  readonly ids: readonly string[];
  readonly type: string | null;
}

export interface TagFilterDialogProps {
  readonly current: TagFilter;
  readonly onClose: () => void;
  readonly onFilter: (filter: TagFilter) => void;
}

/** Selects tags, or a type of tags. */
export function TagFilterDialog({ current, onClose, onFilter }: TagFilterDialogProps): ReactNode {
  const t = useText();
  const search = useTagSearch();
  const known = useNamedTags(current.ids);
  const [picked, setPicked] = useState<typeof known | null>(null);
  const [type, setType] = useState(current.type);
  const apply = (): void => {
    onFilter({ ids: (picked ?? known).map(({ id }) => id), type });
    onClose();
  };
  return (
    <FilterDialog title={t('filters.tag.title')} onApply={apply} onClose={onClose}>
      <TagPicker
        label={t('tags.label')}
        description={t('filters.tag.hint')}
        value={picked ?? known}
        onChange={setPicked}
        search={{ ...search, add: null }}
      />
      <Suspense fallback={<Skeleton variant="text" />}>
        <TypeSelect value={type} onChange={setType} />
      </Suspense>
    </FilterDialog>
  );
}

interface TypeSelectProps {
  readonly value: string | null;
  readonly onChange: (type: string | null) => void;
}

function TypeSelect({ value, onChange }: TypeSelectProps): ReactNode {
  const t = useText();
  return (
    <Select
      label={t('tags.type')}
      value={value}
      placeholder={t('filters.tag.anyType')}
      options={useTagTypes().map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
}
