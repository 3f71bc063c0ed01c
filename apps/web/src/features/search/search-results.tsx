import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { searchOptionsQuery as SearchOptionsQuery } from '../../__generated__/searchOptionsQuery.graphql.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { searchMark } from './search-mark.tsx';
import { searchOptions, searchOptionsQuery, type SearchFilter } from './search-options.tsx';
import { useSearchVariables } from './use-search-variables.ts';
import classes from './search-results.module.css';

/** Results of each group on the page. */
const most = 50;

interface SearchResultsProps {
  readonly search: string;
  readonly filter: SearchFilter;
}

/** The results of a search as links, in groups. */
export function SearchResults({ search, filter }: SearchResultsProps): ReactNode {
  const t = useText();
  const access = useSearchVariables();
  const data = useScreenQuery<SearchOptionsQuery>(searchOptionsQuery, {
    query: search,
    first: most,
    ...access,
  });
  const options = searchOptions(t, data, search, filter, most).filter(({ href }) => href !== null);
  if (options.length === 0)
    return <EmptyState icon={<Search />} title={t('search.none')} text={t('search.noneText')} />;
  const mark = searchMark(search);
  return (
    <>
      {[...Map.groupBy(options, ({ group = '' }) => group)].map(([group, found]) => (
        <section key={group} aria-label={group} className={classes.group}>
          <h2 className={classes.title}>{group}</h2>
          <ul>
            {found.map(({ value, href, label, description, icon }) => (
              <li key={value}>
                <a href={href ?? undefined} className={classes.result}>
                  {icon}
                  <span className={classes.text}>
                    <span className={classes.label}>{mark(label)}</span>
                    {description !== undefined && (
                      <span className={classes.description}>{mark(description)}</span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
