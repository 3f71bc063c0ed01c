import { useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { startedBlueprintSelectQuery } from '../../__generated__/startedBlueprintSelectQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import { useSoughtBlueprint } from './use-sought-blueprint.ts';

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

interface Found {
  readonly blueprints: readonly {
    readonly id: string;
    readonly name: string;
    readonly isDeleted: boolean;
  }[];
  readonly hasMore: boolean;
}

export interface StartedBlueprintSelectProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Blueprints that workflows were started from, looked for by name, those that were deleted among them. */
export function StartedBlueprintSelect({
  value,
  onChange,
}: StartedBlueprintSelectProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  // What is chosen now is known from its list: nothing waits for it once more.
  const [begun] = useState(value);
  const known = useSoughtBlueprint(begun);
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () =>
        void fetchQuery<startedBlueprintSelectQuery>(
          environment,
          query,
          { search },
          { fetchPolicy: 'store-or-network' },
        )
          .toPromise()
          .then((data) => {
            if (!isWanted || data === undefined) return;
            const { edges, pageInfo } = data.startedBlueprints;
            setFailed(false);
            setFound({ blueprints: edges.map(({ node }) => node), hasMore: pageInfo.hasNextPage });
          })
          .catch(() => {
            if (isWanted) setFailed(true);
          }),
      search === '' ? 0 : 200,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [environment, search]);
  const listed = (found?.blueprints ?? []).map(({ id, name, isDeleted }) => ({
    value: id,
    label: name,
    description: isDeleted ? t('found.stage.deletedBlueprint') : undefined,
  }));
  // What is chosen stays to be seen, and taken away, whatever is looked for.
  const isListed = value === null || listed.some((one) => one.value === value);
  const name = picked?.id === value ? picked.name : value === begun ? known?.name : undefined;
  const chosen = { value: value ?? '', label: name ?? t('found.stage.someBlueprint') };
  return (
    <Select
      label={t('found.stage.blueprint')}
      description={found?.hasMore === true ? t('found.stage.moreBlueprints') : undefined}
      error={failed ? t('found.stage.blueprintsFailed') : undefined}
      searchable
      value={value}
      placeholder={t('found.stage.anyBlueprint')}
      isLoading={found === null && !failed}
      onSearch={(text) => setSearch(text.trim())}
      options={isListed ? listed : [chosen, ...listed]}
      onChange={(id) => {
        setPicked(found?.blueprints.find((one) => one.id === id) ?? picked);
        onChange(id);
      }}
    />
  );
}
