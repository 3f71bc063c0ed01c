import { useState, type FormEvent, type ReactNode } from 'react';
import { AlarmClockOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { taskExpired_task$key } from '../../../../__generated__/taskExpired_task.graphql.ts';
import type { taskExpiredRestartMutation } from '../../../../__generated__/taskExpiredRestartMutation.graphql.ts';
import { useCommand } from '../../../../lib/api/use-command.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DateTimePicker } from '../../../../ui/date-picker/date-picker.tsx';
import { WhatHappens } from '../decision/what-happens.tsx';
import classes from './task-expired.module.css';

const restart = graphql`
  mutation taskExpiredRestartMutation($input: RestartExpiredTaskInput!) {
    restartExpiredTask(input: $input) {
      task {
        ...taskExpired_task
      }
      ...taskState_payload
    }
  }
`;

/** Shows that a task or approval expired, with a new due date for people with permission. */
export function TaskExpired({ task }: { readonly task: taskExpired_task$key }): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskExpired_task on Task {
        id
        version
        isExpired
        permissions {
          restartExpired
        }
      }
    `,
    task,
  );
  const command = useCommand<taskExpiredRestartMutation>(restart, { fields: ['dueOn'] });
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (!data.isExpired) return null;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsMissing(dueOn === null);
    if (dueOn === null) return;
    void command.run((idempotencyKey) => ({
      input: { idempotencyKey, taskId: data.id, expectedVersion: data.version, dueOn },
    }));
  };
  return (
    <section className={classes.root} aria-label={t('time.restart.expired')}>
      <p className={classes.text}>
        <AlarmClockOff size={15} aria-hidden="true" />
        {t('time.restart.expired')}
      </p>
      {data.permissions.restartExpired ? (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <DateTimePicker
            label={t('time.restart.due')}
            value={dueOn}
            error={isMissing ? t('errors.Required') : command.fieldErrors['dueOn']}
            onChange={(at) => {
              setDueOn(at);
              setIsMissing(false);
            }}
          />
          {dueOn !== null && (
            <WhatHappens command={{ command: 'RESTART_EXPIRED', taskId: data.id, dueOn }} />
          )}
          <Button kind="primary" type="submit" loading={command.isPending}>
            {t('time.restart.action')}
          </Button>
        </form>
      ) : (
        <p className={classes.hint}>{t('time.restart.waits')}</p>
      )}
    </section>
  );
}
