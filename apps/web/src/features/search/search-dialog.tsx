import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Clock, ListFilter, Zap } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { searchOptionsQuery as SearchOptionsQuery } from '../../__generated__/searchOptionsQuery.graphql.ts';
import { useSearch } from '../../lib/api/use-search.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { Command } from '../../lib/keyboard/commands.ts';
import { readRecentPages } from '../../lib/recent/recent-pages.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { matchingOptions } from '../../ui/option-picker/option.ts';
import { OptionSearch } from '../../ui/option-picker/option-search.tsx';
import { SearchFilters } from './search-filters.tsx';
import {
  searchOptions,
  searchOptionsQuery,
  type SearchFilter,
  type SearchResult,
} from './search-options.tsx';
import { searchMark } from './search-mark.tsx';
import { useSearchVariables } from './use-search-variables.ts';
import classes from './search-dialog.module.css';

/** Results of one group in the dialog, among all groups. The result page shows more. */
const shown = 5;
/** Results of one group that are loaded, and shown if the dialog is limited to it. */
const perRequest = 20;

/** A search that starts with this finds only actions. */
const actionPrefix = '>';

export interface SearchDialogProps {
  /** Pages of the sidebar, offered as actions. */
  readonly pages: readonly { readonly href: string; readonly label: string }[];
  /** Actions of what was on the screen when the dialog opened. */
  readonly commands: readonly Command[];
  readonly onStart: (blueprint: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** Finds objects, people, recent pages, and actions. */
export function SearchDialog({ pages, commands, onStart, onClose }: SearchDialogProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { id: userId, navigation } = useViewer();
  const access = useSearchVariables();
  const [typed, setTyped] = useState('');
  const [chosenFilter, setFilter] = useState<SearchFilter>('ALL');
  const isForActions = typed.startsWith(actionPrefix);
  const filter = isForActions ? 'ACTIONS' : chosenFilter;
  const text = isForActions ? typed.slice(actionPrefix.length) : typed;
  const [visited] = useState(() => readRecentPages(userId));
  const {
    data,
    isLoading,
    isFailed,
    text: sought,
    onSearch,
  } = useSearch<SearchOptionsQuery>(
    searchOptionsQuery,
    (query) => ({ query: query ?? '', first: perRequest, ...access }),
    { waits: true },
  );

  const isBlank = text.trim() === '';
  const isFor = (...filters: readonly SearchFilter[]): boolean => filters.includes(filter);
  const page = (group: string, icon: ReactNode, href: string, label: string): SearchResult => ({
    value: `${group} ${href}`,
    ...{ href, label, group, icon },
  });
  const goTo = matchingOptions(
    isFor('ALL', 'ACTIONS')
      ? pages.map(({ href, label }) =>
          page(t('search.actions'), <ArrowRight />, href, t('search.goTo', { page: label })),
        )
      : [],
    text,
  );
  const anyAction = <Zap />;
  const actions: readonly SearchResult[] = isFor('ALL', 'ACTIONS')
    ? matchingOptions(
        commands.map(({ label, subject, icon = anyAction, run }, index) => ({
          value: `command ${index}`,
          ...{ href: null, label, description: subject, icon, run },
          group: t('search.actions'),
        })),
        text,
      ).slice(0, isBlank && filter === 'ALL' ? shown : undefined)
    : [];
  const filterHome: readonly SearchResult[] =
    !isBlank && isFor('ALL', 'ACTIONS') && navigation.home
      ? [
          page(
            t('search.actions'),
            <ListFilter />,
            `/?search=${encodeURIComponent(text.trim())}`,
            t('search.filterHome', { text: text.trim() }),
          ),
        ]
      : [];
  const recent =
    isBlank && isFor('ALL')
      ? visited.map(({ href, title }) => page(t('search.recent'), <Clock />, href, title))
      : [];
  const found =
    isBlank || data === null
      ? []
      : searchOptions(t, data, text, filter, filter === 'ALL' ? shown : perRequest);

  const choose = ({ href, starts, run }: SearchResult): void => {
    onClose();
    if (run !== undefined) run();
    else if (starts !== undefined) onStart(starts);
    else if (href !== null) void navigate({ href });
  };
  return (
    <Dialog
      isOpen
      isFlush
      title={t('search.title')}
      onClose={onClose}
      footer={
        <div className={classes.footer}>
          <span className={classes.keys} aria-hidden="true">
            <Kbd keys="up" /> <Kbd keys="down" /> {t('search.move')} <Kbd keys="enter" />{' '}
            {t('search.open')} <Kbd keys={actionPrefix} /> {t('search.actionsOnly')}
          </span>
          {!isBlank && (
            <a href={`/search?search=${encodeURIComponent(text.trim())}`} onClick={onClose}>
              {t('search.all')}
            </a>
          )}
        </div>
      }
    >
      <OptionSearch
        label={t('search.field')}
        listLabel={t('search.results')}
        text={typed}
        onText={(next) => {
          setTyped(next);
          const words = next.startsWith(actionPrefix) ? next.slice(actionPrefix.length) : next;
          if (words.trim() !== '') onSearch(words);
        }}
        options={[...recent, ...found, ...actions, ...goTo, ...filterHome]}
        isLoading={!isBlank && (isLoading || sought !== text.trim())}
        onChoose={choose}
        mark={isBlank ? undefined : searchMark(text)}
        empty={isFailed && !isBlank ? <p role="alert">{t('search.failed')}</p> : undefined}
      >
        <SearchFilters
          value={filter}
          onChange={(next) => {
            if (isForActions) setTyped(text);
            setFilter(next);
          }}
        />
      </OptionSearch>
    </Dialog>
  );
}
