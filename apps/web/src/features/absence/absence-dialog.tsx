import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { absenceRefusals, type AbsenceChange } from '@baton/domain/party/absence-rules';
import { dutyKinds, type DutyKind } from '@baton/domain/party/absence';
import { dayOf } from '@baton/domain/core/dates';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { absenceDialogQuery } from '../../__generated__/absenceDialogQuery.graphql.ts';
import type { absenceDialogSaveMutation } from '../../__generated__/absenceDialogSaveMutation.graphql.ts';
import type { absenceDialogEndMutation } from '../../__generated__/absenceDialogEndMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DelegateField } from './delegate-field.tsx';
import classes from './absence.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query absenceDialogQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      ... on User {
        absence {
          startsOn
          endsOn
          isAway
          workDelegate {
            id
            name
            kind
          }
          approvalDelegate {
            id
            name
            kind
          }
          roleDelegate {
            id
            name
            kind
          }
        }
      }
    }
  }
`;

const save = graphql`
  mutation absenceDialogSaveMutation($input: SetAbsenceInput!) {
    setAbsence(input: $input) {
      user {
        id
        absence {
          startsOn
          endsOn
          isAway
        }
      }
    }
  }
`;

const end = graphql`
  mutation absenceDialogEndMutation($input: EndAbsenceInput!) {
    endAbsence(input: $input) {
      user {
        id
        absence {
          endsOn
        }
      }
    }
  }
`;

const formId = 'absence-form';
const fieldOf = {
  WORK: 'workDelegateId',
  APPROVAL: 'approvalDelegateId',
  ROLE: 'roleDelegateId',
} as const satisfies Record<DutyKind, string>;

export interface AbsenceDialogProps {
  /** The absent person. Null for the viewer. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** Sets when someone is absent and who their delegates are. */
export function AbsenceDialog({ person, onClose }: AbsenceDialogProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const title = person === null ? t('absence.title') : t('absence.of', { name: person.name });
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={onClose} title={title} size="small">
          <Skeleton rows={7} />
        </Dialog>
      }
    >
      <AbsenceForm personId={person?.id ?? viewer.id} title={title} onClose={onClose} />
    </Suspense>
  );
}

interface FormProps {
  readonly personId: string;
  readonly title: string;
  readonly onClose: () => void;
}

function AbsenceForm({ personId, title, onClose }: FormProps): ReactNode {
  const t = useText();
  const { id: viewerId, timeZone } = useViewer();
  const { parties } = useQuery<absenceDialogQuery>(
    query,
    { ids: [personId] },
    { fetchPolicy: 'network-only' },
  );
  const known = parties[0]?.absence ?? null;
  const [today] = useState(() => dayOf(Date.now(), timeZone));
  const [startsOn, setStartsOn] = useState(known?.startsOn ?? today);
  const [endsOn, setEndsOn] = useState(known?.endsOn ?? null);
  const [delegates, setDelegates] = useState<Readonly<Record<DutyKind, FoundParty | null>>>({
    WORK: known?.workDelegate ?? null,
    APPROVAL: known?.approvalDelegate ?? null,
    ROLE: known?.roleDelegate ?? null,
  });
  const [isChecked, setIsChecked] = useState(false);
  const saving = useCommand<absenceDialogSaveMutation>(save, {
    fields: ['startsOn', 'endsOn', ...Object.values(fieldOf)],
    onDone: () => {
      notify({ tone: 'success', text: t('absence.saved') });
      onClose();
    },
  });
  const ending = useCommand<absenceDialogEndMutation>(end, {
    onDone: () => {
      notify({ tone: 'success', text: t('absence.ended') });
      onClose();
    },
  });
  const isPending = saving.isPending || ending.isPending;

  const idOf = (duty: DutyKind): PartyId | null => {
    const party = delegates[duty];
    return party === null ? null : asId<PartyId>(party.id);
  };
  const change: AbsenceChange | null =
    startsOn === '' || endsOn === null
      ? null
      : {
          startsOn,
          endsOn,
          delegates: { WORK: idOf('WORK'), APPROVAL: idOf('APPROVAL'), ROLE: idOf('ROLE') },
        };
  // Assumes that delegates are internal users, because the server checks whether a delegate is
  // allowed.
  const members = new Map(
    Object.values(delegates).flatMap((party) =>
      party === null ? [] : [[party.id, { accessLevel: 'INTERNAL' as const }] as const],
    ),
  );
  const refusals =
    change === null
      ? []
      : absenceRefusals(change, asId<PartyId>(personId), asId<PartyId>(viewerId), members, today);
  const errorOf = (field: string): string | null => {
    if (isChecked && change === null && field === 'endsOn') return t('errors.Required');
    const refusal = isChecked ? refusals.find((one) => one.field === field) : undefined;
    if (refusal !== undefined) return errorText(t, refusal);
    return saving.fieldErrors[field] ?? null;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (change === null || refusals.length > 0 || isPending) return;
    void saving.run(() => ({
      input: {
        userId: personId,
        startsOn: change.startsOn,
        endsOn: change.endsOn,
        workDelegateId: change.delegates.WORK,
        approvalDelegateId: change.delegates.APPROVAL,
        roleDelegateId: change.delegates.ROLE,
      },
    }));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      isBusy={isPending}
      footer={
        <>
          {known !== null && (
            <span className={classes.start}>
              <Button
                loading={ending.isPending}
                onClick={() => void ending.run(() => ({ input: { userId: personId } }))}
              >
                {t(known.isAway ? 'absence.back' : 'absence.remove')}
              </Button>
            </span>
          )}
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} loading={saving.isPending}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.intro}>{t('absence.intro')}</p>
        <div className={classes.days}>
          <DatePicker
            label={t('absence.startsOn')}
            required
            clearable={false}
            value={startsOn}
            error={errorOf('startsOn')}
            onChange={(day) => setStartsOn(day ?? startsOn)}
          />
          <DatePicker
            label={t('absence.endsOn')}
            required
            clearable={false}
            min={startsOn > today ? startsOn : today}
            value={endsOn}
            error={errorOf('endsOn')}
            onChange={setEndsOn}
          />
        </div>
        {dutyKinds.map((duty) => (
          <DelegateField
            key={duty}
            duty={duty}
            value={delegates[duty]}
            error={errorOf(fieldOf[duty])}
            onChange={(party) => setDelegates((now) => ({ ...now, [duty]: party }))}
          />
        ))}
      </form>
    </Dialog>
  );
}
