export interface QueueBounds {
  /** Maximum number of jobs that run at the same time, each of another person. */
  readonly atOnce: number;
  /** Maximum number of running and waiting jobs. */
  readonly waiting: number;
  /** Maximum number of running and waiting jobs of one person. */
  readonly perPerson: number;
}

export interface PersonQueue {
  /** Runs the work when its turn comes. Returns null if too many jobs wait. */
  readonly run: <T>(person: string, work: () => Promise<T>) => Promise<T> | null;
}

interface Job {
  readonly person: string;
  readonly start: () => void;
}

/**
 * Runs one job per person at a time, and jobs of several people in parallel, in the order of the
 * calls.
 */
export const personQueue = ({ atOnce, waiting: most, perPerson }: QueueBounds): PersonQueue => {
  const running: Job[] = [];
  const waiting: Job[] = [];
  const startNext = (): void => {
    if (running.length >= atOnce) return;
    const next = waiting.find(({ person }) => running.every((other) => other.person !== person));
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    running.push(next);
    next.start();
    startNext();
  };
  return {
    run: <T>(person: string, work: () => Promise<T>): Promise<T> | null => {
      const jobs = [...running, ...waiting];
      const own = jobs.filter((job) => job.person === person);
      if (jobs.length >= most || own.length >= perPerson) return null;
      return new Promise<T>((resolve, reject) => {
        const job: Job = {
          person,
          start: () => {
            void work()
              .then(resolve, reject)
              .finally(() => {
                running.splice(running.indexOf(job), 1);
                startNext();
              });
          },
        };
        waiting.push(job);
        startNext();
      });
    },
  };
};
