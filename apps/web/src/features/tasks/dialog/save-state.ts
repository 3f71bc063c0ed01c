/** State of the last change in the dialog. */
export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' };

export type SaveReport = (state: SaveState) => void;
