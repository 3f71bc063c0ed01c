import { useState, type FormEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nameRefusal } from '@baton/domain/party/person-rules';
import { accentColorRefusal, timeZoneRefusal } from '@baton/domain/tenant/tenant-rules';
import type { workspaceSettings_viewer$key } from '../../__generated__/workspaceSettings_viewer.graphql.ts';
import type { workspaceSettingsSaveMutation } from '../../__generated__/workspaceSettingsSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { timeZoneOptions } from './time-zone-options.ts';
import { AccentField } from './accent-field.tsx';
import classes from './workspace-settings.module.css';

const viewerFragment = graphql`
  fragment workspaceSettings_viewer on Viewer {
    tenant {
      name
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

/** Name, color, and time zone of the workspace, for admins. */
export function WorkspaceSettings({ viewer, onClose }: WorkspaceSettingsProps): ReactNode {
  const t = useText();
  const { tenant } = useFragment(viewerFragment, viewer);
  const [name, setName] = useState(tenant.name);
  const [accentColor, setAccentColor] = useState(tenant.accentColor);
  const [timeZone, setTimeZone] = useState(tenant.timeZone);
  const [isChecked, setIsChecked] = useState(false);
  const saving = useCommand<workspaceSettingsSaveMutation>(save, {
    fields: ['name', 'accentColor', 'timeZone'],
    onDone: () => {
      notify({ tone: 'success', text: t('app.settingsSaved') });
      onClose();
    },
  });
  const refusals = [nameRefusal(name), accentColorRefusal(accentColor), timeZoneRefusal(timeZone)];
  const errorOf = (field: string): string | null => {
    const refusal = isChecked ? refusals.find((one) => one?.field === field) : null;
    return refusal == null ? (saving.fieldErrors[field] ?? null) : errorText(t, refusal);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (refusals.some((refusal) => refusal !== null)) return;
    void saving.run(() => ({ input: { name, accentColor, timeZone } }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('app.workspaceSettings')}
      size="small"
      isBusy={saving.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form="workspace-settings" loading={saving.isPending}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form id="workspace-settings" className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          label={t('app.workspaceName')}
          required
          value={name}
          error={errorOf('name')}
          onChange={setName}
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
      </form>
    </Dialog>
  );
}
