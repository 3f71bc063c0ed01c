import { createHash } from 'node:crypto';
import { sendingOf, type Sending } from '@baton/domain/automation/sending';
import { renderRequest, type TemplateInputs } from '@baton/domain/automation/render-request';
import type { RenderedRequest } from '@baton/domain/automation/rendered-request';
import { templateValue } from '@baton/domain/automation/template-value';
import { readValue } from '@baton/domain/field/read-value';
import type { Run, RunTask } from '@baton/domain/run/run';
import { valueAt, viewOf, type RunView } from '@baton/domain/run/run-view';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { RunTexts } from './run-texts.ts';

const putCalls = prepared(
  'put_automation_calls',
  `INSERT INTO automation_call (tenant_id, task_id, call_group, workflow_id, run_number, idempotency_key, request,
          attempt, ready_at, created_at)
   SELECT app.tenant_id(), c.task_id, c.call_group, c.workflow_id, c.run_number, c.idempotency_key, c.request, 1,
          c.ready_at, c.created_at
     FROM json_to_recordset($1) AS c(task_id uuid, call_group integer, workflow_id uuid, run_number integer,
          idempotency_key uuid, request jsonb, ready_at timestamptz, created_at timestamptz)
       -- A call that was taken back before it was made.
       ON CONFLICT (tenant_id, task_id, call_group) DO UPDATE
          SET request = EXCLUDED.request, attempt = 1, ready_at = EXCLUDED.ready_at`,
);

const moveCalls = prepared(
  'move_automation_calls',
  `UPDATE automation_call a SET ready_at = c.ready_at, attempt = c.attempt
     FROM json_to_recordset($1) AS c(task_id uuid, call_group integer, attempt integer, ready_at timestamptz)
    WHERE a.tenant_id = app.tenant_id() AND a.task_id = c.task_id AND a.call_group = c.call_group`,
);

/** The same for every attempt of one call, and for no other call. */
const idempotencyKey = (task: RunTask, group: number): string =>
  createHash('sha256')
    .update(`${task.id} ${task.runNumber} ${group}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

const inputsFor = (view: RunView, texts: RunTexts, task: RunTask): TemplateInputs => ({
  valueOf: (instance) => {
    const place = valueAt(view, instance);
    return place === undefined
      ? null
      : templateValue(
          readValue(view, instance),
          place.field,
          (id) => texts.parties.get(id)?.name ?? null,
        );
  },
  factOf: (fact) => {
    switch (fact) {
      case 'workflow.id':
        return view.workflow.id;
      case 'workflow.name':
        return texts.name;
      case 'workflow.reference':
        return texts.reference;
      case 'stage.name':
        return texts.stages.get(task.stageId)?.name ?? '';
      case 'task.id':
        return task.id;
      case 'task.name':
        return texts.tasks.get(task.id)?.name ?? '';
      case 'task.reference':
        return texts.tasks.get(task.id)?.reference ?? '';
    }
  },
});

const requestOf = (view: RunView, texts: RunTexts, task: RunTask): RenderedRequest | null =>
  task.automation === null ? null : renderRequest(task.automation, inputsFor(view, texts, task));

const isSame = (a: Sending | null, b: Sending | null): boolean =>
  a?.group === b?.group && a?.dueAt === b?.dueAt;

const timestamp = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** What becomes of a run's calls. */
export interface Calls {
  readonly begun: readonly object[];
  readonly moved: readonly object[];
  /** Somebody should look at once. */
  readonly areReady: boolean;
}

/**
 * Brings the outbox into line with the run, in the transaction of the command that changed it:
 * calls that begin are written down with all that they say, others are put off, called off or
 * brought forward.
 */
export const callsOf = (before: Run | null, after: Run, texts: RunTexts, now: number): Calls => {
  const known = new Map(
    (before?.tasks ?? []).flatMap((task) => (task.type === 'AUTOMATION' ? [[task.id, task]] : [])),
  );
  const begun: object[] = [];
  const moved: object[] = [];
  let view: RunView | null = null;
  let areReady = false;
  for (const task of after.tasks) {
    if (task.type !== 'AUTOMATION') continue;
    const old = known.get(task.id);
    if (old === task) continue;
    const was = old === undefined ? null : sendingOf(old);
    const is = sendingOf(task);
    const state = task.automationState;
    const isNew =
      state !== null && state.dueAt !== null && state.group !== (old?.automationState?.group ?? 0);
    if (!isNew && isSame(was, is)) continue;
    areReady ||= is !== null && is.dueAt <= now;
    const ready_at = timestamp(is?.dueAt ?? null);
    if (isNew) {
      view ??= viewOf(after);
      const request = requestOf(view, texts, task);
      if (request !== null)
        begun.push({
          task_id: task.id,
          call_group: state.group,
          workflow_id: after.workflow.id,
          run_number: task.runNumber,
          idempotency_key: idempotencyKey(task, state.group),
          request,
          ready_at,
          created_at: timestamp(now),
        });
      if (was !== null)
        moved.push({ task_id: task.id, call_group: was.group, attempt: 1, ready_at: null });
    } else {
      const attempt = (state?.attempts ?? 0) + 1;
      moved.push({ task_id: task.id, call_group: (is ?? was)?.group, attempt, ready_at });
    }
  }
  return { areReady, begun, moved };
};

/** Stores what becomes of the calls of one run or of many. */
export const callStatements = (calls: readonly Calls[]): readonly Statement[] => {
  const moved = calls.flatMap((one) => one.moved);
  const begun = calls.flatMap((one) => one.begun);
  return [
    ...(moved.length > 0 ? [moveCalls(JSON.stringify(moved))] : []),
    ...(begun.length > 0 ? [putCalls(JSON.stringify(begun))] : []),
  ];
};
