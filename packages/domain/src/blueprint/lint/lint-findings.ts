import type {
  BlueprintId,
  CustomFieldId,
  InstanceKey,
  PartyId,
  PlainDate,
  StageKey,
  TaskKey,
} from '../../core/ids.ts';
import type { AccessLevel } from '../../party/access-level.ts';

/**
 * What the linter can find. Errors would leave a started workflow standing still or
 * doing nothing, and keep a draft from being published; warnings are worth a look.
 */
export const lintSeverities = {
  NoStages: 'ERROR',
  NoTasks: 'ERROR',
  ApprovalWithoutApprovers: 'ERROR',
  NobodyCanApprove: 'ERROR',
  ApprovalNeedsTooMany: 'WARNING',
  StageCycle: 'ERROR',
  TaskCycle: 'ERROR',
  WaitsForLaterTask: 'ERROR',
  UnreachableStage: 'ERROR',
  OutcomeOfNoApproval: 'ERROR',
  OutcomeGoesNoFurther: 'ERROR',
  OutcomesContradict: 'ERROR',
  MissingReference: 'ERROR',
  RejectTargetLater: 'ERROR',
  RejectTargetIsApproval: 'ERROR',
  RejectTargetIsLinked: 'ERROR',
  LinkWithoutBlueprint: 'ERROR',
  LinkedBlueprintMissing: 'ERROR',
  LinkedBlueprintUnpublished: 'ERROR',
  LinkCycle: 'ERROR',
  LinkTooDeep: 'ERROR',
  LinkSplitEmpty: 'ERROR',
  LinkNeedsTooMany: 'ERROR',
  LinkOwnerUnfit: 'ERROR',
  UnknownParty: 'ERROR',
  ExpiryUnfit: 'ERROR',
  ExpiryWithQuestions: 'ERROR',
  ExpiryWithApprovals: 'ERROR',
  ExpiryWithoutParty: 'ERROR',
  EscalationWithoutParty: 'ERROR',
  EscalationWithoutAutomation: 'ERROR',
  EscalationOwnerUnfit: 'ERROR',
  DeadlineWithoutDue: 'WARNING',
  FieldMappingForAutomationTaskMustBeCompleted: 'ERROR',
  AutomationAddressInvalid: 'ERROR',
  AutomationBodyInvalid: 'ERROR',
  RequestValueMayBeEmpty: 'WARNING',
  BlueprintContainsUnmappedFormFields: 'ERROR',
  FieldSourceCycle: 'ERROR',
  FieldSourceLater: 'ERROR',
  CannotShareWorkflowTemplateFormFieldMappingBroken: 'ERROR',
  FormNameIsMustBeUniqueInBlueprint: 'ERROR',
  BlueprintFormHasNoSections: 'ERROR',
  HasEmptySections: 'ERROR',
  HasEmptyColumns: 'ERROR',
  BlueprintIntakeFormHasMoreThanOneTable: 'ERROR',
  FieldSourceOtherField: 'ERROR',
  ChoiceWithoutOptions: 'ERROR',
  TableWithoutColumns: 'ERROR',
  OptionTwice: 'ERROR',
  ColumnTwice: 'ERROR',
  OptionWithoutName: 'ERROR',
  NameTwiceInLanguage: 'ERROR',
  NameMissingInLanguage: 'ERROR',
  CustomFieldDeleted: 'ERROR',
  CustomFieldOutdated: 'WARNING',
  NamePlaceholderUnknown: 'WARNING',
  VariantOfItself: 'ERROR',
  VariantAsksOtherwise: 'ERROR',
  VariantMissing: 'WARNING',
  VariantUnpublished: 'WARNING',
  ConditionEmpty: 'ERROR',
  ConditionOperandMissing: 'ERROR',
  ConditionOperandLater: 'ERROR',
  ConditionOperandUnfit: 'ERROR',
  ConditionDeadlock: 'ERROR',
  ConditionOperatorInvalid: 'ERROR',
  ConditionValueRequired: 'ERROR',
  ConditionValueForbidden: 'ERROR',
  ConditionValueInvalid: 'ERROR',
  DueFieldUnfit: 'ERROR',
  DueFieldLater: 'ERROR',
  DueFieldMayBeEmpty: 'WARNING',
  StartFieldUnfit: 'ERROR',
  StartFieldLater: 'ERROR',
  PeopleFieldUnfit: 'ERROR',
  PeopleFieldLater: 'ERROR',
  PeopleFieldMayBeEmpty: 'WARNING',
  ManagerMayBeMissing: 'WARNING',
  CounterNeedsSharedFields: 'ERROR',
  CounterWithoutForm: 'WARNING',
  ProvidedWithoutValue: 'WARNING',
  TaskWithoutAssignees: 'WARNING',
  PartyWithoutMembers: 'WARNING',
  EmptyStage: 'WARNING',
  DuplicateTaskName: 'WARNING',
  DueBeforeStart: 'WARNING',
  DateInThePast: 'WARNING',
} as const satisfies Record<string, LintSeverity>;

export type LintSeverity = 'ERROR' | 'WARNING';
export type LintCode = keyof typeof lintSeverities;

export interface LintFinding {
  readonly severity: LintSeverity;
  readonly code: LintCode;
  /** Values for the message: `name` is what the finding is about, `other` what it refers to. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: LintPlace;
}

export interface LintPlace {
  readonly stage?: StageKey;
  readonly task?: TaskKey;
  /** The approval step of `task` that is meant. */
  readonly approval?: TaskKey;
  /** The variant whose condition is meant. */
  readonly variant?: BlueprintId;
  /** The comparison of the condition: its place from 1, in a group after the place of the group ("2.1"). */
  readonly comparison?: string;
}

export interface LintParty {
  readonly kind: 'USER' | 'TEAM' | 'ROLE';
  readonly name: string;
  readonly accessLevel: AccessLevel;
  /** People who act for the party: its members, or the person. */
  readonly members: readonly PartyId[];
}

export interface LintBlueprint {
  readonly name: string;
  readonly isPublished: boolean;
  /** The blueprints that its published version starts in turn, or may be followed by. */
  readonly links: readonly BlueprintId[];
  /** What its published version asks at the start. */
  readonly asks: readonly InstanceKey[];
}

/** What the linter may know besides the document. Rules that lack their knowledge are silent. */
export interface LintKnowledge {
  readonly today?: PlainDate;
  /** Null for a party that does not exist or was deleted. */
  readonly party?: (id: PartyId) => LintParty | null;
  /** The blueprint that is looked at; null while it is not stored. */
  readonly self?: BlueprintId | null;
  /** Null for a blueprint that does not exist or was deleted. */
  readonly blueprint?: (id: BlueprintId) => LintBlueprint | null;
  /** The newest edition of a field of the library; null where it was deleted. */
  readonly customField?: (id: CustomFieldId) => number | null;
}

export const finding = (
  code: LintCode,
  at: LintPlace,
  params: LintFinding['params'] = {},
): LintFinding => ({ severity: lintSeverities[code], code, params, at });
