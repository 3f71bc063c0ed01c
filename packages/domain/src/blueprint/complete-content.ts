import { newAutomation, type Automation } from '../automation/automation.ts';
import type { FieldKey, FormKey, StageKey, TaskKey } from '../core/ids.ts';
import { withoutDocuments } from '../field/values/beginning-value.ts';
import { completeField, type StoredField } from '../field/complete-field.ts';
import { newLinkRule, type LinkInput, type LinkRule } from './link-rule.ts';
import type { BlueprintField, FieldInstance } from '../field/field.ts';
import { completeSections, type StoredBody } from '../form/complete-form.ts';
import type { BlueprintForm } from '../form/form.ts';
import { noDeadline } from '../time/deadline.ts';
import type {
  ApprovalStep,
  BlueprintContent,
  BlueprintSettings,
  BlueprintStage,
  BlueprintTask,
  Voting,
} from './content.ts';

/**
 * Properties that were added later, with the default that older documents get when they are read.
 */

type LaterContentProperty = 'fields' | 'forms' | 'intake' | 'variants';
export const contentDefaults: Pick<BlueprintContent, LaterContentProperty> = {
  fields: {},
  forms: {},
  intake: [],
  variants: [],
};

export const settingsDefaults: BlueprintSettings = {
  rejectCycleLimit: 10,
  dynamicDueDates: true,
  autoAdjustDueOn: true,
  editableSharedFields: false,
  contentAccess: 'WORKFLOW',
  isLocked: false,
  nameTemplate: '',
};

type LaterStageProperty = 'restartRule' | 'openTasks' | 'condition' | 'sla';
export const stageDefaults: Pick<BlueprintStage, LaterStageProperty> = {
  condition: null,
  restartRule: 'RUN_ALWAYS',
  openTasks: 'SKIP',
  sla: null,
};

export const votingDefaults: Voting = {
  threshold: 1,
  rejectRule: 'FIRST',
  eachMember: false,
  newVoters: false,
  mayPassOn: false,
  mayCounter: false,
  onChange: 'KEEP',
};

type LaterTaskProperty =
  | 'deadline'
  | 'restartRule'
  | 'fields'
  | 'automation'
  | 'peopleFrom'
  | 'ccFrom'
  | 'managersOf'
  | 'backups'
  | 'cc'
  | 'acknowledgement'
  | 'completion'
  | 'rule'
  | 'voting'
  | 'link'
  | 'need'
  | 'reviewResume'
  | 'startOutcomes'
  | 'clockStops'
  | 'review'
  | 'tags';
export const taskDefaults: Pick<BlueprintTask, LaterTaskProperty> = {
  link: null,
  deadline: noDeadline,
  restartRule: 'RUN_ALWAYS',
  fields: [],
  automation: null,
  peopleFrom: [],
  ccFrom: [],
  managersOf: [],
  backups: [],
  cc: [],
  acknowledgement: 'NONE',
  completion: 'ANY',
  rule: 'ANY',
  voting: votingDefaults,
  need: 'NORMAL',
  reviewResume: 'FIRST_LEVEL',
  startOutcomes: [],
  clockStops: [],
  review: { keepsVotes: false, reworkTime: null, onRevoke: 'PULL_BACK' },
  tags: [],
};

type LaterStepProperty =
  | 'due'
  | 'deadline'
  | 'peopleFrom'
  | 'managersOf'
  | 'backups'
  | 'voting'
  | 'rejectAction';
export const stepDefaults: Pick<ApprovalStep, LaterStepProperty> = {
  due: null,
  deadline: noDeadline,
  peopleFrom: [],
  managersOf: [],
  backups: [],
  voting: votingDefaults,
  rejectAction: { kind: 'REWORK' },
};

type Stored<T, Later extends keyof T> = Omit<T, Later> & Partial<Pick<T, Later>>;
type StoredStep = Omit<Stored<ApprovalStep, LaterStepProperty>, 'voting'> & {
  readonly voting?: Partial<Voting>;
};
type StoredLink = Partial<Omit<LinkRule, 'inputs'>> & {
  readonly inputs?: readonly (Omit<LinkInput, 'column'> & Partial<Pick<LinkInput, 'column'>>)[];
};
/**
 * A stored field of a task or intake form. Documents that were stored before Baton had forms lack
 * some properties.
 */
