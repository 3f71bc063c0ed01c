interface Undoable {
  readonly undoableUntil: unknown;
}

const isUndoable = (payload: unknown): payload is Undoable =>
  typeof payload === 'object' && payload !== null && 'undoableUntil' in payload;

/**
 * Returns true if the payload of a mutation has `undoableUntil`. The command name isn't enough,
 * because a sent request makes a command final.
 */
export const isUndoableAnswer = (response: object): boolean =>
  Object.values(response).some(
    (payload: unknown) => isUndoable(payload) && typeof payload.undoableUntil === 'string',
  );
