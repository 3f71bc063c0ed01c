import { createHash } from 'node:crypto';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import { evaluateResponse } from '@baton/domain/automation/evaluate-response';
import type { Instant, InstanceKey } from '@baton/domain/core/ids';
import type { AutomationResult } from '@baton/domain/automation/automation-result';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { Run } from '@baton/domain/run-model/run';
import { valueAt, viewOf } from '@baton/domain/run-model/run-view';
import type { Services } from '../../platform/graphql/request-context.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Log } from '../../platform/log/log.ts';
import { gatherCommands, systemChannel } from '../runs/index.ts';
import {
  claimCalls,
  discardCall,
  insertAttempt,
  nextCall,
  type ClaimedCall,
} from './automations.repository.ts';
import { makeCall, type CallOutcome } from './make-call.ts';

export interface CallRunner {
  /** Sends requests that are ready. */
  readonly wake: () => void;
  /** Resolves when all requests that are ready have been sent. */
  readonly idle: () => Promise<void>;
  /** Starts no more requests and resolves when the results of running ones are stored. */
  readonly stop: () => Promise<void>;
}

export interface CallRunnerOptions {
  readonly services: Services;
  readonly log: Log;
  /** Number of simultaneous requests. */
  readonly concurrency?: number;
}

/** Longer than any request takes. After it expires, another process sends the request again. */
const lease = 45_000;
/** Maximum time between two checks for ready requests, in case a wake-up is lost. */
const longestWait = 15_000;

/** Returns the same key for the same attempt, so that its result is stored once. */
const attemptKey = ({ key, attempt }: ClaimedCall): string =>
  createHash('sha256')
    .update(`${key} ${attempt}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

const judge = (
  run: Run,
  call: ClaimedCall,
  { answer }: CallOutcome,
  now: Instant,
): AutomationResult => {
  const automation = run.tasks.find(({ id }) => id === call.taskId)?.plan.automation ?? null;
  if (automation === null) return { kind: 'FINAL', failure: 'ADDRESS_INVALID' };
  const view = viewOf(run);
  const documentRefs = new Set<string>(
    run.values.flatMap(({ committed, field }) => documentsOfValue(committed, field)),
  );
  return evaluateResponse(automation, answer, {
    fieldOf: (instance: InstanceKey) => valueAt(view, instance)?.field,
    holds: (ref) => documentRefs.has(ref),
    timeZone: run.workflow.timeZone,
    now,
  });
};

/**
 * Sends the requests of automated tasks. Each is sent at least once, always with the same key. The
 * command that moves the task stores the result once, in its transaction.
 */
export const startCallRunner = ({
  services,
  log,
  concurrency = 64,
}: CallRunnerOptions): CallRunner => {
  const { database } = services;
  const give = gatherCommands(services);
  let underWay = 0;
  let isLooking = false;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const settled = (): void => {
    if (underWay > 0 || isLooking || isWoken) return;
    for (const done of waiting) done();
    waiting.clear();
  };

  const record = async (call: ClaimedCall, leaseEnd: Date, made: CallOutcome): Promise<void> => {
    const channel = systemChannel(services, call.tenantId);
    const { taskId, group, attempt } = call;
    let result: AutomationResult | null = null;
    const command = (run: Run): RunCommand => {
      result = judge(run, call, made, services.now());
      return { kind: 'RECORD_AUTOMATION', taskId, group, attempt, result };
    };
    const row = (isOrphan: boolean) =>
      insertAttempt({
        taskId,
        group,
        attempt,
        at: new Date(services.now()),
        durationMs: made.durationMs,
        status: made.status,
        headers: made.headers,
        body: made.body,
        failure: result === null || result.kind === 'ACCEPTED' ? null : result.failure,
        isOrphan,
      });
    const outcome = await give(call.tenantId, {
      target: { kind: 'TASK', id: taskId, expectedVersion: null },
      key: attemptKey(call),
      command,
      extraStatements: () => [row(false)],
    });
    if ('error' in outcome) throw outcome.error;
    // Paused, or already stored by the next owner of an expired lease. Then both statements do
    // nothing.
    if (!outcome.hasChanged) await channel.trip(row(true), discardCall(taskId, group, leaseEnd));
  };

  const carryOut = async (call: ClaimedCall, leaseEnd: Date): Promise<void> => {
    const { tenantId, taskId } = call;
    try {
      const { egress, secrets } = services;
      const { trip } = systemChannel(services, tenantId);
      const callOutcome = await makeCall(
        { tenantId, egress, secrets, trip },
        call.request,
        call.key,
      );
      await record(call, leaseEnd, callOutcome);
    } catch (error) {
      // The lease expires, and the request is sent again with the same key.
      if (error instanceof Refused)
        log.debug({ taskId, code: error.message }, 'no task waits for this request anymore');
      else log.warn({ err: error, taskId }, 'storing the result of a request failed');
    }
  };

  const sleepUntilNext = async (): Promise<void> => {
    const [[next]] = await database.trip({ kind: 'identity' }, nextCall());
    if (isStopped) return;
    const wait = next?.at == null ? longestWait : Math.max(1, next.at - services.now());
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(wait, longestWait));
    timer.unref();
  };

  const look = async (): Promise<void> => {
    do {
      isWoken = false;
      const free = concurrency - underWay;
      if (isStopped || free <= 0) return;
      const now = services.now();
      const leaseEnd = new Date(now + lease);
      const [calls] = await database.trip(
        { kind: 'identity' },
        claimCalls(new Date(now), leaseEnd, free),
      );
      for (const call of calls) {
        underWay += 1;
        void carryOut(call, leaseEnd).finally(() => {
          underWay -= 1;
          // Looks for ready requests only once when several requests end together.
          if (underWay <= concurrency / 2) wake();
          settled();
        });
      }
      if (calls.length < free && !isWoken) await sleepUntilNext();
    } while (isWoken);
  };

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'looking for ready requests failed');
        clearTimeout(timer);
        timer = setTimeout(wake, 1000);
        timer.unref();
      })
      .finally(() => {
        isLooking = false;
        settled();
      });
  }

  const forget = services.live.onChange(({ callsReady }) => {
    if (callsReady === true) wake();
  });
  wake();
  const idle = (): Promise<void> =>
    new Promise((done) => {
      waiting.add(done);
      settled();
    });
  return {
    wake,
    idle,
    stop: async () => {
      isStopped = true;
      isWoken = false;
      forget();
      clearTimeout(timer);
      await idle();
    },
  };
};
