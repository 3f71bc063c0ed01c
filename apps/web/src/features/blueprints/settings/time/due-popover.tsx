import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import {
  Calendar,
  CalendarClock,
  CalendarOff,
  Hourglass,
  ListTodo,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TwoStepPopover } from '../../../../ui/popover/two-step-popover.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorState } from '../../editor/editor-context.ts';
import {
  datesOf,
  dueKindLabels,
  dueKinds,
  freshRule,
  RuleValueFields,
  type DueKind,
} from '../../rules/rule-editor.tsx';
import classes from './due-popover.module.css';
import { useFieldEdit } from '../use-field-edit.ts';

const icons: Readonly<Record<DueKind, LucideIcon>> = {
  NONE: CalendarOff,
  DURATION: Hourglass,
  WORKFLOW_START: CalendarClock,
  FIELD: ListTodo,
  FIXED: Calendar,
};

export interface TaskPopoverProps {
  readonly task: BlueprintTask;
  /** The button that opens it. */
  readonly trigger: (open: () => void) => ReactElement;
}

/** Sets the due date of a task: first how it is determined, then its value. */
export function DuePopover({ task, trigger }: TaskPopoverProps): ReactNode {
  const t = useText();
  const { content } = useEditorState();
  const dates = datesOf(content);
  const due = useFieldEdit(
    task.due,
    taskPlace(task.key),
    (value) => (before) => updateTask(before, task.key, { due: value }),
  );
  const kindOf = due.value?.kind ?? 'NONE';
  return (
    <TwoStepPopover<DueKind>
      trigger={trigger}
      label={t('blueprints.task.due')}
      options={dueKinds(dates, task.due).map((key) => {
        const Icon = icons[key];
        return {
          key,
          label: t(dueKindLabels[key]),
          icon: <Icon size={15} aria-hidden="true" />,
          isChosen: key === (task.due?.kind ?? 'NONE'),
          isComplete: key === 'NONE',
        };
      })}
      onSelect={(key) => {
        if (key === 'NONE') due.saveNow(null);
        else if (key !== kindOf) due.set(freshRule(key, dates));
      }}
      onClose={() => {
        if (!due.save()) due.cancel();
      }}
      value={(_, close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (due.save()) close();
          }}
        >
          <RuleValueFields
            isDue
            value={due.value}
            error={due.error}
            dates={dates}
            onChange={due.set}
          />
          <Button type="submit" kind="primary" size="small">
            {t('ui.save')}
          </Button>
        </form>
      )}
    />
  );
}
