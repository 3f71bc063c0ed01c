import { useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import type { groupDialogDeleteMutation } from '../../__generated__/groupDialogDeleteMutation.graphql.ts';
import type { groupDialogRefreshQuery } from '../../__generated__/groupDialogRefreshQuery.graphql.ts';
import type { groupDialogSaveRoleMutation } from '../../__generated__/groupDialogSaveRoleMutation.graphql.ts';
import type { groupDialogSaveTeamMutation } from '../../__generated__/groupDialogSaveTeamMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { membersOf, type Group } from './group-members.ts';

const saveTeam = graphql`
  mutation groupDialogSaveTeamMutation($input: SaveGroupInput!) {
    saveTeam(input: $input) {
      team {
        id
      }
    }
  }
`;

const saveRole = graphql`
  mutation groupDialogSaveRoleMutation($input: SaveGroupInput!) {
    saveRole(input: $input) {
      role {
        id
      }
    }
  }
`;

const deleteGroup = graphql`
  mutation groupDialogDeleteMutation($input: DeleteGroupInput!) {
    deleteGroup(input: $input) {
      deletedId
    }
  }
`;

/** Reloads both short lists, which is simpler than patching them. */
const refresh = graphql`
  query groupDialogRefreshQuery {
    teams {
      id
      ...groupMembers_group
    }
    roles {
      id
      ...groupMembers_group
    }
  }
`;

type TeamType = 'INTERNAL' | 'EXTERNAL';

export interface GroupDialogProps {
  readonly kind: 'TEAM' | 'ROLE';
  /** Null for a new team or role. */
  readonly group: Group | null;
  readonly onClose: () => void;
  /** Called after a deletion. If missing, the dialog only closes. */
  readonly onDeleted?: (() => void) | undefined;
}

const texts = {
  TEAM: { add: 'people.addTeam', confirm: 'people.deleteTeam', what: 'people.deleteTeamText' },
  ROLE: { add: 'people.addRole', confirm: 'people.deleteRole', what: 'people.deleteRoleText' },
} as const;

/** Name and members of a team or role, and whether members of a role can invite. */
export function GroupDialog({
  kind,
  group,
  onClose,
  onDeleted = onClose,
}: GroupDialogProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const search = usePartySearch({ kinds: ['USER'] });
  const [name, setName] = useState(group?.name ?? '');
  const [allowsInviting, setAllowsInviting] = useState(group?.allowsInviting === true);
  const [members, setMembers] = useState<readonly PartyOption[]>(() =>
    group === null
      ? []
      : membersOf(group).map((member) => ({
          ...member,
          kind: 'USER' as const,
          detail: member.email,
        })),
  );
  const reload = (): void => {
    fetchQuery<groupDialogRefreshQuery>(environment, refresh, {}).subscribe({});
  };
  const [type, setType] = useState<TeamType>(group?.type === 'EXTERNAL' ? 'EXTERNAL' : 'INTERNAL');
  const [email, setEmail] = useState(group?.teamEmail ?? '');
  const [admins, setAdmins] = useState<readonly PartyOption[]>(() =>
    (group?.admins ?? []).map((one) => ({ ...one, kind: 'USER' as const, detail: one.email })),
  );
  const isTeam = kind === 'TEAM';
  // Only members can be admins.
  const chosenAdmins = admins.filter(({ id }) => members.some((member) => member.id === id));
  const finish = (): void => {
    reload();
    onClose();
  };
  const saves = {
    fields: ['name', 'memberIds', 'allowsInviting', 'type', 'email', 'adminIds'],
    onDone: finish,
  };
  const team = useCommand<groupDialogSaveTeamMutation>(saveTeam, saves);
  const role = useCommand<groupDialogSaveRoleMutation>(saveRole, saves);
  const removing = useCommand<groupDialogDeleteMutation>(deleteGroup, {
    onDone: () => {
      reload();
      onDeleted();
    },
  });
  const saving = kind === 'TEAM' ? team : role;
  const isEditable = group === null || group.permissions?.edit === true;
  const { errorOf, check } = useCheckedFields(
    [nameRefusal(name), email.trim() === '' ? null : emailRefusal(email)],
    saving.fieldErrors,
  );
  const text = texts[kind];
  const maySetInviting = kind === 'ROLE' && viewer.isAdmin && group?.isSystem !== true;

  const submit = (): void => {
    if (!check()) return;
    const input = {
      ...{ id: group?.id ?? null, name, memberIds: members.map(({ id }) => id) },
      ...(maySetInviting && { allowsInviting }),
      ...(isTeam && { type, email, adminIds: chosenAdmins.map(({ id }) => id) }),
    };
    void saving.run(() => ({ input }));
  };
  return (
    <EntityDialog
      title={group === null ? t(text.add) : group.name}
      submitLabel={t(group === null ? text.add : 'ui.save')}
      isPending={saving.isPending}
      disabledReason={isEditable ? null : t('errors.Forbidden')}
      onSubmit={submit}
      onClose={onClose}
      deletion={
        group?.permissions?.delete === true
          ? {
              label: t(text.confirm),
              text: t(text.what, { name: group.name }),
              isPending: removing.isPending,
              onConfirm: () => void removing.run(() => ({ input: { id: group.id } })),
            }
          : undefined
      }
    >
      <TextInput
        label={t('people.name')}
        required
        autoFocus={group === null}
        disabled={!isEditable || group?.isSystem === true}
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <PartyPicker
        label={t('people.members')}
        {...search}
        disabled={!isEditable}
        value={members}
        error={errorOf('memberIds')}
        onChange={setMembers}
      />
      {isTeam && (
        <>
          <PartyPicker
            label={t('people.teamAdmins')}
            description={t('people.teamAdminsHint')}
            parties={members}
            disabled={!isEditable}
            value={chosenAdmins}
            error={errorOf('adminIds')}
            onChange={setAdmins}
          />
          <Select<TeamType>
            label={t('people.teamType')}
            required
            searchable={false}
            disabled={!isEditable}
            value={type}
            error={errorOf('type')}
            options={[
              {
                value: 'INTERNAL',
                label: t('people.internal'),
                description: t('people.teamInternalHint'),
              },
              {
                value: 'EXTERNAL',
                label: t('people.external'),
                description: t('people.teamExternalHint'),
              },
            ]}
            onChange={(next) => setType(next ?? type)}
          />
          <TextInput
            label={t('people.email')}
            description={t('people.teamEmailHint')}
            type="email"
            autoComplete="off"
            disabled={!isEditable}
            value={email}
            error={errorOf('email')}
            onChange={setEmail}
          />
        </>
      )}
      {kind === 'ROLE' && (
        <Checkbox
          label={t('people.allowsInviting')}
          description={t('people.allowsInvitingHint')}
          checked={allowsInviting}
          disabled={!maySetInviting}
          error={errorOf('allowsInviting')}
          onChange={setAllowsInviting}
        />
      )}
    </EntityDialog>
  );
}
