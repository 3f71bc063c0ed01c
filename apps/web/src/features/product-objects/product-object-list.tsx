import { Boxes } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  productObjectList_query$data,
  productObjectList_query$key,
} from '../../__generated__/productObjectList_query.graphql.ts';
import type { productObjectListPageQuery } from '../../__generated__/productObjectListPageQuery.graphql.ts';
import type { productObjectListQuery } from '../../__generated__/productObjectListQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { AddObjectsDialog } from './add-objects-dialog.tsx';
import { ProductObjectDialog } from './product-object-dialog.tsx';

type ProductObject = productObjectList_query$data['productObjects']['edges'][number]['node'];

const listQuery = graphql`
  query productObjectListQuery($search: String) {
    ...productObjectList_query @arguments(search: $search)
  }
`;

const listFragment = graphql`
  fragment productObjectList_query on Query
  @refetchable(queryName: "productObjectListPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    search: { type: "String" }
  ) {
    productObjects(first: $first, after: $after, search: $search)
      @connection(key: "productObjectList_productObjects") {
      edges {
        node {
          id
          name
          version
        }
      }
    }
  }
`;

/** Searches, adds, renames, and removes the product objects of the workspace. */
export function ProductObjectList({ isEditable }: { readonly isEditable: boolean }): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const variables = { search: wanted === '' ? null : wanted };
  const query = useLiveQuery<productObjectListQuery>(listQuery, variables);
  const { data, ...pages } = usePaginationFragment<
    productObjectListPageQuery,
    productObjectList_query$key
  >(listFragment, query.data);
  return (
    <EntityList<ProductObject>
      label={t('productObjects.title')}
      hideLabel
      about={t('productObjects.about')}
      icon={<Boxes />}
      items={data.productObjects.edges.map(({ node }) => node)}
      getKey={({ id }) => id}
      getName={({ name }) => name}
      empty={{ title: t('productObjects.empty'), text: t('productObjects.emptyText') }}
      search={{
        label: t('productObjects.search'),
        text,
        onChange: setText,
        noneFound: t('productObjects.noneFound'),
      }}
      addLabel={isEditable ? t('productObjects.add') : undefined}
      onEndReached={loadMore(pages, 50)}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(0, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: ({ name }) => name,
        },
      ]}
      dialog={
        isEditable
          ? (object, onClose) => {
              const dialog = {
                onClose,
                onDone: () => {
                  onClose();
                  void query.refresh();
                },
              };
              return object === null ? (
                <AddObjectsDialog {...dialog} />
              ) : (
                <ProductObjectDialog key={object.id} object={object} {...dialog} />
              );
            }
          : undefined
      }
    />
  );
}
