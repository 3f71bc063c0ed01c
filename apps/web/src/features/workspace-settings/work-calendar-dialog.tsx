import { useState, Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { calendarRefusals } from '@baton/domain/time/calendar-rules';
import type { workCalendarDialogQuery } from '../../__generated__/workCalendarDialogQuery.graphql.ts';
import type { workCalendarDialogSaveMutation } from '../../__generated__/workCalendarDialogSaveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HolidayList } from './holiday-list.tsx';
import { WorkWeek } from './work-week.tsx';
import classes from './work-calendar.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

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

interface WorkCalendarDialogProps {
  readonly onClose: () => void;
}

/** Working hours and holidays of the workspace. */
export function WorkCalendarDialog({ onClose }: WorkCalendarDialogProps): ReactNode {
  const t = useText();
  const loading = (
    <Dialog isOpen onClose={onClose} title={t('time.calendar.title')}>
      <Skeleton rows={7} />
    </Dialog>
  );
  return (
    <Suspense fallback={loading}>
      <LoadedCalendar onClose={onClose} />
    </Suspense>
  );
}

function LoadedCalendar({ onClose }: WorkCalendarDialogProps): ReactNode {
  const t = useText();
  const { workCalendar: stored, viewer } = useQuery<workCalendarDialogQuery>(
    query,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [week, setWeek] = useState(() => stored.week.map(({ spans }) => spans));
  const [holidays, setHolidays] = useState(stored.holidays);
  const saving = useCommand<workCalendarDialogSaveMutation>(save, {
    onDone: () => {
      notify({ tone: 'success', text: t('time.calendar.saved') });
      onClose();
    },
  });
  const { errorOf, check } = useCheckedFields(
    calendarRefusals({ week, holidays }),
    saving.fieldErrors,
  );
  const submit = (): void => {
    if (!check()) return;
    void saving.run(() => ({
      input: { edition: stored.edition, week: week.map((spans) => ({ spans })), holidays },
    }));
  };
  const weekError = errorOf('week');
  return (
    <EntityDialog
      title={t('time.calendar.title')}
      size="medium"
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </EntityDialog>
  );
}
