import type { BlueprintStage } from '@baton/domain/blueprint/content';
import type { StageKey } from '@baton/domain/core/ids';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { Edge } from '../draft/move.ts';
import { stagePlace } from '../draft/place.ts';
import { useRuleText } from '../rules/rule-text.ts';
import { useEditorActions, type Severity } from './editor-context.ts';
import { InPlaceName } from './in-place-name.tsx';
import classes from './outline.module.css';
import { renameStage } from './rename.ts';
import { RowHandle } from './row-handle.tsx';
import { RowMenu } from './row-menu.tsx';

export interface BlueprintStageRowProps {
  readonly stage: BlueprintStage;
  readonly index: number;
  readonly stageCount: number;
  readonly taskCount: number;
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isNaming: boolean;
  /** True if hovered, selected, or focused. Only then it renders its handle and menu. */
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly isEditable: boolean;
  readonly severity: Severity | null;
  readonly dropEdge: Edge | null;
  /** Name of a stage's only predecessor. */
  readonly nameOf: (key: StageKey) => string;
}

/** The header of a stage card. */
export const BlueprintStageRow = memo(function BlueprintStageRow({
  stage,
  index,
  stageCount,
  taskCount,
  rowIndex,
  isOpen,
  isSelected,
  isCurrent,
  isNaming,
  isActive,
  isDragged,
  isEditable,
  severity,
  dropEdge,
  nameOf,
}: BlueprintStageRowProps): ReactNode {
  const t = useText();
  const rule = useRuleText();
  const actions = useEditorActions();
  const place = stagePlace(stage.key);
  return (
    <div
      role="row"
      aria-level={1}
      aria-posinset={index + 1}
      aria-setsize={stageCount}
      aria-rowindex={rowIndex}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isCurrent && !isNaming ? 0 : -1}
      className={joinClasses(classes.row, classes.stage)}
      data-row={stage.key}
      data-kind="STAGE"
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropEdge ?? undefined}
    >
      <span role="gridcell" className={classes.name}>
        {isEditable &&
          (isActive ? (
            <RowHandle place={place} name={stage.name} />
          ) : (
            <span className={classes.handle} />
          ))}
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          aria-label={t(isOpen ? 'blueprints.stage.fold' : 'blueprints.stage.unfold', {
            name: stage.name,
          })}
          onClick={(event) => {
            event.stopPropagation();
            actions.toggleStage(stage.key);
          }}
        >
          <ChevronRight size={15} aria-hidden="true" />
        </button>
        <span className={classes.ordinal} aria-hidden="true">
          {index + 1}
        </span>
        {isNaming ? (
          <InPlaceName
            label={t('blueprints.stage.name')}
            value={stage.name}
            size="heading"
            onSave={(name) => actions.edit(renameStage(stage.key, name), place)}
            onClose={() => actions.startNaming(null)}
          />
        ) : (
          <span className={classes.text} onDoubleClick={() => actions.startNaming(place)}>
            {stage.name}
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
      <span role="gridcell" className={classes.starts}>
        {rule.stageStart(stage.trigger, index === 0, nameOf)}
      </span>
      <span role="gridcell" className={classes.count}>
        {t('blueprints.stage.tasks', { count: taskCount })}
      </span>
      <span role="gridcell" className={classes.menu}>
        {isEditable && isActive && (
          <RowMenu place={place} name={stage.name} isCurrent={isCurrent} />
        )}
      </span>
    </div>
  );
});
