/** What a dialog about one blueprint of the list has to know. */
export interface ChosenBlueprint {
  readonly id: string;
  readonly name: string;
}