type StoredInstance = Stored<FieldInstance, 'item' | 'required'>;
type StoredTask = Omit<
  Stored<BlueprintTask, LaterTaskProperty>,
  'approvals' | 'link' | 'automation' | 'voting' | 'fields'
> & {
  readonly voting?: Partial<Voting>;
  readonly link?: StoredLink | null;
  readonly automation?: Partial<Automation> | null;
  readonly fields?: readonly StoredInstance[];
  readonly approvals: readonly StoredStep[];
};
type StoredStage = Stored<BlueprintStage, LaterStageProperty>;

/** A stored document of this or an earlier version. */
export interface StoredContent extends Omit<
  Stored<BlueprintContent, LaterContentProperty>,
  'settings' | 'stages' | 'tasks' | 'fields' | 'forms' | 'intake'
> {
  readonly settings?: Partial<BlueprintSettings>;
  readonly stages: Readonly<Record<StageKey, StoredStage>>;
  readonly tasks: Readonly<Record<TaskKey, StoredTask>>;
  readonly fields?: Readonly<Record<FieldKey, StoredField>>;
  readonly forms?: Readonly<Record<FormKey, StoredBody<BlueprintForm>>>;
  readonly intake?: readonly StoredInstance[];
}

const mapped = <From, To>(
  items: Readonly<Record<string, From>>,
  complete: (item: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(items).map(([key, item]) => [key, complete(item)]));

/**
 * Returns stored voting settings with defaults for properties that an earlier version of Baton
 * didn't have.
 */
export const completeVoting = (stored: Partial<Voting> | undefined): Voting => ({
  ...votingDefaults,
  ...stored,
});
type Fields = Readonly<Record<FieldKey, BlueprintField>>;

const completeInstances = (
  instances: readonly StoredInstance[] | undefined,
  fields: Fields,
): readonly FieldInstance[] =>
  (instances ?? []).map((one) => {
    const field = fields[one.field];
    return {
      ...one,
      value: field === undefined ? one.value : withoutDocuments(one.value, field),
      item: one.item ?? null,
      required: one.required ?? false,
    };
  });

const completeRule = ({ inputs = [], ...link }: StoredLink): LinkRule => ({
  ...newLinkRule,
  ...link,
  inputs: inputs.map((input) => ({ column: null, ...input })),
});

/** Returns the task with defaults for all missing properties. */
export const completeTask = (task: StoredTask, fields: Fields): BlueprintTask => ({
  ...taskDefaults,
  ...task,
  voting: completeVoting(task.voting),
  link: task.link ? completeRule(task.link) : null,
  automation: task.automation ? { ...newAutomation, ...task.automation } : null,
  approvals: task.approvals.map((step) => ({
    ...stepDefaults,
    ...step,
    voting: completeVoting(step.voting),
  })),
  fields: completeInstances(task.fields, fields),
});

/** Returns the stage with defaults for all missing properties. */
export const completeStage = (stage: StoredStage): BlueprintStage => ({
  ...stageDefaults,
  ...stage,
});

/** Returns the document with defaults for all missing properties. */
export const completeContent = (stored: StoredContent): BlueprintContent => {
  const fields = mapped<StoredField, BlueprintField>(stored.fields ?? {}, completeField);
  return {
    ...contentDefaults,
    ...stored,
    settings: { ...settingsDefaults, ...stored.settings },
    stages: mapped<StoredStage, BlueprintStage>(stored.stages, completeStage),
    tasks: mapped<StoredTask, BlueprintTask>(stored.tasks, (task) => completeTask(task, fields)),
    fields,
    forms: mapped<StoredBody<BlueprintForm>, BlueprintForm>(stored.forms ?? {}, (form) => ({
      ...form,
      sections: completeSections(form.sections, fields),
    })),
    intake: completeInstances(stored.intake, fields),
  };
};
