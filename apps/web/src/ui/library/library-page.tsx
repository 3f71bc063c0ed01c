import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommands } from '../../lib/keyboard/commands.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { Button } from '../button/button.tsx';
import { EntityStates, type EntityStatesProps } from '../entity/entity-states.tsx';
import { FilterBar, SearchField } from '../filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../page-header/page-header.tsx';
import type { LibrarySearch } from './use-library-search.ts';

export interface LibraryPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly create: {
    readonly label: string;
    /** Why the viewer can't create items. Null if they can. */
    readonly refusal: string | null;
    readonly run: () => void;
  };
  /** Other buttons of the page. */
  readonly actions?: ReactNode;
  readonly search: Pick<LibrarySearch<string>, 'text' | 'setText'>;
  readonly searchLabel: string;
  readonly filter: ReactNode;
  readonly noAccess?: EntityStatesProps['noAccess'];
  /** The list. Gets the create button for its empty state. */
  readonly children: (create: ReactNode) => ReactNode;
}

/** The page of versioned items: create, search, filter, and list. */
export function LibraryPage({
  icon,
  title,
  create,
  actions,
  search,
  searchLabel,
  filter,
  noAccess = null,
  children,
}: LibraryPageProps): ReactNode {
  const offered = create.refusal === null && noAccess === null ? [create] : [];
  useShortcuts(offered.map(({ label, run }) => ({ keys: 'c', label, run })));
  useCommands(offered);
  const button = (
    <Button kind="primary" icon={<Plus />} disabledReason={create.refusal} onClick={create.run}>
      {create.label}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={icon}
        breadcrumb={[{ label: title }]}
        {...(noAccess === null && {
          actions: (
            <>
              {actions}
              {button}
            </>
          ),
        })}
      />
      {noAccess === null && (
        <FilterBar>
          <SearchField label={searchLabel} value={search.text} onChange={search.setText} />
          {filter}
        </FilterBar>
      )}
      <PageBody isFlush>
        <EntityStates rows={8} noAccess={noAccess}>
          {children(button)}
        </EntityStates>
      </PageBody>
    </>
  );
}
