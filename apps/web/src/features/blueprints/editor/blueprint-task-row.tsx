import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { renameTask } from './rename.ts';
import {
  CalendarPlus,
  CornerDownRight,
  LayoutList,
  ListChecks,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { Edge } from '../draft/move.ts';
import { taskTypeLook } from '../content/task-type-look.ts';
import { taskPlace } from '../draft/place.ts';
import { AssigneePopover } from '../settings/assignee-popover.tsx';
import { DuePopover } from '../settings/due-popover.tsx';
import { useRuleText } from '../rules/rule-text.ts';
import { useEditorActions, type PartyBook, type Severity } from './editor-context.ts';
import { InPlaceName } from './in-place-name.tsx';
import { RowHandle } from './row-handle.tsx';
import { RowMenu } from './row-menu.tsx';
import classes from './outline.module.css';

export interface BlueprintTaskRowProps {
  readonly task: BlueprintTask;
  readonly index: number;
  readonly taskCount: number;
  readonly rowIndex: number;
  readonly isSelected: boolean;
  /** True for the only row in the Tab order. */
  readonly isCurrent: boolean;
  readonly isNaming: boolean;
  /** True if hovered, selected, or focused. Only then it renders its handle and menu. */
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly isEditable: boolean;
  readonly severity: Severity | null;
  readonly dropEdge: Edge | null;
  readonly parties: PartyBook;
}

/** One task. Plain markup, because a blueprint can have 2,000 tasks. */
export const BlueprintTaskRow = memo(function BlueprintTaskRow({
  task,
  index,
  taskCount,
  rowIndex,
  isSelected,
  isCurrent,
  isNaming,
  isActive,
  isDragged,
  isEditable,
  severity,
  dropEdge,
  parties,
}: BlueprintTaskRowProps): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const actions = useEditorActions();
  const place = taskPlace(task.key);
  const { icon: Icon, text: typeText } = taskTypeLook(task.type);
  const waits = task.trigger.afterTasks.length;
  const people = task.assignees.map((id) => ({
    id,
    name: parties.get(id)?.name ?? t('blueprints.party.unknown'),
    kind: parties.get(id)?.kind ?? 'ROLE',
  }));
  const due = rule.due(task.due);
  // Mounted for one or two rows only, because a blueprint can have 2,000 tasks.
  const isTouchable = isEditable && isActive;

  return (
    <div
      role="row"
      aria-level={2}
      aria-posinset={index + 1}
      aria-setsize={taskCount}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      tabIndex={isCurrent && !isNaming ? 0 : -1}
      className={joinClasses(classes.row, classes.task)}
      data-row={task.key}
      data-kind="TASK"
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropEdge ?? undefined}
    >
      <span role="gridcell" className={classes.name}>
        {isEditable &&
          (isActive ? (
            <RowHandle place={place} name={task.name} />
          ) : (
            <span className={classes.handle} />
          ))}
        <span className={classes.type} data-type={task.type} {...tooltip(t(typeText))}>
          <Icon size={15} aria-hidden="true" />
          {task.type !== 'DEFAULT' && <span className="visually-hidden">{t(typeText)}</span>}
        </span>
        {isNaming ? (
          <InPlaceName
            label={t('blueprints.task.name')}
            value={task.name}
            onSave={(name) => actions.edit(renameTask(task.key, name), place)}
            onClose={() => actions.startNaming(null)}
          />
        ) : (
          <span className={classes.text} onDoubleClick={() => actions.startNaming(place)}>
            {task.name}
          </span>
        )}
        {severity !== null && (
          <span
            className={classes.problem}
            data-severity={severity}
            {...tooltip(
              t(severity === 'ERROR' ? 'blueprints.problem.error' : 'blueprints.problem.warning'),
            )}
          >
            <TriangleAlert size={14} aria-hidden="true" />
            <span className="visually-hidden">
              {t(severity === 'ERROR' ? 'blueprints.problem.error' : 'blueprints.problem.warning')}
            </span>
          </span>
        )}
      </span>
      <span role="gridcell" className={classes.facts}>
        {task.fields.length > 0 && (
          <span
            className={classes.fact}
            {...tooltip(t('blueprints.task.questions', { count: task.fields.length }))}
          >
            <LayoutList size={13} aria-hidden="true" />
            <span aria-hidden="true">{task.fields.length}</span>
            <span className="visually-hidden">
              {t('blueprints.task.questions', { count: task.fields.length })}
            </span>
          </span>
        )}
        {waits > 0 && (
          <span
            className={classes.fact}
            {...tooltip(t('blueprints.task.waitsFor', { count: waits }))}
          >
            <CornerDownRight size={13} aria-hidden="true" />
            <span aria-hidden="true">{waits}</span>
            <span className="visually-hidden">
              {t('blueprints.task.waitsFor', { count: waits })}
            </span>
          </span>
        )}
        {task.approvals.length > 0 && (
          <span
            className={classes.fact}
            {...tooltip(t('blueprints.task.approvals', { count: task.approvals.length }))}
          >
            <ListChecks size={13} aria-hidden="true" />
            <span aria-hidden="true">{task.approvals.length}</span>
            <span className="visually-hidden">
              {t('blueprints.task.approvals', { count: task.approvals.length })}
            </span>
          </span>
        )}
      </span>
      <span role="gridcell" className={classes.due}>
        <span className={classes.touchable}>
          {due !== '' && <span className={classes.person}>{due}</span>}
          {due === '' && isTouchable && <CalendarPlus size={15} aria-hidden="true" />}
          {isTouchable && (
            <DuePopover
              task={task}
              trigger={(open) => (
                <button
                  type="button"
                  className={classes.touch}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-label={t('blueprints.row.due', { name: task.name })}
                  onClick={open}
                />
              )}
            />
          )}
        </span>
      </span>
      <span role="gridcell" className={classes.people}>
        <span className={classes.touchable}>
          {people.length > 0 && <AvatarGroup parties={people} max={3} size={20} />}
          {people.length === 1 && <span className={classes.person}>{people[0]?.name}</span>}
          {people.length === 0 && isTouchable && <UserPlus size={15} aria-hidden="true" />}
          {isTouchable && (
            <AssigneePopover
              task={task}
              trigger={(open) => (
                <button
                  type="button"
                  className={classes.touch}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-label={t('blueprints.row.people', { name: task.name })}
                  onClick={open}
                />
              )}
            />
          )}
        </span>
      </span>
      <span role="gridcell" className={classes.menu}>
        {isEditable && isActive && <RowMenu place={place} name={task.name} isCurrent={isCurrent} />}
      </span>
    </div>
  );
});
