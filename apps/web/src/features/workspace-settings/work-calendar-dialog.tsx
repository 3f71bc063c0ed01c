import { useState, Suspense, type FormEvent, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { calendarRefusals } from '@baton/domain/time/calendar-rules';
import type { workCalendarDialogQuery } from '../../__generated__/workCalendarDialogQuery.graphql.ts';
import type { workCalendarDialogSaveMutation } from '../../__generated__/workCalendarDialogSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HolidayList } from './holiday-list.tsx';
import { WorkWeek } from './work-week.tsx';
import classes from './work-calendar.module.css';

const query = graphql`
  query workCalendarDialogQuery {
    viewer {
      timeZone
    }
    workCalendar {
      edition
      week {
        spans {
          from
          to
        }
      }
      holidays {
        date
        name
      }
    }
  }
`;

const save = graphql`
  mutation workCalendarDialogSaveMutation($input: UpdateWorkCalendarInput!) {
    updateWorkCalendar(input: $input) {
      workCalendar {
        edition
      }
    }
  }
`;

interface Closing {
  readonly onClose: () => void;
}

/** Working hours and holidays of the workspace. */
export function WorkCalendarDialog({ onClose }: Closing): ReactNode {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('time.calendar.title')}
      size="medium"
      isBusy={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form="work-calendar" loading={isBusy}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton rows={7} />}>
        <CalendarForm onClose={onClose} onBusy={setIsBusy} />
      </Suspense>
    </Dialog>
  );
}

interface CalendarFormProps extends Closing {
  readonly onBusy: (isBusy: boolean) => void;
}

function CalendarForm({ onClose, onBusy }: CalendarFormProps): ReactNode {
  const t = useText();
  const { workCalendar: stored, viewer } = useLazyLoadQuery<workCalendarDialogQuery>(
    query,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [week, setWeek] = useState(() => stored.week.map(({ spans }) => spans));
  const [holidays, setHolidays] = useState(stored.holidays);
  const [isChecked, setIsChecked] = useState(false);
  const saving = useCommand<workCalendarDialogSaveMutation>(save, {
    onDone: () => {
      notify({ tone: 'success', text: t('time.calendar.saved') });
      onClose();
    },
  });
  const refusals = isChecked ? calendarRefusals({ week, holidays }) : [];
  const errorOf = (field: string): string | null => {
    const refusal = refusals.find((one) => one.field === field);
    return refusal === undefined ? null : errorText(t, refusal);
  };
  const submit = async (): Promise<void> => {
    onBusy(true);
    await saving.run(() => ({
      input: { edition: stored.edition, week: week.map((spans) => ({ spans })), holidays },
    }));
    onBusy(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    focusFirstError(event.currentTarget);
    if (calendarRefusals({ week, holidays }).length === 0) void submit();
  };
  const weekError = errorOf('week');
  return (
    <form id="work-calendar" className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.hint}>
        {t('time.calendar.hint', { zone: (viewer?.timeZone ?? 'UTC').replaceAll('_', ' ') })}
      </p>
      <h3 className={classes.heading}>{t('time.calendar.week')}</h3>
      <WorkWeek
        week={week}
        errorOf={(day) => errorOf(`week.${day}`) ?? (day === 0 ? weekError : null)}
        onChange={(changed) => setWeek(changed.map((spans) => [...spans]))}
      />
      <h3 className={classes.heading}>{t('time.calendar.holidays')}</h3>
      <HolidayList
        holidays={holidays}
        errorOf={(place, field) => errorOf(`holidays.${place}.${field}`)}
        onChange={setHolidays}
      />
    </form>
  );
}
