import type { ContentAccess } from '../../access/workflow/content-access.ts';
import type { FieldKey, FormKey, PartyId, StageKey, TaskKey } from '../../core/ids.ts';
import { asId } from '../../core/ids.ts';
import { tidyTags } from '../../core/tags.ts';
import type {
  ApprovalRule,
  ApprovalStep,
  BlueprintContent,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
  BlueprintTaskType,
  ClockStop,
  OnRevoke,
  OpenTasks,
  RejectEffect,
  RejectEffectKind,
  RestartRule,
  ReviewResume,
  ReviewRule,
  StageJoin,
  StageTrigger,
  TaskNeed,
  WantedOutcome,
} from '../content.ts';
import {
  settingsDefaults,
  stageDefaults,
  stepDefaults,
  taskDefaults,
} from '../complete-content.ts';
import type { BlueprintField } from '../../field/field.ts';
import type { BlueprintForm } from '../../form/form.ts';
import {
  blueprintFormFromWire,
  blueprintFormToWire,
  type WireBlueprintForm,
} from '../../form/wire-form.ts';
import { linkFromWire, type WireLink } from '../../linked-workflow/link-wire.ts';
import { automationFromWire, automationToWire, type WireAutomation } from './wire-automation.ts';
import type { BlueprintPatch } from './patch.ts';
import {
  deadlineFromWire,
  durationFromWire,
  type WireDeadline,
  type WireDuration,
} from './wire-deadline.ts';
import { variantFromWire, variantToWire, type WireVariant } from './wire-variants.ts';
import { dueFromWire, startFromWire, type WireDateRule } from './wire-dates.ts';
import { conditionFromWire, conditionToWire, type WireCondition } from './wire-conditions.ts';
import {
  fieldFromWire,
  instancesFromWire,
  type WireField,
  type WireFieldInstance,
} from './wire-fields.ts';
import {
  staffingFromWire,
  taskPeopleFromWire,
  type WireStaffing,
  type WireTaskPeople,
} from './wire-people.ts';

/**
 * The flat format of blueprints in the API, since GraphQL unions can't be inputs. Missing values
 * become values that validation refuses at that field, so only one place refuses.
 */

type Maybe<T> = T | null | undefined;

export interface WireStageTrigger {
  readonly kind: StageTrigger['kind'];
  readonly stages?: Maybe<readonly string[]>;
  readonly join?: Maybe<StageJoin>;
  readonly date?: Maybe<WireDateRule>;
}

export interface WireStage {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly displayOrder: number;
  readonly trigger: WireStageTrigger;
  readonly restartRule?: Maybe<RestartRule>;
  readonly condition?: Maybe<WireCondition>;
  readonly openTasks?: Maybe<OpenTasks>;
  readonly sla?: Maybe<WireDuration>;
}

export interface WireApprovalStep extends WireStaffing {
  readonly key: string;
  readonly level: number;
  readonly approvers: readonly string[];
  readonly rule: ApprovalRule;
  readonly requiresComment: boolean;
  readonly due?: Maybe<WireDateRule>;
  readonly deadline?: Maybe<WireDeadline>;
  readonly rejectAction?: Maybe<WireRejectEffect>;
}

export interface WireRejectEffect {
  readonly kind: RejectEffectKind;
  readonly task?: Maybe<string>;
  readonly stage?: Maybe<string>;
}

export interface WireRejectAction extends WireRejectEffect {
  readonly requiresComment: boolean;
}

