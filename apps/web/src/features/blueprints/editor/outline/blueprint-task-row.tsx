import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { renameTask } from '../rename.ts';
import {
  CalendarPlus,
  CornerDownRight,
  LayoutList,
  ListChecks,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../../../ui/avatar/avatar-group.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { tooltip } from '../../../../ui/tooltip/tooltip.ts';
import type { Edge } from '../../draft/move.ts';
import { taskTypeLook } from '../../content/task-type-look.ts';
import { taskPlace } from '../../draft/place.ts';
import { AssigneePopover } from '../../settings/people/assignee-popover.tsx';
import { DuePopover } from '../../settings/time/due-popover.tsx';
import { useRuleText } from '../../rules/rule-text.ts';
import type { PartyBook, Severity } from '../editor-context.ts';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';
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
  const place = taskPlace(task.key);
  const { icon: Icon, text: typeText } = taskTypeLook(task.type);
  const waits = task.trigger.afterTasks.length;
  const people = task.assignees.map((id) => ({
    id,
    name: parties.get(id)?.name ?? t('blueprints.party.unknown'),
    kind: parties.get(id)?.kind ?? 'ROLE',
  }));
  const due = rule.due(task.due);
  // True for the one or two rows whose controls are rendered, because a blueprint can have 2,000
  // tasks.
  const isTouchable = isEditable && isActive;
  const touch =
    (label: string) =>
    (open: () => void): ReactElement => (
      <button
        type="button"
        className={classes.touch}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        onClick={open}
      />
    );

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
      <RowName
        {...{ place, isNaming, isActive, isEditable, severity }}
        name={task.name}
        label={t('blueprints.task.name')}
        rename={(name) => renameTask(task.key, name)}
      >
        <span className={classes.type} data-type={task.type} {...tooltip(t(typeText))}>
          <Icon size={15} aria-hidden="true" />
          {task.type !== 'DEFAULT' && <span className="visually-hidden">{t(typeText)}</span>}
        </span>
      </RowName>
      <span role="gridcell" className={classes.facts}>
        <Fact count={task.fields.length} text="blueprints.task.questions" icon={LayoutList} />
        <Fact count={waits} text="blueprints.task.waitsFor" icon={CornerDownRight} />
        <Fact count={task.approvals.length} text="blueprints.task.approvals" icon={ListChecks} />
      </span>
      <span role="gridcell" className={classes.due}>
        <span className={classes.touchable}>
          {due !== '' && <span className={classes.person}>{due}</span>}
          {due === '' && isTouchable && <CalendarPlus size={15} aria-hidden="true" />}
          {isTouchable && (
            <DuePopover task={task} trigger={touch(t('blueprints.row.due', { name: task.name }))} />
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
              trigger={touch(t('blueprints.row.people', { name: task.name }))}
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

interface FactProps {
  readonly count: number;
  readonly text:
    | 'blueprints.task.questions'
    | 'blueprints.task.waitsFor'
    | 'blueprints.task.approvals';
  readonly icon: LucideIcon;
}

/** Shows an icon with a number, such as the number of fields. Nothing for zero. */
function Fact({ count, text, icon: Icon }: FactProps): ReactNode {
  const t = useText();
  if (count === 0) return null;
  const words = t(text, { count });
  return (
    <span className={classes.fact} {...tooltip(words)}>
      <Icon size={13} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
