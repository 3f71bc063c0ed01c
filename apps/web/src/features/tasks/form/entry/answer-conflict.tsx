import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import type { CellConflict } from '@baton/domain/field/tables/table-merge';
import { useRef, type ReactNode } from 'react';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { CellConflicts } from './cell-conflicts.tsx';
import { BothAnswers, FieldConflict } from './field-conflict.tsx';
import type { Choice } from './form-entry.ts';

export interface AnswerConflictProps {
  readonly shape: FieldShape & { readonly name: string };
  readonly mine: FieldValue | null;
  readonly theirs: FieldValue | null;
  /** Conflicting cells of a table. */
  readonly cells: readonly CellConflict[];
  /** Person who changed the value. Null if unknown. */
  readonly by: string | null;
  /** True if the same person changed it in another window or on another device. */
  readonly isOwn: boolean;
  readonly nameOf: (id: string) => string;
  readonly onChoose: (choice: Choice) => void;
}

const controls = 'button, input, textarea, [contenteditable="true"], [role="grid"]';

/**
 * A conflict: someone else changed the same field. Shows both values (of a table by cell) and asks
 * which to keep.
 */
export function AnswerConflict({
  shape,
  mine,
  theirs,
  cells,
  by,
  isOwn,
  nameOf,
  onChoose,
}: AnswerConflictProps): ReactNode {
  const valueText = useValueText();
  const root = useRef<HTMLDivElement>(null);
  const isTable = shape.kind === 'TABLE';
  const textOf = (of: FieldValue | null): string =>
    of === null ? '' : valueText(shape, of, nameOf);
  // The pressed button disappears, so focus moves to the next conflict or else to the field.
  const choose = (choice: Choice): void => {
    const asked = root.current;
    const field = asked?.parentElement;
    onChoose(choice);
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      (asked?.isConnected === true ? asked : field)?.querySelector<HTMLElement>(controls)?.focus();
    });
  };
  // Returns the position of a row in one's own table, or in the other one if it was removed.
  const rowNumber = (row: string): number => {
    const at = rowsOf(mine).findIndex((one) => one.row === row);
    return 1 + (at < 0 ? rowsOf(theirs).findIndex((one) => one.row === row) : at);
  };
  return (
    <div ref={root}>
      <FieldConflict
        label={shape.name}
        {...{ by, isOwn, isTable }}
        sides={(who) =>
          isTable ? (
            <CellConflicts
              {...{ who, cells, rowNumber, nameOf }}
              columns={shape.columns}
              onChoose={choose}
            />
          ) : (
            <BothAnswers who={who} mine={textOf(mine)} theirs={textOf(theirs)} onChoose={choose} />
          )
        }
      />
    </div>
  );
}
