import { ScrollText } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { auditLog_query$key } from '../../__generated__/auditLog_query.graphql.ts';
import type { auditLogPageQuery } from '../../__generated__/auditLogPageQuery.graphql.ts';
import type { auditLogQuery } from '../../__generated__/auditLogQuery.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { readAuditFilter, timeRange, type AuditFilter, type AuditSearch } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useChangeText, useEntryTexts, type AuditEntry } from './audit-texts.ts';
import classes from './audit-log.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query auditLogQuery(
    $objectType: AuditedType
    $objectId: ID
    $action: AuditAction
    $actorId: ID
    $from: DateTime
    $until: DateTime
  ) {
    ...auditLog_query
      @arguments(
        objectType: $objectType
        objectId: $objectId
        action: $action
        actorId: $actorId
        from: $from
        until: $until
      )
  }
`;

export interface AuditLogProps {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

/** Who changed people, rights, and settings, newest first. */
export function AuditLog({ search, onSearch }: AuditLogProps): ReactNode {
  const filter = readAuditFilter(search);
  return (
    <>
      <AuditFilters filter={filter} onChange={onSearch} />
      <Suspense fallback={<PageWait rows={8} />}>
        <AuditEntries filter={filter} />
      </Suspense>
    </>
  );
}

const all = readAuditFilter({});

export interface AuditEntriesProps {
  readonly filter?: AuditFilter;
  /** Only changes of this object. */
  readonly objectId?: string | null;
}

/** Entries of the audit log. */
export function AuditEntries({ filter = all, objectId = null }: AuditEntriesProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const changeText = useChangeText();
  const texts = useEntryTexts();
  const { type, action, person } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const data = useQuery<auditLogQuery>(
    query,
    { objectType: type, objectId, action, actorId: person, ...timeRange(filter, clock.timeZone) },
    { fetchPolicy: 'store-and-network' },
  );
  const page = usePaginationFragment<auditLogPageQuery, auditLog_query$key>(
    graphql`
      fragment auditLog_query on Query
      @refetchable(queryName: "auditLogPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        objectType: { type: "AuditedType" }
        objectId: { type: "ID" }
        action: { type: "AuditAction" }
        actorId: { type: "ID" }
        from: { type: "DateTime" }
        until: { type: "DateTime" }
      ) {
        auditLog(
          first: $first
          after: $after
          objectType: $objectType
          objectId: $objectId
          action: $action
          actorId: $actorId
          from: $from
          until: $until
        ) @connection(key: "auditLog_auditLog") {
          edges {
            node {
              id
              at
              actor {
                name
              }
              onBehalfOf {
                name
              }
              client
              tokenId
              action
              objectType
              objectName
              changes {
                name
                before
                after
              }
            }
          }
        }
      }
    `,
    data,
  );
  return (
    <EntityList<AuditEntry>
      label={t('audit.title')}
      icon={<ScrollText />}
      items={page.data.auditLog.edges.map(({ node }) => node)}
      getKey={({ id }) => id}
      getName={({ objectName }) => objectName}
      empty={
        isFiltered
          ? { title: t('audit.noneFound'), text: t('audit.noneFoundText') }
          : { title: t('audit.empty'), text: t('audit.emptyText') }
      }
      columns={[
        {
          key: 'at',
          header: t('audit.time'),
          width: '140px',
          render: ({ at }) => <Moment at={at} tone="quiet" />,
        },
        {
          key: 'actor',
          header: t('audit.actor'),
          width: 'minmax(120px, 0.8fr)',
          render: texts.actor,
        },
        {
          key: 'what',
          header: t('audit.what'),
          width: 'minmax(240px, 2.4fr)',
          isLead: true,
          render: (entry) => <span className={classes.what}>{texts.what(entry)}</span>,
        },
        {
          key: 'changes',
          header: t('audit.changes'),
          width: 'minmax(0, 2fr)',
          render: ({ changes }) => (
            <span className={classes.changes}>{changes.map(changeText).join(' · ')}</span>
          ),
        },
        {
          key: 'client',
          header: t('audit.client'),
          width: 'minmax(0, 160px)',
          render: (entry) => <span className={classes.changes}>{texts.client(entry)}</span>,
        },
      ]}
      onEndReached={loadMore(page, 50)}
    />
  );
}
