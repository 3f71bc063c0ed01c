/** What the workspace makes, sells or looks after, on its way to a screen. */
export interface ProductObjectRow {
  readonly id: string;
  readonly name: string;
  /** What the list is ordered by. */
  readonly sort: string;
}
