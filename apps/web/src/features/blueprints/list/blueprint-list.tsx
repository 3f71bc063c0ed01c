import {
  Copy,
  Download,
  FileOutput,
  GitBranch,
  Play,
  Trash2,
  Workflow as FlowIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { blueprintListPageQuery } from '../../../__generated__/blueprintListPageQuery.graphql.ts';
import type { blueprintList_query$key } from '../../../__generated__/blueprintList_query.graphql.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './blueprint-list.module.css';
import type { ChosenBlueprint } from './chosen-blueprint.ts';
import { DeleteBlueprintDialog } from './delete-blueprint-dialog.tsx';
import { useCreateVariant } from '../variants/use-create-variant.ts';
import { useTransfer } from '../transfer/use-transfer.ts';
import { PublishState } from './publish-state.tsx';

export interface BlueprintListProps {
  readonly query: blueprintList_query$key;
  /** The search text, for the empty state. */
  readonly search: string;
  readonly isFiltered: boolean;
  readonly onOpen: (id: string) => void;
  readonly onStart: (blueprint: ChosenBlueprint) => void;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All blueprints that the person can view. */
export function BlueprintList({
  query,
  search,
  isFiltered,
  onOpen,
  onStart,
  emptyAction,
}: BlueprintListProps): ReactNode {
  const t = useText();
  const transfer = useTransfer();
  const createVariant = useCreateVariant();
  const [deleting, setDeleting] = useState<ChosenBlueprint | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    blueprintListPageQuery,
    blueprintList_query$key
  >(
    graphql`
      fragment blueprintList_query on Query
      @refetchable(queryName: "blueprintListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        status: { type: "BlueprintStatus" }
      ) {
        blueprints(first: $first, after: $after, search: $search, status: $status)
          @connection(key: "blueprintList_blueprints", filters: ["search", "status"]) {
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
              published {
                id
                number
              }
              permissions {
                createWorkflowsFrom
                delete
                refusals {
                  action
                  code
                  params {
                    name
                    value
                  }
                  whoMay
                }
              }
              ...publishState_blueprint
            }
          }
        }
      }
    `,
    query,
  );
  const items = data.blueprints.edges.map(({ node }) => node);

  if (items.length === 0) {
    if (search === '' && !isFiltered) {
      return (
        <EmptyState
          icon={<FlowIcon size={28} />}
          title={t('blueprints.list.empty')}
          text={t('blueprints.list.emptyText')}
          action={emptyAction}
        />
      );
    }
    return (
      <EmptyState
        title={
          search === ''
            ? t('blueprints.list.noneOfFilter')
            : t('blueprints.list.noResult', { search })
        }
        text={t('blueprints.list.noResultText')}
      />
    );
  }
  return (
    <>
      <DataList
        label={t('blueprints.title')}
        items={items}
        showHeader
        getKey={(item) => item.id}
        getLabel={(item) => item.name}
        onOpen={(item) => onOpen(item.id)}
        columns={[
          {
            key: 'name',
            header: t('blueprints.column.name'),
            width: 'minmax(0, 2fr)',
            isLead: true,
            render: (item) => (
              <span className={classes.named}>
                <span className={classes.name}>{item.name}</span>
                {item.variantOf != null && (
                  <span title={t('variants.of', { name: item.variantOf.name })}>
                    <Badge>{t('variants.badge')}</Badge>
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'state',
            header: t('blueprints.column.state'),
            width: '220px',
            render: (item) => <PublishState blueprint={item} />,
          },
          {
            key: 'size',
            header: t('blueprints.column.size'),
            width: '180px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                {t('blueprints.size', { stages: item.stageCount, tasks: item.taskCount })}
              </span>
            ),
          },
          {
            key: 'updated',
            header: t('blueprints.column.updated'),
            width: '170px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                <Moment at={item.draftUpdatedAt} />
              </span>
            ),
          },
          {
            key: 'by',
            header: t('blueprints.column.by'),
            width: 'minmax(0, 1fr)',
            render: (item) =>
              item.draftUpdatedBy != null && (
                <span className={classes.person}>
                  <Avatar name={item.draftUpdatedBy.name} kind="USER" size={20} isDecorative />
                  <span className={classes.personName}>{item.draftUpdatedBy.name}</span>
                </span>
              ),
          },
        ]}
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
          {
            key: 'delete',
            label: t('blueprints.delete.action'),
            icon: <Trash2 size={15} />,
            disabledReason: item.permissions.delete ? null : t('blueprints.delete.notAllowed'),
            run: () => setDeleting({ id: item.id, name: item.name }),
          },
        ]}
        onEndReached={
          hasNext
            ? () => {
                if (!isLoadingNext) loadNext(40);
              }
            : undefined
        }
      />
      <DeleteBlueprintDialog
        blueprint={deleting}
        connection={data.blueprints.__id}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
