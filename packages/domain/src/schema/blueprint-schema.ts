import { z } from 'zod';
import { contentDefaults, settingsDefaults, stageDefaults } from '../blueprint/complete-content.ts';
import type {
  ContentAccess,
  BlueprintContent,
  BlueprintSettings,
  BlueprintStage,
  BlueprintVariant,
  OpenTasks,
  StageJoin,
  StageTrigger,
} from '../blueprint/content.ts';
import type { BlueprintPatch } from '../blueprint/patch.ts';
import type { FieldKey, FormKey, StageKey, TaskKey } from '../core/ids.ts';
import { condition } from './condition-schema.ts';
import { field, instance } from './field-schema.ts';
import { blueprintForm } from './form-schema.ts';
import {
  byKey,
  flag,
  id,
  list,
  number,
  object,
  oneOf,
  partial,
  text,
  variants,
  type Shape,
} from './schema-kit.ts';
import { duration, restartRule, startDate, task } from './task-schema.ts';

const settings: Shape<BlueprintSettings> = {
  rejectCycleLimit: number.describe('How often a task can be sent back before it gets a problem.'),
  dynamicDueDates: flag.describe(
    'True if due dates follow the actual start of each task. Otherwise, they are planned at the start of the workflow.',
  ),
  autoAdjustDueOn: flag.describe(
    'True if resuming a workflow moves open due dates by the length of the pause.',
  ),
  editableSharedFields: flag.describe(
    'True if submitted values can be changed wherever they are shown.',
  ),
  contentAccess: oneOf<ContentAccess>({
    WORKFLOW: 'People with a task see the whole workflow.',
    OWN_TASKS: 'They see their own tasks and shared fields.',
  }),
  isLocked: flag.describe('True if only admins can change in a workflow what is defined here.'),
  nameTemplate: text.describe(
    'Name of new workflows, with {blueprint}, {date}, {reference}, and intake field names. If empty, the blueprint name and the date.',
  ),
};

const stage = object<BlueprintStage>(
  {
    key: id('Key that stays the same in all versions.'),
    name: text.describe('Name of the stage.'),
    description: text.describe('Description as rich text.'),
    displayOrder: number.describe('Position of the stage. Smaller numbers come first.'),
    trigger: variants<StageTrigger>({
      WORKFLOW_START: { shape: {} },
      PREVIOUS_STAGE: { shape: {} },
      AFTER_STAGES: {
        shape: {
          stages: list(id<StageKey>('Key of the stage.')).describe('Predecessors.'),
          join: oneOf<StageJoin>({
            ALL_RESOLVED: 'All must be completed or skipped, and at least one completed.',
            ALL_COMPLETED: 'All must be completed.',
            ANY_COMPLETED: 'At least one must be completed.',
          }),
        },
        defaults: { join: 'ALL_RESOLVED' },
      },
      DATE: { shape: { date: startDate } },
    }),
    condition: condition.nullable().describe('Start condition. Null if the stage always runs.'),
    restartRule,
    openTasks: oneOf<OpenTasks>({
      SKIP: 'Open optional tasks are skipped when the stage completes.',
      LEAVE: 'They stay open.',
    }),
    sla: duration.nullable().describe('Duration of the stage from its start. Null without one.'),
  },
  stageDefaults,
).meta({ id: 'BlueprintStage', description: 'Stage of a blueprint.' });

const intake = list(instance).describe('Fields of the intake form, in order.');
const variantList = list(
  object<BlueprintVariant>(
    { blueprint: id('ID of the variant.'), when: condition },
    { when: { match: 'ALL', whenUnknown: 'SKIP', parts: [] } },
  ),
).describe('Variants, in order. A workflow uses the first one whose condition is met.');

/** The content of a blueprint. */
export const blueprintContent = object<BlueprintContent>(
  {
    formatVersion: z.literal(1),
    name: text.describe('Name of the blueprint.'),
    description: text.describe('Description as rich text.'),
    settings: object<BlueprintSettings>(settings, settingsDefaults).describe(
      'Settings of the workflows.',
    ),
    stages: byKey(stage).describe('Stages by key.'),
    tasks: byKey(task).describe('Tasks by key.'),
    fields: byKey(field).describe('Fields by key.'),
    forms: byKey(blueprintForm).describe('Forms by key.'),
    intake,
    variants: variantList,
  },
  { ...contentDefaults, settings: settingsDefaults },
).meta({ id: 'BlueprintContent', description: 'Content of a blueprint.' });

const none: readonly never[] = [];

/** Changes to the draft of a blueprint. */
export const blueprintPatch = object<BlueprintPatch>(
  {
    name: text.describe('New name.'),
    description: text.describe('New description as rich text.'),
    settings: partial<BlueprintSettings>(settings).describe('Settings to change.'),
    putStages: list(stage).describe('Stages to add or replace, by key.'),
    removeStages: list(id<StageKey>('Key of the stage.')).describe('Stages to remove.'),
    putTasks: list(task).describe('Tasks to add or replace, by key.'),
    removeTasks: list(id<TaskKey>('Key of the task.')).describe('Tasks to remove.'),
    putFields: list(field).describe('Fields to add or replace, by key.'),
    removeFields: list(id<FieldKey>('Key of the field.')).describe('Fields to remove.'),
    putForms: list(blueprintForm).describe('Forms to add or replace, by key.'),
    removeForms: list(id<FormKey>('Key of the form.')).describe('Forms to remove.'),
    intake: intake.describe('All intake fields. If not set, they stay.'),
    variants: variantList.describe('All variants in order. If not set, they stay.'),
  },
  {
    ...{ putStages: none, removeStages: none, putTasks: none, removeTasks: none },
    ...{ putFields: none, removeFields: none, putForms: none, removeForms: none },
  },
  ['name', 'description', 'settings', 'intake', 'variants'],
).meta({ id: 'BlueprintPatch', description: 'Changes to the draft of a blueprint.' });
