import { useState } from 'react';
import type { UnreadText } from './table-actions.ts';
import type { TablePatch } from './table-patches.ts';

export interface UnreadTexts {
  readonly ofRow: (rowId: string) => Readonly<Record<string, string>> | undefined;
  readonly count: number;
  /** Those that came, without the cells that the patches have set. */
  readonly follow: (patches: readonly TablePatch[], added?: readonly UnreadText[]) => void;
}

/** Texts that are no value of their column: nothing typed or pasted is lost because it was wrong. */
export function useUnreadTexts(): UnreadTexts {
  const [byRow, setByRow] = useState<ReadonlyMap<string, Readonly<Record<string, string>>>>(
    new Map(),
  );
  return {
    ofRow: (rowId) => byRow.get(rowId),
    count: [...byRow.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0),
    follow: (patches, added = []) => {
      const next = new Map(byRow);
      const drop = (rowId: string, column: string): void => {
        const texts = next.get(rowId);
        if (texts === undefined || !(column in texts)) return;
        const { [column]: _gone, ...rest } = texts;
        if (Object.keys(rest).length === 0) next.delete(rowId);
        else next.set(rowId, rest);
      };
      for (const patch of patches) {
        if (patch.kind === 'SET') for (const cell of patch.cells) drop(cell.rowId, cell.column);
        if (patch.kind === 'REMOVE') for (const rowId of patch.rowIds) next.delete(rowId);
      }
      for (const { rowId, column, text } of added)
        next.set(rowId, { ...next.get(rowId), [column]: text });
      setByRow(next);
    },
  };
}
