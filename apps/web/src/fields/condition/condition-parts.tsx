import type { Match } from '@baton/domain/condition/condition';
import { FolderPlus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusWhenFewer } from '../../lib/focus/use-focus-when-fewer.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useListKeys } from '../../lib/list/use-list-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import classes from './condition-parts.module.css';
import {
  freshComparison,
  type BuiltList,
  type BuiltPart,
  type OperandChoice,
} from './operand-choice.ts';

export interface ConditionPartsProps<Operand> {
  readonly value: BuiltList<Operand>;
  readonly choices: readonly OperandChoice<Operand>[];
  readonly idOf: (operand: Operand) => string;
  readonly disabled: boolean;
  /** False inside a group, because groups can't be nested. */
  readonly mayGroup: boolean;
  /**
   * Errors of comparisons by position, starting with 1. Those of a group follow its position
   * ("2.1").
   */
  readonly faults?: ReadonlyMap<string, string> | undefined;
  /** Position of this group followed by a period. */
  readonly within?: string;
  readonly onChange: (value: BuiltList<Operand>) => void;
}

/** Comparisons and groups, of which all or any must be met. */
export function ConditionParts<Operand>({
  value: { match, parts },
  choices,
  idOf,
  disabled,
  mayGroup,
  faults,
  within = '',
  onChange,
}: ConditionPartsProps<Operand>): ReactNode {
  const t = useText();
  const { keys, drop } = useListKeys(parts.length);
  const adder = useFocusWhenFewer(parts.length);
  const [first] = choices;
  const put = (next: readonly BuiltPart<Operand>[]): void => onChange({ match, parts: next });
  return (
    <div className={classes.parts}>
      {parts.length > 1 && (
        <Segmented<Match>
          label={t('fields.condition.match')}
          value={match}
          isDisabled={disabled}
          options={[
            { value: 'ALL', label: t('fields.condition.ALL') },
            { value: 'ANY', label: t('fields.condition.ANY') },
          ]}
          onChange={(next) => onChange({ match: next, parts })}
        />
      )}
      <ol className={classes.list}>
        {parts.map((part, at) => {
          const remove = (): void => {
            drop(at);
            put(parts.toSpliced(at, 1));
          };
          return (
            <li key={keys[at]} className={classes.part}>
              {part.kind === 'GROUP' ? (
                <div
                  className={classes.group}
                  role="group"
                  aria-label={t('fields.condition.group')}
                >
                  <div className={classes.groupHead}>
                    <span>{t('fields.condition.group')}</span>
                    {!disabled && (
                      <IconButton
                        label={t('fields.condition.removeGroup')}
                        icon={<Trash2 size={15} />}
                        onClick={remove}
                      />
                    )}
                  </div>
                  <ConditionParts
                    value={part}
                    {...{ choices, idOf, disabled, faults }}
                    within={`${within}${at + 1}.`}
                    mayGroup={false}
                    onChange={(next) =>
                      next.parts.length === 0
                        ? remove()
                        : put(parts.with(at, { kind: 'GROUP', ...next }))
                    }
                  />
                </div>
              ) : (
                <ComparisonRow
                  value={part}
                  {...{ choices, idOf, disabled }}
                  fault={faults?.get(`${within}${at + 1}`)}
                  onChange={(next) => put(parts.with(at, next))}
                  onRemove={remove}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!disabled && first !== undefined && (
        <div className={classes.adders}>
          <Button
            ref={adder}
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => put([...parts, freshComparison(first)])}
          >
            {t('fields.condition.addComparison')}
          </Button>
          {mayGroup && (
            <Button
              kind="subtle"
              size="x-small"
              icon={<FolderPlus size={14} aria-hidden="true" />}
              onClick={() =>
                put([...parts, { kind: 'GROUP', match: 'ANY', parts: [freshComparison(first)] }])
              }
            >
              {t('fields.condition.addGroup')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
