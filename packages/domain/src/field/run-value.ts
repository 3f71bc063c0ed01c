import type { Instant, InstanceKey, PartyId, TaskId } from '../core/ids.ts';
import type { FormRule } from '../form/form.ts';
import type { BlueprintField, FieldValue, InputType, SourcePolicy } from './field.ts';

/** What a field holds in a workflow, at one place. The place itself never changes. */
export interface RunValue {
  readonly key: InstanceKey;
  /** Null: asked at the start. */
  readonly taskId: TaskId | null;
  /** 0-based in its form. */
  readonly position: number;
  readonly field: BlueprintField;
  readonly inputType: InputType;
  readonly source: InstanceKey | null;
  /** INHERITED: the task is not handed in without it. */
  readonly required: boolean;
  /** INHERITED: what follows when its source is changed after it was handed in; left out: KEEP. */
  readonly onSourceChange?: SourcePolicy;
  /** What decides whether it is there, and has to be answered, by what other places of its form hold. */
  readonly rules: readonly FormRule<InstanceKey>[];
  /** What the form begins with; for PROVIDED the value. */
  readonly initial: FieldValue | null;
  /** What was handed in last, and stays until the next time. */
  readonly committed: FieldValue | null;
  /** What is being entered; null where nobody has begun to. */
  readonly draft: DraftValue | null;
  /** Counts its changes. */
  readonly version: number;
}

/** Entered and not handed in, be it nothing. */
export interface DraftValue {
  readonly value: FieldValue | null;
  /** Who entered it; null for the system, and for what was entered before this was written down. */
  readonly by: PartyId | null;
  readonly at: Instant | null;
  /** The approver who entered it with their rejection, until somebody enters something else. */
  readonly proposedBy?: PartyId;
}

/** What somebody wants to stand at a place of a form. */
export interface PlacedValue {
  readonly instance: InstanceKey;
  readonly value: FieldValue | null;
}

/**
 * Where a value comes from: people entered it, for a task or at the start; somebody changed
 * it afterwards, where it is shown; a task took it over from its source; or a machine wrote it.
 */
export type ValueOrigin = 'PERSON' | 'SHARED_EDIT' | 'SOURCE' | 'AUTOMATION' | 'LINKED_WORKFLOW';
