/** The form that a dialog is about. */
export interface ChosenForm {
  readonly id: string;
  readonly name: string;
}
