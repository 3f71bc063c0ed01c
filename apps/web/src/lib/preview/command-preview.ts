/** One kind of change, and what it concerns. */
export interface EffectLine {
  readonly key: string;
  readonly label: string;
  readonly names: readonly string[];
}

/** LOADING: not known yet. UNKNOWN: refused or not reachable; the command itself will say why. */
export type Effects = 'LOADING' | 'UNKNOWN' | readonly EffectLine[];

/** Something that came of a task which the command resets: what becomes of it is to be chosen. */
export interface ResetLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

/** What a command would do, and what there is to choose about it. */
export interface CommandPreview {
  readonly effects: Effects;
  readonly resets: readonly ResetLine[];
  /** Linked workflows that ended with the workflow, and may go on with it. */
  readonly endedWithIt: number;
}
