interface Undoable {
  readonly undoableUntil: unknown;
}

const isUndoable = (payload: unknown): payload is Undoable =>
  typeof payload === 'object' && payload !== null && 'undoableUntil' in payload;

/**
 * Whether what a mutation did can be taken back, by what its payload says of it
 * (`undoableUntil`). Which command it was does not tell: a call may have gone out with it.
 */
export const isUndoableAnswer = (response: object): boolean =>
  Object.values(response).some(
    (payload: unknown) => isUndoable(payload) && typeof payload.undoableUntil === 'string',
  );
