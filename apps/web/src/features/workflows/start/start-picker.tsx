import { Waypoints } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  startPickerQuery,
  startPickerQuery$data,
} from '../../../__generated__/startPickerQuery.graphql.ts';
import { useSearch } from '../../../lib/api/use-search.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { matchingOptions, type Option } from '../../../ui/option-picker/option.ts';
import { OptionSearch } from '../../../ui/option-picker/option-search.tsx';
import { StartWorkflowDialog, type StartedBlueprint } from './start-workflow-dialog.tsx';

const query = graphql`
  query startPickerQuery($search: String) {
    recentBlueprints {
      id
      name
      variantOf {
        name
      }
      permissions {
        createWorkflowsFrom
      }
    }
    blueprints(first: 100, search: $search, status: PUBLISHED) {
      edges {
        node {
          id
          name
          variantOf {
            name
          }
          permissions {
            createWorkflowsFrom
          }
        }
      }
    }
  }
`;

type Blueprint = startPickerQuery$data['recentBlueprints'][number];

interface PickDialogProps {
  readonly onPick: (blueprint: StartedBlueprint) => void;
  readonly onClose: () => void;
}

function PickDialog({ onPick, onClose }: PickDialogProps): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const { data, isLoading, onSearch } = useSearch<startPickerQuery>(query, (search) => ({
    search,
  }));

  const optionsOf = (blueprints: readonly Blueprint[], group: string): readonly Option[] =>
    blueprints
      .filter(({ permissions }) => permissions.createWorkflowsFrom)
      .map(({ id: value, name, variantOf }) => ({
        ...{ value, label: name, group },
        description: variantOf == null ? undefined : t('variants.of', { name: variantOf.name }),
        icon: <Waypoints />,
      }));
  const recent = optionsOf(data?.recentBlueprints ?? [], t('workflows.pick.recent'));
  const found = optionsOf(
    (data?.blueprints.edges ?? []).map(({ node }) => node),
    t('workflows.pick.all'),
  ).filter(({ value }) => !recent.some((one) => one.value === value));
  const options = [
    ...matchingOptions(recent, text),
    ...(isLoading ? matchingOptions(found, text) : found),
  ];

  const isEmpty = !isLoading && text.trim() === '' && options.length === 0;
  return (
    <Dialog isOpen isFlush size="small" title={t('workflows.startOne')} onClose={onClose}>
      <OptionSearch
        label={t('blueprints.list.search')}
        listLabel={t('blueprints.title')}
        text={text}
        onText={(typed) => {
          setText(typed);
          onSearch(typed);
        }}
        options={options}
        isLoading={isLoading}
        onChoose={({ value, label }) => onPick({ id: value, name: label })}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<Waypoints />}
              title={t('workflows.pick.empty')}
              text={t('workflows.pick.emptyText')}
              action={<LinkButton href="/blueprints">{t('workflows.toBlueprints')}</LinkButton>}
            />
          ) : undefined
        }
      />
    </Dialog>
  );
}

interface StartPickerProps {
  /** Blueprint that is already selected. */
  readonly chosen?: StartedBlueprint | null | undefined;
  readonly onClose: () => void;
}

/** Asks for a blueprint unless one is selected, and starts a workflow from it. */
export function StartPicker({ chosen = null, onClose }: StartPickerProps): ReactNode {
  const [blueprint, setBlueprint] = useState<StartedBlueprint | null>(chosen);
  return blueprint === null ? (
    <PickDialog onPick={setBlueprint} onClose={onClose} />
  ) : (
    <StartWorkflowDialog isOpen blueprint={blueprint} onClose={onClose} />
  );
}
