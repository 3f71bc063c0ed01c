import type { RichText } from '../core/ids.ts';

/** Texts of a task or workflow. No engine rule uses them. */
export interface Texts {
  readonly name: string;
  readonly description: RichText;
  readonly tags: readonly string[];
}
/** Texts to change; missing ones stay. */
export type TextPatch = Partial<Texts>;

/** Reference and texts of a task. */
export interface TaskLabel extends Texts {
  readonly reference: string;
}

export type StageTexts = Pick<Texts, 'name' | 'description'>;
