import {
  asId,
  type PartyId,
  type RichText,
  type StageId,
  type TaskId,
  type WorkflowId,
} from '@baton/domain/core/ids';
import type { ReopenCascade, RunCommand } from '@baton/domain/run-model/command/command';
import type { PreviewedKind } from '@baton/domain/run/command/foresight';
import type { Decision } from '@baton/domain/run-model/run';
import { previewedAddition, type AdditionRequest } from './previewed-addition.ts';
import { toEnteredValue } from '../inputs/field-value-input.ts';
import type { toSelectedResets } from '../inputs/reset-choice-types.ts';

/** Input of a preview in the API. */
export interface PreviewRequest extends AdditionRequest {
  readonly command: PreviewedKind;
  readonly taskId?: string | null | undefined;
  readonly targetId?: string | null | undefined;
  readonly cascade?: ReopenCascade | null | undefined;
  readonly decision?: Decision | null | undefined;
  readonly dueOn?: number | null | undefined;
  readonly withLinkedWorkflows?: boolean | null | undefined;
  readonly wipe?: boolean | null | undefined;
  readonly assigneeIds?: readonly string[] | null | undefined;
  readonly values?: readonly Parameters<typeof toEnteredValue>[0][] | null | undefined;
  readonly toId?: string | null | undefined;
  readonly request?: number | null | undefined;
  readonly keeps?: boolean | null | undefined;
  readonly endsFormer?: boolean | null | undefined;
}

/** Placeholder for a required comment. The text doesn't affect the preview. */
const words = '…';

/** Returns the command to preview, with the decisions about reset tasks so far. */
export const previewedCommand = (
  input: PreviewRequest,
  resets: ReturnType<typeof toSelectedResets>,
): RunCommand => {
  const taskId = asId<TaskId>(input.taskId ?? '');
  const stageId = asId<StageId>(input.stageId ?? '');
  const decision = input.decision ?? 'APPROVED';
  const { command: kind } = input;
  const wipe = input.wipe === true;
  switch (kind) {
    case 'PAUSE':
    case 'END':
      return { kind, reason: words };
    case 'RESTART':
      return { kind, withChildren: input.withLinkedWorkflows === true, reason: words };
    case 'RESUME':
    case 'DELETE':
    case 'RESTORE':
      return { kind };
    case 'RUN_AGAIN':
      return { kind, stageId: input.stageId == null ? null : stageId, reason: words, resets, wipe };
    case 'RESTART_STAGE':
      return { kind, stageId, reason: words, resets, wipe };
    case 'START_STAGE_ANYWAY':
    case 'SKIP_STAGE':
    case 'LEAVE_STAGE_SKIPPED':
      return { kind, stageId, reason: words };
    case 'SUBMIT':
    case 'RECALL':
    case 'UNSKIP':
      return { kind, taskId };
    case 'SKIP':
    case 'COMPLETE_ON_BEHALF':
    case 'OVERRIDE_REJECTION':
    case 'REVOKE':
      return { kind, taskId, reason: words };
    case 'DELETE_TASK':
      return { kind, taskId, labels: new Map() };
    case 'DELETE_STAGE': {
      const was = { name: '', description: asId<RichText>('') };
      return { kind, stageId, was, labels: new Map() };
    }
    case 'ADD_TASK':
    case 'ADD_STAGE':
      return previewedAddition(kind, input);
    case 'RESTART_EXPIRED':
      return { kind, taskId, dueOn: input.dueOn ?? 0 };
    case 'CHANGE_DUE_DATE':
      return { kind, taskId, dueOn: input.dueOn ?? null };
    case 'DELEGATE':
      return { kind, taskId, to: asId<PartyId>(input.toId ?? ''), comment: '' };
    case 'REPORT_EXCEPTION':
      return { kind, taskId, category: 'OTHER', text: words };
    case 'RESOLVE_EXCEPTION':
      return { kind, taskId, comment: words };
    case 'RETRY_AUTOMATION':
      return { kind, taskId, automation: null };
    case 'COMPLETE_AUTOMATION':
    case 'COMPLETE_LINKED':
      return { kind, taskId, values: (input.values ?? []).map(toEnteredValue), reason: words };
    case 'RESTART_CHILDREN':
      return { kind, taskId, request: input.request ?? null, reason: words };
    // The preview doesn't depend on which other workflow is selected.
    case 'RELINK': {
      const workflowId = input.keeps === true ? null : asId<WorkflowId>('');
      return { kind, taskId, request: input.request ?? 0, workflowId, reason: words };
    }
    case 'REOPEN':
      return { kind, taskId, reason: words, cascade: input.cascade ?? 'NONE', resets };
    case 'APPROVE':
      return { kind, taskId, comment: words };
    case 'REJECT':
      return { kind, taskId, comment: words, resets };
    case 'CHANGE_VOTE':
      return { kind, taskId, decision, comment: words };
    case 'OVERRIDE':
      return { kind, taskId, decision, reason: words };
    case 'ASSIGN':
      return {
        kind,
        taskId,
        assignees: (input.assigneeIds ?? []).map((id) => asId<PartyId>(id)),
      };
    case 'EDIT_SHARED':
      return { kind, taskId, values: (input.values ?? []).map(toEnteredValue) };
    case 'START_NEW_CHILD': {
      const endsFormer = input.endsFormer === true;
      return { kind, taskId, request: input.request ?? 0, endsFormer, reason: words };
    }
    case 'SEND_BACK':
      return { kind, taskId, targetId: asId<TaskId>(input.targetId ?? ''), reason: words, resets };
  }
};
