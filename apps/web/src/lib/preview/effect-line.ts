/** One kind of change, and what it concerns. */
export interface EffectLine {
  readonly key: string;
  readonly label: string;
  readonly names: readonly string[];
}

/** LOADING: not known yet. UNKNOWN: refused or not reachable; the command itself will say why. */
export type CommandPreview = 'LOADING' | 'UNKNOWN' | readonly EffectLine[];
