import { graphql } from 'react-relay';
import type { useAddObjectsMutation } from '../../__generated__/useAddObjectsMutation.graphql.ts';
import { useCommand } from '../api/use-command.ts';
import type { FoundObject } from './use-object-search.ts';

/** Adds names to the product objects of the workspace. Returns the objects with these names. */
export function useAddObjects(): {
  readonly add: (names: readonly string[]) => Promise<readonly FoundObject[]>;
  readonly isAdding: boolean;
} {
  const command = useCommand<useAddObjectsMutation>(graphql`
    mutation useAddObjectsMutation($input: AddProductObjectsInput!) {
      addProductObjects(input: $input) {
        productObjects {
          id
          name
        }
      }
    }
  `);
  const add = async (names: readonly string[]): Promise<readonly FoundObject[]> => {
    const response = await command.run(() => ({ input: { names } }));
    return response?.addProductObjects.productObjects ?? [];
  };
  return { add, isAdding: command.isPending };
}
