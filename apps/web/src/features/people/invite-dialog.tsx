import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { Refusal } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { emailRefusal } from '@baton/domain/party/person-rules';
import type { inviteDialogMutation } from '../../__generated__/inviteDialogMutation.graphql.ts';
import type { inviteDialogReactivateMutation } from '../../__generated__/inviteDialogReactivateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { isErrorCode } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import type { PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { AddressField, type AddressFault } from './address-field.tsx';
import { AccessLevelField } from './access-level-field.tsx';
import { GroupsField } from './groups-field.tsx';
import classes from './people.module.css';

const invitePeople = graphql`
  mutation inviteDialogMutation($input: InviteUsersInput!) {
    inviteUsers(input: $input) {
      results {
        email
        code
        params {
          name
          value
        }
        user {
          id
          name
          deletedAt
          permissions {
            edit
          }
        }
      }
    }
  }
`;

const reactivatePerson = graphql`
  mutation inviteDialogReactivateMutation($input: ReactivateUserInput!) {
    reactivateUser(input: $input) {
      user {
        id
        name
        deletedAt
      }
    }
  }
`;

type Result = inviteDialogMutation['response']['inviteUsers']['results'][number];

interface Refused {
  readonly refusal: Pick<Refusal, 'code' | 'params'>;
  readonly formerId: string | null;
}

const refusedOf = ({ code, params, user }: Result): Refused => {
  const known = code ?? '';
  return {
    refusal: {
      code: isErrorCode(known) ? known : 'Unexpected',
      params: Object.fromEntries(params.map(({ name, value }) => [name, value])),
    },
    formerId: user?.deletedAt != null && user.permissions.edit ? user.id : null,
  };
};

export interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites several people with the same access, roles, and teams. */
export function InviteDialog({ onClose }: InviteDialogProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const [groups, setGroups] = useState<readonly PartyOption[]>([]);
  const [accessLevel, setAccessLevel] = useState<AccessLevel>('INTERNAL');
  const [isAdmin, setIsAdmin] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const names = useRef<ReadonlyMap<string, string>>(new Map());
  const mayAppoint = viewer.isAdmin && accessLevel === 'INTERNAL';
  const fields = ['people', 'accessLevel', 'groupIds', ...(mayAppoint ? ['isAdmin'] : [])];
  const inviting = useCommand<inviteDialogMutation>(invitePeople, { fields });
  const reactivating = useCommand<inviteDialogReactivateMutation>(reactivatePerson, {
    onDone: ({ reactivateUser: { user } }) =>
      notify({ tone: 'success', text: t('people.reactivated', { name: user.name }) }),
  });

  const faults = emails.flatMap((email): readonly AddressFault[] => {
    const invalid = emailRefusal(email);
    const known = invalid === null ? refused.get(email) : { refusal: invalid, formerId: null };
    if (known === undefined) return [];
    return [{ email, text: errorText(t, known.refusal), formerId: known.formerId }];
  });
  const good = emails.filter((email) => !faults.some((fault) => fault.email === email));

  const send = async (): Promise<void> => {
    const done = await inviting.run((idempotencyKey) => ({
      input: {
        ...{ idempotencyKey, accessLevel, isAdmin: isAdmin && mayAppoint },
        people: good.map((email) => ({ email, name: names.current.get(email) ?? null })),
        groupIds: groups.map(({ id }) => id),
      },
    }));
    if (done === null) return;
    const { results } = done.inviteUsers;
    const sent = results.filter(({ code }) => code == null).map(({ email }) => email);
    const left = results.filter(({ code }) => code != null);
    setRefused(new Map([...refused, ...left.map((one) => [one.email, refusedOf(one)] as const)]));
    setEmails(emails.filter((email) => !sent.includes(email)));
    if (sent.length > 0) {
      const [email = ''] = sent;
      notify({
        tone: 'success',
        text: t('people.invitationsSent', { count: sent.length, email }),
      });
    }
    if (left.length + faults.length === 0) onClose();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (good.length === 0) focusFirstError(event.currentTarget);
    else if (!inviting.isPending) void send();
  };
  const reactivate = async ({ email, formerId }: AddressFault): Promise<void> => {
    const id = formerId ?? '';
    if ((await reactivating.run(() => ({ input: { id } }))) === null) return;
    setEmails(emails.filter((one) => one !== email));
  };
  const isEmpty = isChecked && emails.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.addPerson')}
      size="medium"
      isBusy={inviting.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form="invite-form"
            icon={<Send />}
            loading={inviting.isPending}
          >
            {t('people.sendInvitations', { count: good.length })}
          </Button>
        </>
      }
    >
      <form id="invite-form" className={classes.form} onSubmit={onSubmit} noValidate>
        <AddressField
          value={emails}
          faults={faults}
          error={isEmpty ? t('errors.Required') : (inviting.fieldErrors['people'] ?? null)}
          onNames={(next) => {
            names.current = next;
          }}
          onChange={setEmails}
          onReactivate={(fault) => void reactivate(fault)}
        />
        <GroupsField
          value={groups}
          lockedIds={new Set()}
          disabled={false}
          error={inviting.fieldErrors['groupIds'] ?? null}
          onChange={setGroups}
        />
        <AccessLevelField
          value={accessLevel}
          disabled={false}
          error={inviting.fieldErrors['accessLevel'] ?? null}
          onChange={setAccessLevel}
        />
        {mayAppoint && (
          <Checkbox
            label={t('people.administrator')}
            description={t('people.administratorHint')}
            checked={isAdmin}
            error={inviting.fieldErrors['isAdmin'] ?? null}
            onChange={setIsAdmin}
          />
        )}
        <p className={classes.text}>{t('people.invitationValid')}</p>
      </form>
    </Dialog>
  );
}
