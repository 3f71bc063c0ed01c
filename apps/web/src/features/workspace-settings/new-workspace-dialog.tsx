import { nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { newWorkspaceDialogMutation } from '../../__generated__/newWorkspaceDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { timeZoneOptions } from '../../fields/place/time-zone-options.ts';

/** Creates a workspace, and opens it. */
export function NewWorkspaceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const [name, setName] = useState('');
  const [timeZone, setTimeZone] = useState(viewer.timeZone);
  const creating = useCommand<newWorkspaceDialogMutation>(
    graphql`
      mutation newWorkspaceDialogMutation($input: CreateTenantInput!) {
        createTenant(input: $input) {
          viewer {
            id
          }
        }
      }
    `,
    {
      fields: ['name', 'timeZone'],
      // Reloads so that no data of the old workspace stays in the page.
      onDone: () => location.assign('/'),
    },
  );
  const { errorOf, check } = useCheckedFields(
    [nameRefusal(name), timeZoneRefusal(timeZone)],
    creating.fieldErrors,
  );
  return (
    <EntityDialog
      title={t('app.newWorkspace')}
      submitLabel={t('app.createWorkspace')}
      isPending={creating.isPending}
      onSubmit={() => {
        if (check())
          void creating.run((idempotencyKey) => ({ input: { idempotencyKey, name, timeZone } }));
      }}
      onClose={onClose}
    >
      <p>{t('app.newWorkspaceText')}</p>
      <TextInput
        label={t('app.workspaceName')}
        required
        autoFocus
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <Select
        label={t('app.timeZone')}
        required
        value={timeZone}
        error={errorOf('timeZone')}
        options={timeZoneOptions(timeZone)}
        onChange={(zone) => setTimeZone(zone ?? viewer.timeZone)}
      />
    </EntityDialog>
  );
}
