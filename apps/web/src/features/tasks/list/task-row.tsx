import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Check, ThumbsUp } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { areEqualSelectors, getFragment, getSingularSelector } from 'relay-runtime';
import type { taskRow_task$key } from '../../../__generated__/taskRow_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import { tagColor } from '../../../lib/tags/shown-tag.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { TagDots } from '../../../ui/tag-dot/tag-dot.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { CommandTask } from '../commands/use-task-commands.ts';
import { DelegateMark } from '../people/delegate-mark.tsx';
import { DueText } from '../due/due-text.tsx';
import classes from './task-row.module.css';

export interface TaskRowActions {
  readonly open: (id: string) => void;
  readonly complete: (task: CommandTask) => void;
  /** Approves immediately, or opens the dialog if a comment is required. */
  readonly approve: (task: CommandTask) => void;
  readonly focus: (id: string) => void;
  readonly toggle: (id: string, isRange: boolean) => void;
}

const fragment = graphql`
  fragment taskRow_task on Task {
    id
    reference
    name
    version
    type
    displayStatus
    mark
    skippedAt
    dueOn
    dueOnClass
    completedAt
    workflowName
    stageName
    tags {
      id
      name
      shownColor
    }
    ...delegateMark_task
    assignees {
      id
      name
      kind
    }
    permissions {
      complete
      approve
    }
  }
`;

interface TaskCellsProps {
  readonly task: taskRow_task$key;
  /** Null if tasks can't be selected. */
  readonly isSelected: boolean | null;
  readonly actions: TaskRowActions;
}

export interface TaskRowProps extends TaskCellsProps {
  readonly id: string;
  readonly index: number;
  readonly isActive: boolean;
}

/**
 * One row of a task list. Its position changes when a row above it leaves, which doesn't render its
 * cells.
 */
export const TaskRow = memo(function TaskRow({
  id,
  index,
  isActive,
  ...cells
}: TaskRowProps): ReactNode {
  const { isSelected, actions } = cells;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    actions.open(id);
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected ?? isActive}
      data-selected={isSelected || undefined}
      data-selectable={isSelected !== null || undefined}
      tabIndex={isActive ? 0 : -1}
      data-task={id}
      className={classes.row}
      onKeyDown={onKeyDown}
      onFocus={() => actions.focus(id)}
      onClick={() => actions.open(id)}
    >
      <TaskCells {...cells} />
    </div>
  );
});

/**
 * Returns whether references are to the same task. Relay makes new references to the tasks after one that
 * leaves the list.
 */
const isSameTask = (before: taskRow_task$key, now: taskRow_task$key): boolean => {
  if (before === now) return true;
  const one = getSingularSelector(getFragment(fragment), before);
  const other = getSingularSelector(getFragment(fragment), now);
  return one !== null && other !== null && areEqualSelectors(one, other);
};
const showSame = (before: TaskCellsProps, now: TaskCellsProps): boolean =>
  before.isSelected === now.isSelected &&
  before.actions === now.actions &&
  isSameTask(before.task, now.task);

/** Cells of a row as plain elements, because a list renders thousands. */
const TaskCells = memo(function TaskCells({
  task,
  isSelected,
  actions,
}: TaskCellsProps): ReactNode {
  const t = useText();
  const data = useFragment(fragment, task);
  const look = taskLook(data);
  const { complete: mayComplete, approve: mayApprove } = data.permissions;
  const complete = (): void => actions.complete(data);
  const approve = (): void => actions.approve(data);

  const act = (run: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    run();
  };

  return (
    <>
      {isSelected !== null && (
        <span role="gridcell" className={classes.check}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t('ui.selectRow', { name: data.name })}
            checked={isSelected}
            onChange={() => undefined}
            onClick={(event) => {
              event.stopPropagation();
              actions.toggle(data.id, event.shiftKey);
            }}
          />
        </span>
      )}
      <span role="gridcell" className={classes.status}>
        <StatusIcon shape={look.shape} label={t(look.text)} />
      </span>
      <span role="gridcell" className={classes.reference}>
        {data.reference}
      </span>
      <span role="gridcell" className={classes.title}>
        <span className={classes.name}>{data.name}</span>
        {data.type === 'APPROVAL' && (
          <span className={classes.mark}>{t('tasks.row.approval')}</span>
        )}
        {data.mark != null && <span className={classes.mark}>{t(look.text)}</span>}
        <DelegateMark task={data} className={classes.mark} />
        {data.tags.length > 0 && (
          <span className={classes.tags}>
            <TagDots
              tags={data.tags.map(({ id, name, shownColor }) => ({
                id,
                label: name,
                color: tagColor(shownColor),
              }))}
            />
          </span>
        )}
      </span>
      <span role="gridcell" className={classes.place}>
        {t('tasks.row.place', { workflow: data.workflowName, stage: data.stageName })}
      </span>
      <span role="gridcell" className={classes.actions}>
        {mayComplete && (
          <button
            type="button"
            tabIndex={-1}
            data-action="complete"
            className={classes.action}
            onClick={act(complete)}
            {...tooltip(t('tasks.action.complete'), { keys: 'c' })}
          >
            <Check size={14} aria-hidden="true" />
            <span className={classes.actionText}>{t('tasks.action.completeShort')}</span>
            <Kbd keys="c" />
          </button>
        )}
        {mayApprove && (
          <button
            type="button"
            tabIndex={-1}
            data-action="approve"
            className={classes.action}
            onClick={act(approve)}
            {...tooltip(t('tasks.action.approve'), { keys: 'a' })}
          >
            <ThumbsUp size={14} aria-hidden="true" />
            <span className={classes.actionText}>{t('tasks.action.approve')}</span>
            <Kbd keys="a" />
          </button>
        )}
      </span>
      <span role="gridcell" className={classes.due}>
        <DueText
          dueOn={data.dueOn}
          dueClass={data.dueOnClass}
          completedAt={data.completedAt}
          withLateness
        />
      </span>
      <span role="gridcell" className={classes.people}>
        <AvatarGroup parties={data.assignees} max={3} />
      </span>
    </>
  );
}, showSame);