export interface WireTask extends WireTaskPeople {
  readonly key: string;
  readonly stage: string;
  readonly displayOrder: number;
  /** Unknown types are read as DEFAULT. */
  readonly type: string;
  /** What a LINKED_WORKFLOW starts. */
  readonly link?: Maybe<WireLink>;
  readonly name: string;
  readonly description: string;
  readonly assignees: readonly string[];
  readonly due?: Maybe<WireDateRule>;
  readonly deadline?: Maybe<WireDeadline>;
  readonly afterTasks: readonly string[];
  readonly notBefore?: Maybe<WireDateRule>;
  readonly approvals: readonly WireApprovalStep[];
  readonly rejectAction: WireRejectAction;
  readonly restartRule?: Maybe<RestartRule>;
  readonly fields?: Maybe<readonly WireFieldInstance[]>;
  readonly automation?: Maybe<WireAutomation>;
  readonly need?: Maybe<TaskNeed>;
  readonly reviewResume?: Maybe<ReviewResume>;
  readonly startOutcomes?: Maybe<readonly WireStartOutcome[]>;
  readonly clockStops?: Maybe<readonly ClockStop[]>;
  readonly review?: Maybe<WireReview>;
  readonly tags?: Maybe<readonly string[]>;
}

export interface WireReview {
  readonly keepsVotes: boolean;
  readonly reworkTime?: Maybe<WireDuration>;
  readonly onRevoke: OnRevoke;
}

export interface WireStartOutcome {
  readonly task: string;
  readonly outcome: WantedOutcome;
}

export interface WireSettings {
  readonly rejectCycleLimit?: Maybe<number>;
  readonly dynamicDueDates?: Maybe<boolean>;
  readonly autoAdjustDueOn?: Maybe<boolean>;
  readonly editableSharedFields?: Maybe<boolean>;
  readonly contentAccess?: Maybe<ContentAccess>;
  readonly isLocked?: Maybe<boolean>;
  readonly nameTemplate?: Maybe<string>;
}

export interface WireContent {
  readonly name: string;
  readonly description: string;
  readonly settings?: Maybe<WireSettings>;
  readonly stages: readonly WireStage[];
  readonly tasks: readonly WireTask[];
  readonly fields?: Maybe<readonly WireField[]>;
  readonly forms?: Maybe<readonly WireBlueprintForm[]>;
  readonly intake?: Maybe<readonly WireFieldInstance[]>;
  readonly variants?: Maybe<readonly WireVariant[]>;
}

export interface WirePatch {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly settings?: Maybe<WireSettings>;
  readonly putStages: readonly WireStage[];
  readonly removeStages: readonly string[];
  readonly putTasks: readonly WireTask[];
  readonly removeTasks: readonly string[];
  readonly putFields?: Maybe<readonly WireField[]>;
  readonly removeFields?: Maybe<readonly string[]>;
  readonly putForms?: Maybe<readonly WireBlueprintForm[]>;
  readonly removeForms?: Maybe<readonly string[]>;
  /** The complete list; missing if unchanged. */
  readonly intake?: Maybe<readonly WireFieldInstance[]>;
  /** The complete list; missing if unchanged. */
  readonly variants?: Maybe<readonly WireVariant[]>;
}

function triggerFromWire(trigger: WireStageTrigger): StageTrigger {
  switch (trigger.kind) {
    case 'WORKFLOW_START':
    case 'PREVIOUS_STAGE':
      return { kind: trigger.kind };
    case 'AFTER_STAGES':
      return {
        kind: 'AFTER_STAGES',
        stages: (trigger.stages ?? []).map((key) => asId<StageKey>(key)),
        join: trigger.join ?? 'ALL_RESOLVED',
      };
    case 'DATE':
      return { kind: 'DATE', date: startFromWire(trigger.date ?? { kind: 'FIXED' }) };
  }
}

/** Returns only the given settings. */
const settingsFromWire = (wire: WireSettings): Partial<BlueprintSettings> => ({
  ...(typeof wire.rejectCycleLimit === 'number' && { rejectCycleLimit: wire.rejectCycleLimit }),
  ...(typeof wire.dynamicDueDates === 'boolean' && { dynamicDueDates: wire.dynamicDueDates }),
  ...(typeof wire.autoAdjustDueOn === 'boolean' && { autoAdjustDueOn: wire.autoAdjustDueOn }),
  ...(typeof wire.editableSharedFields === 'boolean' && {
    editableSharedFields: wire.editableSharedFields,
  }),
  ...(wire.contentAccess != null && { contentAccess: wire.contentAccess }),
  ...(typeof wire.isLocked === 'boolean' && { isLocked: wire.isLocked }),
  ...(typeof wire.nameTemplate === 'string' && { nameTemplate: wire.nameTemplate }),
});

