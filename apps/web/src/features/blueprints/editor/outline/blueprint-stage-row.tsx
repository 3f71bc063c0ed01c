import type { BlueprintStage } from '@baton/domain/blueprint/content';
import type { StageKey } from '@baton/domain/core/ids';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { FoldButton } from '../../../../ui/outline-row/outline-marks.tsx';
import type { Edge } from '../../draft/move.ts';
import { stagePlace } from '../../draft/place.ts';
import { useRuleText } from '../../rules/rule-text.ts';
import { useEditorActions, type Severity } from '../editor-context.ts';
import classes from './outline.module.css';
import { renameStage } from '../rename.ts';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';

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
      <RowName
        {...{ place, isNaming, isActive, isEditable, severity }}
        name={stage.name}
        label={t('blueprints.stage.name')}
        size="heading"
        rename={(name) => renameStage(stage.key, name)}
      >
        <FoldButton
          name={stage.name}
          isOpen={isOpen}
          onToggle={() => actions.toggleStage(stage.key)}
        />
        <span className={classes.ordinal} aria-hidden="true">
          {index + 1}
        </span>
      </RowName>
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
