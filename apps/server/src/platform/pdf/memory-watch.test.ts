import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { watchMemory } from './memory-watch.ts';

const greedy = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 20);';

test.runIf(existsSync('/proc/self/statm'))(
  'reports a process with too much memory once',
  async () => {
    const child = spawn(process.execPath, ['-e', greedy], { stdio: 'ignore' });
    let told = 0;
    watchMemory(child.pid ?? 0, 200_000_000, () => {
      told += 1;
      child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(told).toBe(1);
  },
);