const stageFromWire = (stage: WireStage): BlueprintStage => ({
  key: asId<StageKey>(stage.key),
  name: stage.name,
  description: stage.description,
  displayOrder: stage.displayOrder,
  trigger: triggerFromWire(stage.trigger),
  restartRule: stage.restartRule ?? stageDefaults.restartRule,
  condition: conditionFromWire(stage.condition),
  openTasks: stage.openTasks ?? stageDefaults.openTasks,
  sla: stage.sla ? durationFromWire(stage.sla) : stageDefaults.sla,
});

function effectFromWire(effect: WireRejectEffect): RejectEffect {
  switch (effect.kind) {
    case 'REOPEN_TASK':
    case 'REPORT_EXCEPTION':
      return { kind: effect.kind, task: asId<TaskKey>(effect.task ?? '') };
    case 'RESTART_STAGE':
      return { kind: effect.kind, stage: asId<StageKey>(effect.stage ?? '') };
    case 'REWORK':
    case 'CONTINUE':
    case 'END_WORKFLOW':
    case 'NONE':
      return { kind: effect.kind };
  }
}

const stepFromWire = (step: WireApprovalStep): ApprovalStep => ({
  ...stepDefaults,
  ...staffingFromWire(step),
  key: asId<TaskKey>(step.key),
  level: step.level,
  approvers: step.approvers.map((id) => asId<PartyId>(id)),
  rule: step.rule,
  requiresComment: step.requiresComment,
  due: dueFromWire(step.due),
  deadline: deadlineFromWire(step.deadline),
  rejectAction: step.rejectAction ? effectFromWire(step.rejectAction) : stepDefaults.rejectAction,
});

const reviewFromWire = ({ keepsVotes, reworkTime, onRevoke }: WireReview): ReviewRule => ({
  keepsVotes,
  reworkTime: reworkTime ? durationFromWire(reworkTime) : null,
  onRevoke,
});

const heldTypes: readonly string[] = [
  'APPROVAL',
  'AUTOMATION',
  'LINKED_WORKFLOW',
] satisfies BlueprintTaskType[];

/** Returns whether tasks of the type can be part of a blueprint, other than DEFAULT. */
export const isHeldType = (type: string): type is BlueprintTaskType => heldTypes.includes(type);

const typeFromWire = (type: string): BlueprintTaskType => (isHeldType(type) ? type : 'DEFAULT');

const taskFromWire = (task: WireTask): BlueprintTask => ({
  key: asId<TaskKey>(task.key),
  stage: asId<StageKey>(task.stage),
  displayOrder: task.displayOrder,
  type: typeFromWire(task.type),
  link: task.type === 'LINKED_WORKFLOW' ? linkFromWire(task.link ?? {}) : null,
  name: task.name,
  description: task.description,
  tags: tidyTags(task.tags ?? taskDefaults.tags),
  assignees: task.assignees.map((id) => asId<PartyId>(id)),
  due: dueFromWire(task.due),
  deadline: deadlineFromWire(task.deadline),
  trigger: {
    afterTasks: task.afterTasks.map((key) => asId<TaskKey>(key)),
    notBefore: task.notBefore ? startFromWire(task.notBefore) : null,
  },
  approvals: task.approvals.map(stepFromWire),
  rejectAction: {
    ...effectFromWire(task.rejectAction),
    requiresComment: task.rejectAction.requiresComment,
  },
  ...taskPeopleFromWire(task),
  need: task.need ?? taskDefaults.need,
  reviewResume: task.reviewResume ?? taskDefaults.reviewResume,
  clockStops: task.clockStops ?? taskDefaults.clockStops,
  review: task.review ? reviewFromWire(task.review) : taskDefaults.review,
  startOutcomes: (task.startOutcomes ?? []).map((one) => ({
    task: asId<TaskKey>(one.task),
    outcome: one.outcome,
  })),
  restartRule: task.restartRule ?? taskDefaults.restartRule,
  fields: instancesFromWire(task.fields ?? []),
  automation:
    task.type === 'AUTOMATION' && task.automation ? automationFromWire(task.automation) : null,
});

