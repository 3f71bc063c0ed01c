import { createHash } from 'node:crypto';
import { documentsOfValue } from '@baton/domain/field/documents-of-value';
import { judgeAnswer } from '@baton/domain/automation/judge-answer';
import type { Instant, InstanceKey } from '@baton/domain/core/ids';
import type { AutomationResult } from '@baton/domain/automation/automation-result';
import type { RunCommand } from '@baton/domain/run/command/command';
import type { Run } from '@baton/domain/run/run';
import { valueAt, viewOf } from '@baton/domain/run/run-view';
import type { Services } from '../../platform/graphql/request-context.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Log } from '../../platform/log/log.ts';
import { gatherCommands, systemChannel } from '../runs/index.ts';
import {
  claimCalls,
  dropCall,
  insertAttempt,
  nextCall,
  type ClaimedCall,
} from './automations.repository.ts';
import { makeCall, type CallOutcome } from './make-call.ts';

export interface CallRunner {
  /** Looks for calls that are ready. */
  readonly wake: () => void;
  /** Resolves when there is nothing left to do now. */
  readonly idle: () => Promise<void>;
  /** Begins no more calls, and ends when those under way are recorded. */
  readonly stop: () => Promise<void>;
}

export interface CallRunnerOptions {
  readonly services: Services;
  readonly log: Log;
  /** Calls under way at a time. */
  readonly concurrency?: number;
}

/** Longer than any call may take. Whoever dies in the middle has their calls made again by others after it. */
const lease = 45_000;
/** The longest that nobody looks, should a wake-up get lost. */
const longestWait = 15_000;

/** The same for the same attempt, so that it is recorded once, whoever made it. */
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
  const automation = run.tasks.find(({ id }) => id === call.taskId)?.automation ?? null;
  if (automation === null) return { kind: 'FINAL', failure: 'ADDRESS_INVALID' };
  const view = viewOf(run);
  const held = new Set<string>(
    run.values.flatMap(({ committed, field }) => documentsOfValue(committed, field)),
  );
  return judgeAnswer(automation, answer, {
    fieldOf: (instance: InstanceKey) => valueAt(view, instance)?.field,
    holds: (ref) => held.has(ref),
    timeZone: run.workflow.timeZone,
    now,
  });
};

/**
 * Makes the calls of automated tasks. Each is made at least once, always with the same key,
 * and its result recorded once: by the command that moves the task, in its transaction.
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
      besides: () => [row(false)],
    });
    if ('error' in outcome) throw outcome.error;
    // M6, or recorded before by somebody whose lease had ended: then both statements do nothing.
    if (!outcome.hasChanged) await channel.trip(row(true), dropCall(taskId, group, leaseEnd));
  };

  const carryOut = async (call: ClaimedCall, leaseEnd: Date): Promise<void> => {
    const { tenantId, taskId } = call;
    try {
      const { egress, secrets } = services;
      const { trip } = systemChannel(services, tenantId);
      const made = await makeCall({ tenantId, egress, secrets, trip }, call.request, call.key);
      await record(call, leaseEnd, made);
    } catch (error) {
      // Its lease ends, and it is made again with the same key.
      if (error instanceof Refused)
        log.debug({ taskId, code: error.message }, 'a call was for nothing');
      else log.warn({ err: error, taskId }, 'the result of a call could not be recorded');
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
          // One look for several that end together.
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
        log.warn({ err: error }, 'calls that are ready could not be looked for');
        clearTimeout(timer);
        timer = setTimeout(wake, 1000);
        timer.unref();
      })
      .finally(() => {
        isLooking = false;
        settled();
      });
  }

  const forget = services.live.onCallsReady(wake);
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
