/** The form that a dialog is about. */
export interface SelectedForm {
  readonly id: string;
  readonly name: string;
}
