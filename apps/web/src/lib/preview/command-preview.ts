/** One type of change and the items it applies to. */
export interface EffectLine {
  readonly key: string;
  readonly label: string;
  readonly names: readonly string[];
}

/** LOADING: not known yet. UNKNOWN: refused or unreachable. The command itself will report why. */
export type Effects = 'LOADING' | 'UNKNOWN' | readonly EffectLine[];

/**
 * A linked workflow or request that a reset task started. The person selects what happens to it.
 */
export interface ResetLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

/** The effects of a command and the options it offers. */
export interface CommandPreview {
  readonly effects: Effects;
  readonly resets: readonly ResetLine[];
  /** Number of linked workflows that ended with the workflow and can resume with it. */
  readonly endedWithIt: number;
}
