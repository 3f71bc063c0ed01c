import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { startedBlueprintSelectQuery } from '../../../__generated__/startedBlueprintSelectQuery.graphql.ts';
import { useSearch } from '../../../lib/api/use-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { useFilterBlueprint } from './use-filter-blueprint.ts';

const query = graphql`
  query startedBlueprintSelectQuery($search: String) {
    startedBlueprints(first: 50, search: $search) {
      edges {
        node {
          id
          name
          isDeleted
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

export interface StartedBlueprintSelectProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Selects a blueprint with workflows by name, including deleted ones. */
export function StartedBlueprintSelect({
  value,
  onChange,
}: StartedBlueprintSelectProps): ReactNode {
  const t = useText();
  // Only the initial value is loaded by id. Later ones come from the list.
  const [begun] = useState(value);
  const known = useFilterBlueprint(begun);
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const { data, isLoading, isFailed, onSearch } = useSearch<startedBlueprintSelectQuery>(
    query,
    (search) => ({ search: search ?? '' }),
  );
  const found = data?.startedBlueprints.edges.map(({ node }) => node) ?? [];
  const name = picked?.id === value ? picked.name : value === begun ? known?.name : undefined;
  const selected = { value: value ?? '', label: name ?? t('filters.stage.someBlueprint') };
  return (
    <Select
      label={t('filters.stage.blueprint')}
      description={
        data?.startedBlueprints.pageInfo.hasNextPage === true
          ? t('filters.stage.moreBlueprints')
          : undefined
      }
      error={isFailed ? t('filters.stage.blueprintsFailed') : undefined}
      searchable
      value={value}
      placeholder={t('filters.stage.anyBlueprint')}
      isLoading={isLoading}
      onSearch={onSearch}
      options={found.map(({ id, name: label, isDeleted }) => ({
        value: id,
        label,
        description: isDeleted ? t('filters.stage.deletedBlueprint') : undefined,
      }))}
      // The selected option stays visible whatever the search is.
      known={[selected]}
      onChange={(id) => {
        setPicked(found.find((one) => one.id === id) ?? picked);
        onChange(id);
      }}
    />
  );
}
