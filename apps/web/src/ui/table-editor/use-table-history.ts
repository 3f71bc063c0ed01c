import { useState } from 'react';
import type { TableRow } from './table-model.ts';
import { inversePatches, type TableChange, type TablePatch } from './table-patches.ts';

interface Step {
  readonly patches: readonly TablePatch[];
  readonly inverse: readonly TablePatch[];
}

export interface TableHistory {
  readonly commit: TableChange;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Sends changes to the owner of the table, with undo and redo. */
export function useTableHistory(rows: readonly TableRow[], onChange: TableChange): TableHistory {
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const last = done.at(-1);
  const next = undone.at(-1);
  return {
    commit: (patches, seen) => {
      if (patches.length === 0) return;
      setDone([...done, { patches, inverse: inversePatches(rows, patches) }]);
      setUndone([]);
      onChange(patches, seen);
    },
    undo: () => {
      if (last === undefined) return;
      setDone(done.slice(0, -1));
      setUndone([...undone, last]);
      onChange(last.inverse, []);
    },
    redo: () => {
      if (next === undefined) return;
      setUndone(undone.slice(0, -1));
      setDone([...done, next]);
      onChange(next.patches, []);
    },
    canUndo: last !== undefined,
    canRedo: next !== undefined,
  };
}
