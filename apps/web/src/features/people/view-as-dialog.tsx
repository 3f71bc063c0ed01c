import { nameRefusal } from '@baton/domain/party/person-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { viewAsDialogMutation } from '../../__generated__/viewAsDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

export interface ViewAsDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks an admin for the reason, and then shows Baton as the person sees it. */
export function ViewAsDialog({ person: { id, name }, onClose }: ViewAsDialogProps): ReactNode {
  const t = useText();
  const [reason, setReason] = useState('');
  const starting = useCommand<viewAsDialogMutation>(
    graphql`
      mutation viewAsDialogMutation($input: ViewAsInput!) {
        viewAs(input: $input) {
          ok
        }
      }
    `,
    // Loads the page again, because all its data belongs to the admin.
    { fields: ['reason'], onDone: () => location.assign('/') },
  );
  const { errorOf, check } = useCheckedFields(
    [nameRefusal(reason, 'reason')],
    starting.fieldErrors,
  );
  return (
    <EntityDialog
      title={t('viewing.title', { name })}
      submitLabel={t('viewing.start')}
      isPending={starting.isPending}
      onSubmit={() => {
        if (check()) void starting.run(() => ({ input: { personId: id, reason } }));
      }}
      onClose={onClose}
    >
      <p>{t('viewing.text', { name })}</p>
      <TextInput
        label={t('viewing.reason')}
        description={t('viewing.reasonHint')}
        required
        autoFocus
        value={reason}
        error={errorOf('reason')}
        onChange={setReason}
      />
    </EntityDialog>
  );
}
