import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { afterEach, inject, vi } from 'vitest';
import type { CompleteDuty, CrashOrder, CrashPoint, Duty } from './crashing-process.ts';
import type { TestPerson, TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of kills of a process in one test (docs/testing.md). */
    readonly kills: number;
  }
}

const script = path.join(import.meta.dirname, 'crashing-process.ts');
/** Folder with compiled modules, so that later processes start faster. */
const compiled = path.join(import.meta.dirname, '../../../../node_modules/.cache/tests');

/** Starts child processes on the database of a server. Running ones are killed after each test. */
export const childProcesses = (server: TestServer) => {
  // Each process loads the whole program, which takes long on a busy machine.
  vi.setConfig({ testTimeout: Math.max(180_000, 30_000 * inject('kills')) });
  const processes: ChildProcess[] = [];
  afterEach(() => {
    for (const child of processes.splice(0)) child.kill('SIGKILL');
  });

  const begin = (
    { tenantId }: TestPerson,
    duty: Duty,
    crashAt: CrashPoint = 'NOWHERE',
    now: number | null = server.clock.now(),
  ): ChildProcess => {
    const order: CrashOrder = { databaseUrl: server.database.url, tenantId, crashAt, now, duty };
    const child = fork(script, [JSON.stringify(order)], {
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    processes.push(child);
    return child;
  };
  /** Resolves with the exit code of a process when it ends. */
  const endOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];

  /** Completes a task as an internal user, with the same key on each try. */
  const completion = ({ userId }: TestPerson, taskId: string, undoSeconds = 0): CompleteDuty => {
    const id = asId<PartyId>(userId);
    return {
      kind: 'COMPLETE',
      actor: { id, parties: [id], isAdmin: false, accessLevel: 'INTERNAL', systemRoles: [] },
      taskId: asId<TaskId>(taskId),
      key: crypto.randomUUID(),
      undoSeconds,
    };
  };

  /** Returns the commands of a workflow in order. */
  const commands = async (workflowId: string): Promise<readonly string[]> =>
    (
      await server.database.rows<{ command: string }>(
        'SELECT command FROM event WHERE workflow_id = $1 ORDER BY seq',
        [workflowId],
      )
    ).map(({ command }) => command);

  return { begin, endOf, completion, commands };
};
