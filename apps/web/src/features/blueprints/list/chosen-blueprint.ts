/** Data that dialogs about a blueprint in the list need. */
export interface ChosenBlueprint {
  readonly id: string;
  readonly name: string;
}
