/** The form that something is done with. */
export interface ChosenForm {
  readonly id: string;
  readonly name: string;
}
