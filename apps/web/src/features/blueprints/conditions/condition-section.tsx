import type {
  Comparison,
  ConditionGroup,
  ConditionPart,
  StageCondition,
  WhenUnknown,
} from '@baton/domain/condition/condition';
import { updateStage } from '@baton/domain/blueprint/edit';
import type { BlueprintStage } from '@baton/domain/blueprint/content';
import { FolderPlus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { stagePlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import { useOperands, type OperandChoice } from './operands.ts';
import classes from './condition-section.module.css';

/** Whether the stage runs once its trigger is reached: comparisons, and groups of them. */
export function ConditionSection({ stage }: { readonly stage: BlueprintStage }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const operands = useOperands(stage.key);
  const { condition } = stage;
  const [first] = operands;
  if (condition === null && (!isEditable || first === undefined)) return null;
  const set = (next: StageCondition | null): void =>
    void actions.edit(
      (content) =>
        updateStage(content, stage.key, { condition: next?.parts.length === 0 ? null : next }),
      stagePlace(stage.key),
    );
  const begin = (): void => {
    if (first !== undefined) set({ match: 'ALL', whenUnknown: 'SKIP', parts: [fresh(first)] });
  };
  return (
    <SettingsSection
      title={t('fields.condition.title')}
      hint={condition === null ? t('fields.condition.hint') : undefined}
      action={
        isEditable &&
        condition === null && (
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={begin}
          >
            {t('fields.condition.add')}
          </Button>
        )
      }
    >
      {condition !== null && (
        <>
          <Parts
            value={condition}
            operands={operands}
            mayGroup
            onChange={(part) => set({ ...condition, ...part })}
          />
          <Select<WhenUnknown>
            label={t('fields.condition.whenUnknown')}
            clearable={false}
            disabled={!isEditable}
            value={condition.whenUnknown}
            options={[
              { value: 'SKIP', label: t('fields.condition.unknown.SKIP') },
              { value: 'WAIT', label: t('fields.condition.unknown.WAIT') },
            ]}
            onChange={(whenUnknown) => set({ ...condition, whenUnknown: whenUnknown ?? 'SKIP' })}
          />
        </>
      )}
    </SettingsSection>
  );
}

const fresh = ({ operand, operators }: OperandChoice): Comparison => ({
  kind: 'COMPARISON',
  operand,
  operator: operators[0] ?? 'NOT_EMPTY',
  values: [],
});

type Listed = Pick<ConditionGroup, 'match' | 'parts'>;

interface PartsProps {
  readonly value: Listed;
  readonly operands: readonly OperandChoice[];
  readonly mayGroup: boolean;
  readonly onChange: (value: Listed) => void;
}

function Parts({ value, operands, mayGroup, onChange }: PartsProps): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const { match, parts } = value;
  const [first] = operands;
  const setParts = (next: readonly ConditionPart[]): void => onChange({ match, parts: next });
  const add = (part: ConditionPart): void => setParts([...parts, part]);
  return (
    <div className={classes.parts}>
      {parts.length > 1 && (
        <Segmented<ConditionGroup['match']>
          label={t('fields.condition.match')}
          value={match}
          isDisabled={!isEditable}
          options={[
            { value: 'ALL', label: t('fields.condition.ALL') },
            { value: 'ANY', label: t('fields.condition.ANY') },
          ]}
          onChange={(next) => onChange({ match: next, parts })}
        />
      )}
      <ol className={classes.list}>
        {parts.map((part, at) => {
          const replace = (next: ConditionPart): void => setParts(parts.with(at, next));
          const remove = (): void => setParts(parts.toSpliced(at, 1));
          return (
            // A part is what stands at its place: it has no name of its own.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={classes.part}>
              {part.kind === 'GROUP' ? (
                <div
                  className={classes.group}
                  role="group"
                  aria-label={t('fields.condition.group')}
                >
                  <div className={classes.groupHead}>
                    <span>{t('fields.condition.group')}</span>
                    {isEditable && (
                      <IconButton
                        label={t('fields.condition.removeGroup')}
                        icon={<Trash2 size={15} />}
                        onClick={remove}
                      />
                    )}
                  </div>
                  <Parts
                    value={part}
                    operands={operands}
                    mayGroup={false}
                    onChange={(next) =>
                      next.parts.length === 0 ? remove() : replace({ kind: 'GROUP', ...next })
                    }
                  />
                </div>
              ) : (
                <ComparisonRow
                  value={part}
                  operands={operands}
                  onChange={replace}
                  onRemove={remove}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isEditable && first !== undefined && (
        <div className={classes.adders}>
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => add(fresh(first))}
          >
            {t('fields.condition.addComparison')}
          </Button>
          {mayGroup && (
            <Button
              kind="subtle"
              size="x-small"
              icon={<FolderPlus size={14} aria-hidden="true" />}
              onClick={() => add({ kind: 'GROUP', match: 'ANY', parts: [fresh(first)] })}
            >
              {t('fields.condition.addGroup')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
