import { useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { nameRefusal } from '@baton/domain/party/person-rules';
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
      ...groupList_group
    }
    roles {
      id
      ...groupList_group
    }
  }
`;

export interface GroupDialogProps {
  readonly kind: 'TEAM' | 'ROLE';
  /** Null for a new team or role. */
  readonly group: Group | null;
  readonly onClose: () => void;
}

const texts = {
  TEAM: { add: 'people.addTeam', confirm: 'people.deleteTeam', what: 'people.deleteTeamText' },
  ROLE: { add: 'people.addRole', confirm: 'people.deleteRole', what: 'people.deleteRoleText' },
} as const;

/** Name and members of a team or role, and whether members of a role can invite. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps): ReactNode {
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
  const finish = (): void => {
    fetchQuery<groupDialogRefreshQuery>(environment, refresh, {}).subscribe({});
    onClose();
  };
  const saves = { fields: ['name', 'memberIds', 'allowsInviting'], onDone: finish };
  const team = useCommand<groupDialogSaveTeamMutation>(saveTeam, saves);
  const role = useCommand<groupDialogSaveRoleMutation>(saveRole, saves);
  const removing = useCommand<groupDialogDeleteMutation>(deleteGroup, { onDone: finish });
  const saving = kind === 'TEAM' ? team : role;
  const isEditable = group === null || group.permissions?.edit === true;
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], saving.fieldErrors);
  const text = texts[kind];
  const maySetInviting = kind === 'ROLE' && viewer.isAdmin && group?.isSystem !== true;

  const submit = (): void => {
    if (!check()) return;
    const input = {
      ...{ id: group?.id ?? null, name, memberIds: members.map(({ id }) => id) },
      ...(maySetInviting && { allowsInviting }),
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
