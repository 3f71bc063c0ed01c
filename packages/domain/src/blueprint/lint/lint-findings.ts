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
import type { PartyKind } from '../../party/party-kind.ts';

/**
 * Findings of the linter. Errors block publishing because a workflow would get stuck or do nothing;
 * warnings don't.
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
  RequestValueCanBeEmpty: 'WARNING',
  SecretMissing: 'ERROR',
  BlueprintNameTaken: 'WARNING',
  InheritedValueCanBeRefused: 'WARNING',
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
  /** Values of the message: `name` is the item, `other` what it refers to. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: LintPlace;
}

export interface LintPlace {
  readonly stage?: StageKey;
  readonly task?: TaskKey;
  /** The approval of `task`. */
  readonly approval?: TaskKey;
  /** The variant with the condition. */
  readonly variant?: BlueprintId;
  /** The position of the comparison from 1, in a group after that of the group ("2.1"). */
  readonly comparison?: string;
}

export interface LintParty {
  readonly kind: PartyKind;
  readonly name: string;
  readonly accessLevel: AccessLevel;
  /** Members of the team or role, or the person alone. */
  readonly members: readonly PartyId[];
}

export interface LintBlueprint {
  readonly name: string;
  readonly isPublished: boolean;
  /** Blueprints that its current version links to, and its variants. */
  readonly links: readonly BlueprintId[];
  /** Intake fields of the current version. */
  readonly asks: readonly InstanceKey[];
}

/** What the linter knows in addition to the document. Rules without their data report nothing. */
export interface LintKnowledge {
  readonly today?: PlainDate;
  /** Null for an unknown or deleted person, team, or role. */
  readonly party?: (id: PartyId) => LintParty | null;
  /** The checked blueprint; null if it isn't stored. */
  readonly self?: BlueprintId | null;
  /** Null for an unknown or deleted blueprint. */
  readonly blueprint?: (id: BlueprintId) => LintBlueprint | null;
  /** The current version of a custom field; null if it was deleted. */
  readonly customField?: (id: CustomFieldId) => number | null;
  /** Secrets that the blueprint uses and that the workspace doesn't have. */
  readonly missingSecrets?: ReadonlySet<string>;
  /** True if another blueprint of the workspace has this name. */
  readonly isNameTaken?: boolean;
}

export const finding = (
  code: LintCode,
  at: LintPlace,
  params: LintFinding['params'] = {},
): LintFinding => ({ severity: lintSeverities[code], code, params, at });
