/** The imported data: a file in base64, or pasted text. */
export interface ImportSource {
  readonly fileName: string;
  readonly data: string | null;
  readonly text: string | null;
  /** The header row, if selected. 0 means no header row. */
  readonly headerRow?: number;
}
