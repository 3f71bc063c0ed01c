import { Copy, Download, FileOutput, GitBranch, Play, Workflow as FlowIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { blueprintList_query$key } from '../../../__generated__/blueprintList_query.graphql.ts';
import type { blueprintListDeleteMutation } from '../../../__generated__/blueprintListDeleteMutation.graphql.ts';
import type { blueprintListPageQuery } from '../../../__generated__/blueprintListPageQuery.graphql.ts';
import type { blueprintListQuery } from '../../../__generated__/blueprintListQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { LibraryList } from '../../../ui/library/library-list.tsx';
import type { PublishStates } from '../../../ui/library/publish-filter.tsx';
import type { LibrarySearch } from '../../../ui/library/use-library-search.ts';
import { useTransfer } from '../transfer/use-transfer.ts';
import { useCreateVariant } from '../variants/use-create-variant.ts';
import type { SelectedBlueprint } from './selected-blueprint.ts';

const document = graphql`
  query blueprintListQuery(
    $sort: ItemSortInput
    $search: String
    $status: BlueprintStatus
    $withVariants: Boolean
  ) {
    ...blueprintList_query
      @arguments(sort: $sort, search: $search, status: $status, withVariants: $withVariants)
  }
`;

export interface BlueprintListProps {
  readonly shown: LibrarySearch<PublishStates>['shown'];
  /** False to leave out variants. */
  readonly withVariants: boolean;
  readonly onOpen: (id: string) => void;
  readonly onStart: (blueprint: SelectedBlueprint) => void;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All blueprints that the person can view. */
export function BlueprintList({
  shown,
  withVariants,
  onOpen,
  onStart,
  emptyAction,
}: BlueprintListProps): ReactNode {
  const t = useText();
  const transfer = useTransfer();
  const createVariant = useCreateVariant();
  const { search, filter: status, sort } = shown;
  const query = useLiveQuery<blueprintListQuery>(document, { sort, search, status, withVariants });
  const { data, ...pages } = usePaginationFragment<blueprintListPageQuery, blueprintList_query$key>(
    graphql`
      fragment blueprintList_query on Query
      @refetchable(queryName: "blueprintListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        sort: { type: "ItemSortInput" }
        status: { type: "BlueprintStatus" }
        withVariants: { type: "Boolean" }
      ) {
        blueprints(
          first: $first
          after: $after
          sort: $sort
          search: $search
          status: $status
          withVariants: $withVariants
        )
          @connection(
            key: "blueprintList_blueprints"
            filters: ["sort", "search", "status", "withVariants"]
          ) {
          __id
          edges {
            node {
              id
              name
              stageCount
              taskCount
              variantOf {
                name
              }
              draftUpdatedAt
              draftUpdatedBy {
                id
                name
              }
              hasUnpublishedChanges
              published {
                id
                number
              }
              permissions {
                createWorkflowsFrom
                delete
                refusals {
                  ...refusalText_refusal
                }
              }
            }
          }
        }
      }
    `,
    query.data,
  );
  const removing = useCommand<blueprintListDeleteMutation>(graphql`
    mutation blueprintListDeleteMutation($input: DeleteBlueprintInput!, $connections: [ID!]!) {
      deleteBlueprint(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const { edges, __id: connection } = data.blueprints;
  return (
    <LibraryList
      label={t('blueprints.title')}
      icon={<FlowIcon />}
      items={edges.map(({ node }) => node)}
      pages={pages}
      shown={shown}
      badge={({ variantOf }) =>
        variantOf != null && (
          <span title={t('variants.of', { name: variantOf.name })}>
            <Badge>{t('variants.badge')}</Badge>
          </span>
        )
      }
      stateOf={(item) => item}
      facts={[
        {
          key: 'size',
          header: t('library.column.size'),
          width: '180px',
          align: 'number',
          text: (item) => t('blueprints.size', { stages: item.stageCount, tasks: item.taskCount }),
        },
      ]}
      updatedAt={(item) => item.draftUpdatedAt}
      updatedBy={(item) => item.draftUpdatedBy}
      empty={{
        title: t('blueprints.list.empty'),
        text: t('blueprints.list.emptyText'),
        action: emptyAction,
        noneOfFilter: t('blueprints.list.noneOfFilter'),
        noResult: (text) => t('blueprints.list.noResult', { search: text }),
      }}
      onOpen={onOpen}
      actions={(item) => [
        {
          key: 'start',
          label: t('blueprints.start'),
          icon: <Play size={15} />,
          keyHint: 's',
          disabledReason: !item.permissions.createWorkflowsFrom
            ? t('blueprints.startNotAllowed')
            : item.published == null
              ? t('blueprints.startUnpublished')
              : null,
          run: () => onStart({ id: item.id, name: item.name }),
        },
        {
          key: 'copy',
          label: t('transfer.copy'),
          icon: <Copy size={15} />,
          disabledReason: refusalText(t, item.permissions.refusals, 'copy'),
          run: () => void transfer.copy(item).then((id) => id !== null && onOpen(id)),
        },
        {
          key: 'variant',
          label: t('variants.create'),
          icon: <GitBranch size={15} />,
          disabledReason: refusalText(t, item.permissions.refusals, 'createVariantsOf'),
          run: () => void createVariant(item).then((id) => id !== null && onOpen(id)),
        },
        {
          key: 'export',
          label: t('transfer.export'),
          icon: <FileOutput size={15} />,
          disabledReason: refusalText(t, item.permissions.refusals, 'export'),
          run: () => void transfer.exportDraft(item),
        },
        {
          key: 'download',
          label: t('transfer.download'),
          icon: <Download size={15} />,
          disabledReason: refusalText(t, item.permissions.refusals, 'download'),
          run: () => void transfer.download(item),
        },
      ]}
      deletion={{
        label: t('blueprints.delete.action'),
        text: () => t('blueprints.delete.text'),
        refusalOf: (item) => (item.permissions.delete ? null : t('blueprints.delete.notAllowed')),
        isPending: removing.isPending,
        run: (id) => removing.run(() => ({ input: { id }, connections: [connection] })),
      }}
    />
  );
}
