import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { accentColorRefusal, extraNameRefusal } from '@baton/domain/tenant/tenant-rules';
import type { workspaceSettings_viewer$key } from '../../__generated__/workspaceSettings_viewer.graphql.ts';
import type { workspaceSettingsSaveMutation } from '../../__generated__/workspaceSettingsSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { timeZoneOptions } from '../../fields/place/time-zone-options.ts';
import { AccentField } from './accent-field.tsx';

const viewerFragment = graphql`
  fragment workspaceSettings_viewer on Viewer {
    tenant {
      name
      displayName
      customerName
      accentColor
      timeZone
    }
  }
`;

const save = graphql`
  mutation workspaceSettingsSaveMutation($input: UpdateTenantInput!) {
    updateTenant(input: $input) {
      viewer {
        id
        timeZone
        tenant {
          id
          name
          displayName
          customerName
          accentColor
          timeZone
        }
      }
    }
  }
`;

export interface WorkspaceSettingsProps {
  readonly viewer: workspaceSettings_viewer$key;
  readonly onClose: () => void;
}

/** Names, color, and time zone of the workspace, for admins. */
export function WorkspaceSettings({ viewer, onClose }: WorkspaceSettingsProps): ReactNode {
  const t = useText();
  const { tenant } = useFragment(viewerFragment, viewer);
  const [name, setName] = useState(tenant.name);
  const [displayName, setDisplayName] = useState(tenant.displayName ?? '');
  const [customerName, setCustomerName] = useState(tenant.customerName ?? '');
  const [accentColor, setAccentColor] = useState(tenant.accentColor);
  const [timeZone, setTimeZone] = useState(tenant.timeZone);
  const saving = useCommand<workspaceSettingsSaveMutation>(save, {
    fields: ['name', 'displayName', 'customerName', 'accentColor', 'timeZone'],
    onDone: () => {
      notify({ tone: 'success', text: t('app.settingsSaved') });
      onClose();
    },
  });
  const { errorOf, check } = useCheckedFields(
    [
      nameRefusal(name),
      extraNameRefusal(displayName, 'displayName'),
      extraNameRefusal(customerName, 'customerName'),
      accentColorRefusal(accentColor),
      timeZoneRefusal(timeZone),
    ],
    saving.fieldErrors,
  );
  return (
    <EntityDialog
      title={t('app.workspaceSettings')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={() => {
        if (check())
          void saving.run(() => ({
            input: { name, displayName, customerName, accentColor, timeZone },
          }));
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('app.workspaceName')}
        required
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <TextInput
        label={t('app.displayName')}
        description={t('app.displayNameHint')}
        value={displayName}
        error={errorOf('displayName')}
        onChange={setDisplayName}
      />
      <TextInput
        label={t('app.customerName')}
        description={t('app.customerNameHint')}
        value={customerName}
        error={errorOf('customerName')}
        onChange={setCustomerName}
      />
      <AccentField value={accentColor} error={errorOf('accentColor')} onChange={setAccentColor} />
      <Select
        label={t('app.timeZone')}
        required
        value={timeZone}
        error={errorOf('timeZone')}
        options={timeZoneOptions(timeZone)}
        onChange={(zone) => setTimeZone(zone ?? tenant.timeZone)}
      />
    </EntityDialog>
  );
}
