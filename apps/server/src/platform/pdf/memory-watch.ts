import { readFile } from 'node:fs/promises';

const lookEvery = 200;
const pageSize = 4096;

const residentBytes = async (pid: number): Promise<number> => {
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
  return Number(pages) * pageSize;
};

/**
 * Calls `onOver` once when a process exceeds its memory limit. V8 can't limit memory outside
 * JavaScript. Without /proc, only the time limit applies. Returns a function that ends the watch.
 */
export const watchMemory = (pid: number, most: number, onOver: () => void): (() => void) => {
  const end = (): void => clearInterval(timer);
  const timer = setInterval(() => {
    residentBytes(pid).then(
      (held) => {
        if (held <= most) return;
        end();
        onOver();
      },
      // The process has ended, or this isn't Linux.
      end,
    );
  }, lookEvery);
  timer.unref();
  return end;
};
