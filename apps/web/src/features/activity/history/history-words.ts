import { automationFailures } from '@baton/domain/automation/automation-result';
import type { MessageId } from '../../../lib/i18n/message-id.ts';

/** Labels of fields in the change history. */
const fieldWords: Readonly<Record<string, MessageId>> = {
  Status: 'history.field.Status',
  ApprovalStatus: 'history.field.ApprovalStatus',
  FrozeForReason: 'history.field.FrozeForReason',
  HasException: 'history.field.HasException',
  DueOn: 'history.field.DueOn',
  ActionItemAdjustedDueDate: 'history.field.ActionItemAdjustedDueDate',
  ActionItemCompleted: 'history.field.ActionItemCompleted',
  Assignees: 'history.field.Assignees',
  SkipReason: 'history.field.SkipReason',
  AutomationRequest: 'history.field.AutomationRequest',
  AutomationResponse: 'history.field.AutomationResponse',
  LinkedWorkflowStatus: 'history.field.LinkedWorkflowStatus',
  CustomFieldValue: 'history.field.CustomFieldValue',
  CustomFieldValueDraft: 'history.field.CustomFieldValueDraft',
  FieldComment: 'history.field.FieldComment',
  Delegates: 'history.field.Delegates',
  Collaborators: 'history.field.Collaborators',
  WorkflowStatus: 'history.field.WorkflowStatus',
  Name: 'history.field.Name',
  Description: 'history.field.Description',
  Tags: 'history.field.Tags',
  Documents: 'history.field.Documents',
  WorkflowOwner: 'history.field.WorkflowOwner',
  WorkflowStageStatus: 'history.field.WorkflowStageStatus',
};

/** Reasons for failed requests. */
const failureWords: Readonly<Record<string, MessageId>> = Object.fromEntries(
  automationFailures.map((failure) => [failure, `automations.failure.${failure}` as const]),
);

/** Labels of codes used as values. */
const valueWords: Readonly<Record<string, MessageId>> = {
  INACTIVE: 'history.value.INACTIVE',
  PENDING_ACKNOWLEDGEMENT: 'history.value.PENDING_ACKNOWLEDGEMENT',
  PENDING_SUBMISSION: 'history.value.PENDING_SUBMISSION',
  PENDING_REVIEW: 'history.value.PENDING_REVIEW',
  PENDING: 'history.value.PENDING',
  APPROVED: 'history.value.APPROVED',
  REJECTED: 'history.value.REJECTED',
  NOT_REQUIRED: 'history.value.NOT_REQUIRED',
  COMPLETED: 'history.value.COMPLETED',
  PAUSED: 'history.value.PAUSED',
  ENDED: 'history.value.ENDED',
  NOT_STARTED: 'history.value.NOT_STARTED',
  SCHEDULED: 'history.value.SCHEDULED',
  RUNNING: 'history.value.RUNNING',
  IN_PROGRESS: 'history.value.IN_PROGRESS',
  SKIPPED: 'history.value.SKIPPED',
  MANUAL: 'history.value.MANUAL',
  STAGE_SKIPPED: 'history.value.STAGE_SKIPPED',
  RESTART_RULE: 'history.value.RESTART_RULE',
  SUCCEEDED: 'history.value.SUCCEEDED',
  REQUESTED: 'history.value.REQUESTED',
  REFUSED: 'history.value.REFUSED',
  LINKED: 'history.value.LINKED',
  DETACHED: 'history.value.DETACHED',
  DELETED: 'history.value.DELETED',
  ...failureWords,
  true: 'history.value.true',
  false: 'history.value.false',
};

/** Fields whose values are free text or are already formatted by the API. */
const ownWords: readonly string[] = [
  'Assignees',
  'Name',
  'Description',
  'Tags',
  'Documents',
  'WorkflowOwner',
  'FieldComment',
  'Delegates',
  'Collaborators',
  'CustomFieldValue',
  'CustomFieldValueDraft',
];
const moments: readonly string[] = ['DueOn', 'ActionItemAdjustedDueDate', 'ActionItemCompleted'];

export const fieldWord = (fieldName: string): MessageId =>
  fieldWords[fieldName] ?? 'history.field.other';

/** Returns how a value is formatted: by its label, as a timestamp, or unchanged. */
export const valueForm = (
  fieldName: string,
  value: string,
): { readonly kind: 'WORD'; readonly id: MessageId } | { readonly kind: 'MOMENT' | 'TEXT' } => {
  if (moments.includes(fieldName)) return { kind: 'MOMENT' };
  const id = ownWords.includes(fieldName) ? undefined : valueWords[value];
  return id === undefined ? { kind: 'TEXT' } : { kind: 'WORD', id };
};
