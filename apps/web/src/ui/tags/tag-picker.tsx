import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { tagColor, type ShownTag, type TagSearch } from '../../lib/tags/shown-tag.ts';
import type { FieldProps } from '../field/field.tsx';
import { OptionPicker } from '../option-picker/option-picker.tsx';
import { withTypedOption, type Option } from '../option-picker/option.ts';
import { TagDot } from '../tag-dot/tag-dot.tsx';

export interface TagPickerProps extends FieldProps {
  readonly value: readonly ShownTag[];
  readonly onChange: (value: readonly ShownTag[]) => void;
  readonly search: TagSearch;
  /** True to select one existing tag. */
  readonly isSingle?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

const optionOf = ({ id, name, shownColor }: ShownTag, description?: string): Option => ({
  value: id,
  label: name,
  description,
  icon: <TagDot label="" color={tagColor(shownColor)} />,
});

/** Selects tags. People who can create tags also add the typed name. */
export function TagPicker({
  value,
  onChange,
  search,
  isSingle = false,
  ...field
}: TagPickerProps): ReactNode {
  const t = useText();
  const { options, isLoading, onSearch, add } = search;
  const known = new Map<string, ShownTag>([...options, ...value].map((tag) => [tag.id, tag]));
  const choose = async (chosen: readonly Option[]): Promise<void> => {
    const kept = chosen.flatMap((option) => known.get(option.value) ?? []);
    const names = chosen.flatMap((option) => (known.has(option.value) ? [] : option.value));
    if (names.length === 0 || add === null) return onChange(kept);
    const added = await add(names);
    return onChange([...new Map([...kept, ...added].map((tag) => [tag.id, tag])).values()]);
  };
  return (
    <OptionPicker
      {...field}
      isMultiple={!isSingle}
      placeholder={value.length === 0 ? t('tags.placeholder') : undefined}
      chosen={value.map((tag) => optionOf(tag))}
      options={options.map((tag) => optionOf(tag, tag.typeName))}
      isLoading={isLoading}
      onSearch={onSearch}
      withTyped={(offered, query) =>
        add === null || isSingle || isLoading
          ? offered
          : withTypedOption(
              offered,
              [...known.values()].map((tag) => optionOf(tag)),
              query,
              (text) => t('tags.create', { name: text }),
            )
      }
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
