import { readFile } from 'node:fs/promises';

const lookEvery = 200;
const pageSize = 4096;

const residentBytes = async (pid: number): Promise<number> => {
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
  return Number(pages) * pageSize;
};

/**
 * Calls once when a process holds more than it may. What it holds is not JavaScript's, so that V8 has
 * no limit for it; where there is no /proc, its time is its only bound. Returns what ends the watch.
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
      // It has ended, or this is no Linux.
      end,
    );
  }, lookEvery);
  timer.unref();
  return end;
};
