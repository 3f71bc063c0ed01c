/** What is imported: a file in base64, or pasted text. */
export interface ImportSource {
  readonly fileName: string;
  readonly data: string | null;
  readonly text: string | null;
  /** The row that names the columns, where somebody chose it; 0: none does. */
  readonly headerRow?: number;
}
