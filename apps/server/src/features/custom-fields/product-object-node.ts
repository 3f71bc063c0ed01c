/** An item of the workspace's product list in the API. */
export interface ProductObjectRow {
  readonly id: string;
  readonly name: string;
  /** Sort key. */
  readonly sort: string;
}
