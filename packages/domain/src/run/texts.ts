import type { RichText } from '../core/ids.ts';

/** What a task or a workflow is called, what is said of it and by what it is found. No rule of the engine looks at it. */
export interface Texts {
  readonly name: string;
  readonly description: RichText;
  /** Words that people sort work by. */
  readonly tags: readonly string[];
}
/** What is to be another; what is left out stays. */
export type TextPatch = Partial<Texts>;

/** What people know a task by. */
export interface TaskLabel extends Texts {
  readonly reference: string;
}

/** What a stage is called and what is said of it. */
export type StageTexts = Pick<Texts, 'name' | 'description'>;
