import { median } from '../contest.ts';
import { memoryOf } from '../process-cost.ts';
import type { Figure } from '../report.ts';
import { freePort, serveFloor, spawnBaton, stopChild, untilReady } from '../served.ts';

const idleMillis = 10_000;

interface Start {
  readonly millis: number;
  readonly megabytes: number;
}

const idle = () => new Promise((resolve) => setTimeout(resolve, idleMillis));

const startBaton = async (dataDir: string): Promise<Start> => {
  const port = await freePort();
  const since = performance.now();
  const child = spawnBaton({ url: null, dataDir }, port);
  child.stdout.resume();
  child.stderr.resume();
  try {
    await untilReady(port, '/readyz');
    const millis = performance.now() - since;
    await idle();
    return { millis, megabytes: memoryOf(child.pid ?? 0) };
  } finally {
    await stopChild(child);
  }
};

const startFloor = async (url: string): Promise<Start> => {
  const since = performance.now();
  const floor = await serveFloor(url);
  try {
    await untilReady(floor.port, '/');
    const millis = performance.now() - since;
    await idle();
    return { millis, megabytes: memoryOf(floor.pid) };
  } finally {
    await floor.stop();
  }
};

const repeat = async (times: number, start: () => Promise<Start>): Promise<Start> => {
  const starts: Start[] = [];
  for (let n = 0; n < times; n += 1) starts.push(await start());
  return {
    millis: median(starts.map((s) => s.millis)),
    megabytes: median(starts.map((s) => s.megabytes)),
  };
};

/** Measures the start of the floor, whose database is already running. */
export const startUpOfFloor = (url: string): Promise<Start> => repeat(3, () => startFloor(url));

/**
 * Measures the time from process start to the first good response, including the start of the
 * embedded database.
 */
export const startUpOfBaton = (dataDir: string, times: number): Promise<Start> =>
  repeat(times, () => startBaton(dataDir));

export const startUpFigures = (baton: Start, floor: Start): readonly Figure[] => [
  {
    work: 'W7',
    what: 'start to first answer (the floor finds its database running)',
    unit: 'ms',
    baton: baton.millis,
    floor: floor.millis,
  },
  {
    work: 'W7',
    what: 'memory of the server after 10 s at rest',
    unit: 'MB',
    baton: baton.megabytes,
    floor: floor.megabytes,
  },
];
