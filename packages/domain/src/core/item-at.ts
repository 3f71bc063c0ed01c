/** The item at an index that is known to exist; anything else is a fault of the caller. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item at ${index} of ${list.length}`);
  return item;
};