/** Returns a blueprint from the API. Input from clients must also be validated. */
export const contentFromWire = (wire: WireContent): BlueprintContent => ({
  formatVersion: 1,
  name: wire.name,
  description: wire.description,
  settings: { ...settingsDefaults, ...settingsFromWire(wire.settings ?? {}) },
  stages: Object.fromEntries(wire.stages.map((stage) => [stage.key, stageFromWire(stage)])),
  tasks: Object.fromEntries(wire.tasks.map((task) => [task.key, taskFromWire(task)])),
  fields: Object.fromEntries((wire.fields ?? []).map((field) => [field.key, fieldFromWire(field)])),
  forms: Object.fromEntries(
    (wire.forms ?? []).map((form) => [form.key, blueprintFormFromWire(form)]),
  ),
  intake: instancesFromWire(wire.intake ?? []),
  variants: (wire.variants ?? []).map(variantFromWire),
});

/** Returns a patch from the API; applying it validates the result. */
export const patchFromWire = (wire: WirePatch): BlueprintPatch => ({
  ...(typeof wire.name === 'string' ? { name: wire.name } : {}),
  ...(typeof wire.description === 'string' ? { description: wire.description } : {}),
  ...(wire.settings ? { settings: settingsFromWire(wire.settings) } : {}),
  putStages: wire.putStages.map(stageFromWire),
  removeStages: wire.removeStages.map((key) => asId<StageKey>(key)),
  putTasks: wire.putTasks.map(taskFromWire),
  removeTasks: wire.removeTasks.map((key) => asId<TaskKey>(key)),
  putFields: (wire.putFields ?? []).map(fieldFromWire),
  removeFields: (wire.removeFields ?? []).map((key) => asId<FieldKey>(key)),
  putForms: (wire.putForms ?? []).map(blueprintFormFromWire),
  removeForms: (wire.removeForms ?? []).map((key) => asId<FormKey>(key)),
  ...(wire.intake ? { intake: instancesFromWire(wire.intake) } : {}),
  ...(wire.variants ? { variants: wire.variants.map(variantFromWire) } : {}),
});

/** A task in API output, with a known type. */
export interface WrittenTask extends WireTask {
  readonly type: BlueprintTask['type'];
}

export interface WrittenPatch extends WirePatch {
  readonly putTasks: readonly WrittenTask[];
}

const taskToWire = ({ trigger, automation, ...task }: BlueprintTask): WrittenTask => ({
  ...task,
  ...trigger,
  automation: automation === null ? null : automationToWire(automation),
});

const stageToWire = ({ condition, ...stage }: BlueprintStage): WireStage => ({
  ...stage,
  condition: conditionToWire(condition),
});

/** Returns the patch in API format. */
export const patchToWire = ({ variants, ...patch }: BlueprintPatch): WrittenPatch => ({
  ...patch,
  ...(variants === undefined ? {} : { variants: variants.map(variantToWire) }),
  putStages: patch.putStages.map(stageToWire),
  putTasks: patch.putTasks.map(taskToWire),
  putForms: patch.putForms.map(blueprintFormToWire),
});

/** Returns a blueprint in API format; the order of parts is undefined. */
export const contentToWire = (content: BlueprintContent): WireContent => ({
  name: content.name,
  description: content.description,
  settings: content.settings,
  stages: Object.values<BlueprintStage>(content.stages).map(stageToWire),
  tasks: Object.values<BlueprintTask>(content.tasks).map(taskToWire),
  fields: Object.values<BlueprintField>(content.fields),
  forms: Object.values<BlueprintForm>(content.forms).map(blueprintFormToWire),
  intake: content.intake,
  variants: content.variants.map(variantToWire),
});
