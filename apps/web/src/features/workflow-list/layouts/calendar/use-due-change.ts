import { graphql } from 'react-relay';
import { addDays } from '@baton/domain/core/plain-date';
import type { useDueChangeMutation } from '../../../../__generated__/useDueChangeMutation.graphql.ts';
import { useCommand } from '../../../../lib/api/use-command.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { instantAt, wallTime } from '../../../../lib/i18n/zoned-time.ts';
import { notify } from '../../../../lib/notice/notices.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';

/** A task as the calendar moves it. */
export interface DueTask {
  readonly id: string;
  readonly name: string;
  readonly dueOn?: string | null | undefined;
  readonly permissions: {
    readonly editDueOn: boolean;
    readonly refusals: Parameters<typeof refusalTip>[1];
  };
}

/** Changes due dates, and says why it can't. */
export interface DueChange {
  /** Moves to a day and keeps the time of day. */
  readonly moveTo: (task: DueTask, day: string) => Promise<void>;
  readonly moveBy: (task: DueTask, days: number) => Promise<void>;
  readonly refusalOf: (task: DueTask) => string | null;
}

export function useDueChange(onDone: () => Promise<unknown>): DueChange {
  const t = useText();
  const format = useFormats();
  const { timeZone } = format.clock;
  const command = useCommand<useDueChangeMutation>(graphql`
    mutation useDueChangeMutation($input: ChangeTaskDueDateInput!) {
      changeTaskDueDate(input: $input) {
        task {
          id
          version
          dueOn
          dueOnClass
          displayStatus
        }
      }
    }
  `);
  const refusalOf = ({ permissions }: DueTask): string | null =>
    permissions.editDueOn ? null : refusalTip(t, permissions.refusals, 'editDueOn');
  const change = async (
    { id, name }: Pick<DueTask, 'id' | 'name'>,
    dueOn: string,
    previous: string | null,
  ): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, taskId: id, dueOn },
    }));
    if (done === null) return;
    await onDone();
    notify({
      tone: 'success',
      text: t('views.calendar.moved', { name, date: format.moment(dueOn) }),
      action:
        previous === null
          ? undefined
          : {
              label: t('tasks.notice.undo'),
              run: () => void change({ id, name }, previous, null),
            },
    });
  };
  const moveTo = async (task: DueTask, day: string): Promise<void> => {
    const refusal = refusalOf(task);
    if (refusal !== null) {
      notify({ tone: 'danger', text: refusal });
      return;
    }
    if (task.dueOn == null) return;
    const { date, time } = wallTime(new Date(task.dueOn), timeZone);
    if (date !== day) await change(task, instantAt(day, time, timeZone).toISOString(), task.dueOn);
  };
  return {
    moveTo,
    moveBy: async (task, days) => {
      if (task.dueOn == null) return;
      const { date } = wallTime(new Date(task.dueOn), timeZone);
      await moveTo(task, addDays(date, days));
    },
    refusalOf,
  };
}
