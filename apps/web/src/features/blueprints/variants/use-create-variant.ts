import { graphql } from 'react-relay';
import type { useCreateVariantMutation } from '../../../__generated__/useCreateVariantMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';

/** Creates a variant. Returns its id, or null if refused. */
export function useCreateVariant(): (standard: {
  readonly id: string;
  readonly name: string;
}) => Promise<string | null> {
  const t = useText();
  const command = useCommand<useCreateVariantMutation>(graphql`
    mutation useCreateVariantMutation($input: CreateBlueprintVariantInput!) {
      createBlueprintVariant(input: $input) {
        blueprint {
          id
          name
        }
      }
    }
  `);
  return async ({ id, name }) => {
    const answer = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, id, name: t('variants.nameOf', { name: name.slice(0, 150) }) },
    }));
    if (answer === null) return null;
    const created = answer.createBlueprintVariant.blueprint;
    notify({ tone: 'success', text: t('variants.created', { name: created.name }) });
    return created.id;
  };
}
