import { createHash } from 'node:crypto';
import { callTrouble } from '@baton/domain/run/facts/call-trouble';
import { sendingIn, type Sending } from '@baton/domain/run/facts/sending';
import { renderRequest, type TemplateInputs } from '@baton/domain/automation/render-request';
import type { RenderedRequest } from '@baton/domain/automation/rendered-request';
import { templateValue } from '@baton/domain/automation/template-value';
import { readValue } from '@baton/domain/run-model/read-value';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { valueAt, viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import type { RunTexts } from '../rows/run-texts.ts';

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

const putTroubles = prepared(
  'put_troubled_calls',
  `INSERT INTO troubled_call (tenant_id, task_id, workflow_id, state, since)
   SELECT app.tenant_id(), c.task_id, c.workflow_id, c.state, c.since
     FROM json_to_recordset($1) AS c(task_id uuid, workflow_id uuid, state text, since timestamptz)
       ON CONFLICT (tenant_id, task_id) DO UPDATE SET state = EXCLUDED.state, since = EXCLUDED.since`,
);

const removeTroubles = prepared(
  'remove_troubled_calls',
  'DELETE FROM troubled_call WHERE tenant_id = app.tenant_id() AND task_id = ANY ($1::uuid[])',
);

/**
 * Returns a key that is the same for all attempts of one request and different for other requests.
 */
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
      case 'workflow.owner':
        return texts.parties.get(view.workflow.ownerId)?.name ?? '';
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
  task.plan.automation === null
    ? null
    : renderRequest(task.plan.automation, inputsFor(view, texts, task));

const isSame = (a: Sending | null, b: Sending | null): boolean =>
  a?.group === b?.group && a?.dueAt === b?.dueAt;

const timestamp = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Changes to the requests of a run. */
export interface Calls {
  readonly newCalls: readonly object[];
  readonly moved: readonly object[];
  /** Requests that may need attention from now on. */
  readonly troubled: readonly object[];
  /** Ids of tasks whose requests no longer need attention. */
  readonly relieved: readonly string[];
  /** True if the request runner must check immediately. */
  readonly hasReadyCalls: boolean;
}

/**
 * Updates the outbox in the transaction of the command: stores new requests with their full
 * content, and postpones, cancels, or brings forward others.
 */
export const callsOf = (before: Run | null, after: Run, texts: RunTexts, now: number): Calls => {
  const known = new Map(
    (before?.tasks ?? []).flatMap((task) => (task.type === 'AUTOMATION' ? [[task.id, task]] : [])),
  );
  const newCalls: object[] = [];
  const moved: object[] = [];
  const troubled: object[] = [];
  const relieved: string[] = [];
  let view: RunView | null = null;
  let hasReadyCalls = false;
  const isGone = (run: Run | null) => (run?.workflow.deletedAt ?? null) !== null;
  const isDeletionOrRestore = isGone(before) !== isGone(after);
  for (const task of after.tasks) {
    if (task.type !== 'AUTOMATION') continue;
    const old = known.get(task.id);
    if (old === task && !isDeletionOrRestore) continue;
    const trouble = callTrouble(task);
    if (trouble !== (old === undefined ? null : callTrouble(old))) {
      if (trouble === null) relieved.push(task.id);
      else
        troubled.push({
          task_id: task.id,
          workflow_id: after.workflow.id,
          state: trouble,
          since: timestamp(now),
        });
    }
    const was = before === null || old === undefined ? null : sendingIn(before.workflow, old);
    const is = sendingIn(after.workflow, task);
    const state = task.automationState;
    const isNew =
      state !== null && state.dueAt !== null && state.group !== (old?.automationState?.group ?? 0);
    if (!isNew && isSame(was, is)) continue;
    hasReadyCalls ||= is !== null && is.dueAt <= now;
    const ready_at = timestamp(is?.dueAt ?? null);
    if (isNew) {
      view ??= viewOf(after);
      const request = requestOf(view, texts, task);
      if (request !== null)
        newCalls.push({
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
  return { hasReadyCalls, newCalls, moved, troubled, relieved };
};

/** Returns the statements that store request changes of one or more runs. */
export const callStatements = (calls: readonly Calls[]): readonly Statement[] => {
  const moved = calls.flatMap((one) => one.moved);
  const newCalls = calls.flatMap((one) => one.newCalls);
  const troubled = calls.flatMap((one) => one.troubled);
  const relieved = calls.flatMap((one) => one.relieved);
  return [
    ...(moved.length > 0 ? [moveCalls(JSON.stringify(moved))] : []),
    ...(newCalls.length > 0 ? [putCalls(JSON.stringify(newCalls))] : []),
    ...(troubled.length > 0 ? [putTroubles(JSON.stringify(troubled))] : []),
    ...(relieved.length > 0 ? [removeTroubles(relieved)] : []),
  ];
};
