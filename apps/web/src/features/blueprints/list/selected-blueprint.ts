/** Data that dialogs about a blueprint in the list need. */
export interface SelectedBlueprint {
  readonly id: string;
  readonly name: string;
}
