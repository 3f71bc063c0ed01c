import { Search, Waypoints } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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
import { OptionList } from '../../../ui/option-picker/option-list.tsx';
import classes from './start-picker.module.css';
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
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
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

  const choose = (option: Option | undefined): void => {
    if (option !== undefined) onPick({ id: option.value, name: option.label });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + options.length) % options.length);
    else if (event.key === 'Enter') choose(options[active]);
    else return;
    event.preventDefault();
  };
  const isEmpty = !isLoading && text.trim() === '' && options.length === 0;
  return (
    <Dialog isOpen isFlush size="small" title={t('workflows.startOne')} onClose={onClose}>
      <div className={classes.search}>
        <Search size={16} aria-hidden="true" />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          autoComplete="off"
          aria-label={t('blueprints.list.search')}
          placeholder={t('blueprints.list.search')}
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            onSearch(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.options}>
        {isEmpty ? (
          <EmptyState
            icon={<Waypoints />}
            title={t('workflows.pick.empty')}
            text={t('workflows.pick.emptyText')}
            action={<LinkButton href="/blueprints">{t('workflows.toBlueprints')}</LinkButton>}
          />
        ) : (
          <OptionList
            id={id}
            label={t('blueprints.title')}
            options={options}
            active={active}
            isMultiple={false}
            isChosen={() => false}
            isLoading={isLoading}
            onPoint={setActive}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Asks for a blueprint, then starts a workflow from it. */
export function StartPicker({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [blueprint, setBlueprint] = useState<StartedBlueprint | null>(null);
  return blueprint === null ? (
    <PickDialog onPick={setBlueprint} onClose={onClose} />
  ) : (
    <StartWorkflowDialog isOpen blueprint={blueprint} onClose={onClose} />
  );
}
