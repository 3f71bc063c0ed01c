import type { Instant, InstanceKey, PartyId, TaskId } from '../core/ids.ts';
import type { FormRule } from '../form/form.ts';
import type { BlueprintField, FieldValue, InputType, SourcePolicy } from '../field/field.ts';

/**
 * The value of a field on one task or the intake form of a workflow. The field itself never
 * changes.
 */
export interface RunValue {
  readonly key: InstanceKey;
  /** Null for the intake form. */
  readonly taskId: TaskId | null;
  /** Zero-based position in its form. */
  readonly position: number;
  readonly field: BlueprintField;
  readonly inputType: InputType;
  readonly source: InstanceKey | null;
  /** Whether an INHERITED value is required to submit. */
  readonly required: boolean;
  /** What happens if the source of an INHERITED value changes after submission; KEEP if missing. */
  readonly onSourceChange?: SourcePolicy;
  /** Rules that show, hide, or require the field, depending on other fields of its form. */
  readonly rules: readonly FormRule<InstanceKey>[];
  /** The default value, or the preset value of PROVIDED. */
  readonly initial: FieldValue | null;
  /** The last submitted value. */
  readonly committed: FieldValue | null;
  /** The entered value that isn't submitted; null without a draft. */
  readonly draft: DraftValue | null;
  /** Number of changes of the value. */
  readonly version: number;
}

/** An entered value that isn't submitted; can be empty. */
export interface DraftValue {
  readonly value: FieldValue | null;
  /** Person who entered the value; null for the system and for older data. */
  readonly by: PartyId | null;
  readonly at: Instant | null;
  /** The approver who suggested it, until someone enters another value. */
  readonly proposedBy?: PartyId;
}

/** A value for a field of a form. */
export interface PlacedValue {
  readonly instance: InstanceKey;
  readonly value: FieldValue | null;
}

/**
 * Where a value comes from: PERSON entered it, SHARED_EDIT changed it after submission, SOURCE is
 * inherited, and AUTOMATION or LINKED_WORKFLOW returned it.
 */
export type ValueOrigin = 'PERSON' | 'SHARED_EDIT' | 'SOURCE' | 'AUTOMATION' | 'LINKED_WORKFLOW';
