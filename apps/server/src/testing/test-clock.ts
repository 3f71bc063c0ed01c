/** A clock that changes only when a test sets it. */
export interface TestClock {
  readonly now: () => number;
  readonly set: (instant: number | string) => void;
  readonly advance: (milliseconds: number) => void;
}

export const createTestClock = (start: number | string): TestClock => {
  const toInstant = (at: number | string) => (typeof at === 'number' ? at : Date.parse(at));
  let instant = toInstant(start);
  return {
    now: () => instant,
    set: (at) => {
      instant = toInstant(at);
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
};
