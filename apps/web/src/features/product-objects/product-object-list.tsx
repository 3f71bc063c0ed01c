import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { productObjectList_query$key } from '../../__generated__/productObjectList_query.graphql.ts';
import type { productObjectListDeleteMutation } from '../../__generated__/productObjectListDeleteMutation.graphql.ts';
import type { productObjectListPageQuery } from '../../__generated__/productObjectListPageQuery.graphql.ts';
import type { productObjectListRenameMutation } from '../../__generated__/productObjectListRenameMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { NameInput } from '../../ui/question/name-input.tsx';
import classes from './product-objects.module.css';

interface ProductObjectListProps {
  readonly query: productObjectList_query$key;
  readonly isEditable: boolean;
  readonly isSearch: boolean;
  /** The search field, shown if there are objects. */
  readonly children: ReactNode;
}

/** Product objects by name, renamed inline. */
export function ProductObjectList({
  query,
  isEditable,
  isSearch,
  children,
}: ProductObjectListProps): ReactNode {
  const t = useText();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    productObjectListPageQuery,
    productObjectList_query$key
  >(
    graphql`
      fragment productObjectList_query on Query
      @refetchable(queryName: "productObjectListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String" }
      ) {
        productObjects(first: $first, after: $after, search: $search)
          @connection(key: "productObjectList_productObjects", filters: ["search"]) {
          __id
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const rename = useCommand<productObjectListRenameMutation>(graphql`
    mutation productObjectListRenameMutation($input: UpdateProductObjectInput!) {
      updateProductObject(input: $input) {
        productObject {
          id
          name
        }
      }
    }
  `);
  const remove = useCommand<productObjectListDeleteMutation>(graphql`
    mutation productObjectListDeleteMutation(
      $input: DeleteProductObjectInput!
      $connections: [ID!]!
    ) {
      deleteProductObject(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const { edges, __id: connection } = data.productObjects;
  const take = async (id: string, name: string): Promise<void> => {
    const done = await remove.run(() => ({ input: { id }, connections: [connection] }));
    if (done !== null) notify({ tone: 'success', text: t('productObjects.removed', { name }) });
  };
  const isEmpty = edges.length === 0;
  return (
    <>
      {(isSearch || !isEmpty) && children}
      {isEmpty && (
        <p className={classes.empty}>
          {t(isSearch ? 'productObjects.noneFound' : 'productObjects.empty')}
        </p>
      )}
      <ul className={classes.list}>
        {edges.map(({ node: { id, name } }) => (
          <li key={id} className={classes.object}>
            {isEditable ? (
              <>
                <NameInput
                  label={t('productObjects.name', { name })}
                  hideLabel
                  name={name}
                  onRename={(next) => void rename.run(() => ({ input: { id, name: next } }))}
                />
                <IconButton
                  label={t('productObjects.remove', { name })}
                  icon={<Trash2 size={15} />}
                  onClick={() => void take(id, name)}
                />
              </>
            ) : (
              <span className={classes.name}>{name}</span>
            )}
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button kind="subtle" loading={isLoadingNext} onClick={() => loadNext(50)}>
          {t('ui.showMore')}
        </Button>
      )}
    </>
  );
}
