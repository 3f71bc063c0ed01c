/** As many cells as there are columns: missing ones are empty, surplus ones stay in the last rather than be lost. */
export function fittedCells(cells: readonly string[], length: number): readonly string[] {
  const trimmed = cells.map((cell) => cell.trim());
  const surplus = trimmed.slice(length).filter((cell) => cell !== '');
  return Array.from({ length }, (_, index) => {
    const cell = trimmed[index] ?? '';
    return index === length - 1 ? [cell, ...surplus].join(' ').trim() : cell;
  });
}
