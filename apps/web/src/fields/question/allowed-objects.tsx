import type { FieldOption } from '@baton/domain/field/field';
import { fieldLimits } from '@baton/domain/field/field-limits';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useAddObjects } from '../../lib/product-objects/use-add-objects.ts';
import { useObjectSearch } from '../../lib/product-objects/use-object-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { withTypedOption, type Option } from '../../ui/option-picker/option.ts';
import { MultiSelect } from '../../ui/select/select.tsx';

interface AllowedObjectsProps {
  readonly options: readonly FieldOption[];
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (options: readonly FieldOption[]) => void;
}

const asOption = ({ id, name }: FieldOption): Option => ({ value: id, label: name });

/** Selects the product objects of a field. A new name is added to the workspace's list. */
export function AllowedObjects({
  options,
  disabled,
  error,
  onChange,
}: AllowedObjectsProps): ReactNode {
  const t = useText();
  const { objects, onSearch, isLoading, readAll } = useObjectSearch();
  const { add, isAdding } = useAddObjects();
  const [isReading, setIsReading] = useState(false);
  const known = new Map([...objects, ...options].map((one) => [one.id, one]));
  const everything = [...known.values()].map(asOption);
  const choose = async (chosen: readonly string[]): Promise<void> => {
    const kept = chosen.flatMap((id) => known.get(id) ?? []);
    const words = chosen.filter((id) => !known.has(id));
    if (words.length === 0) return onChange(kept);
    const added = await add(words);
    const ids = new Set(kept.map(({ id }) => id));
    return onChange([...kept, ...added.filter(({ id }) => !ids.has(id))]);
  };
  const allowAll = async (): Promise<void> => {
    setIsReading(true);
    try {
      const all = await readAll(fieldLimits.options);
      onChange([...new Map([...options, ...all].map((one) => [one.id, one])).values()]);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <>
      <MultiSelect
        label={t('productObjects.allowed')}
        description={t('productObjects.allowedHint')}
        searchable
        required
        disabled={disabled}
        error={error}
        isLoading={isLoading || isAdding}
        value={options.map(({ id }) => id)}
        options={objects.map(asOption)}
        known={options.map(asOption)}
        onSearch={onSearch}
        withTyped={(matching, query) =>
          isLoading
            ? matching
            : withTypedOption(matching, everything, query, (text) => t('ui.addOption', { text }))
        }
        onChange={(chosen) => void choose(chosen)}
      />
      {!disabled && (
        <div>
          <Button
            kind="subtle"
            size="x-small"
            loading={isReading}
            disabledReason={objects.length === 0 && !isLoading ? t('productObjects.none') : null}
            onClick={() => void allowAll()}
          >
            {t('productObjects.allowAll')}
          </Button>
        </div>
      )}
    </>
  );
}
