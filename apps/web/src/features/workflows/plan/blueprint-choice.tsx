import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { blueprintChoiceQuery } from '../../../__generated__/blueprintChoiceQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface BlueprintChoiceProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
}

/** Selects a blueprint that the person can start, for a linked task. */
export function BlueprintChoice({ value, onChange, error }: BlueprintChoiceProps): ReactNode {
  const t = useText();
  const { blueprints } = useQuery<blueprintChoiceQuery>(
    graphql`
      query blueprintChoiceQuery {
        blueprints(first: 100, status: PUBLISHED) {
          edges {
            node {
              id
              name
              permissions {
                createWorkflowsFrom
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const startable = blueprints.edges.filter(({ node }) => node.permissions.createWorkflowsFrom);
  return (
    <Select
      label={t('plan.blueprint')}
      description={t('plan.blueprintHint')}
      required
      searchable
      value={value}
      options={startable.map(({ node }) => ({ value: node.id, label: node.name }))}
      onChange={onChange}
      error={error}
    />
  );
}
