import { describe, expect, it } from 'vitest';
import { personQueue } from './person-queue.ts';

const never = () => new Promise<string>(() => undefined);
const quick = (word: string) => () => Promise.resolve(word);

describe('personQueue', () => {
  it('runs a job although a job of another person never ends', async () => {
    const queue = personQueue({ atOnce: 2, waiting: 10, perPerson: 4 });
    void queue.run('eve', never);
    void queue.run('eve', never);
    await expect(queue.run('ada', quick('read'))).resolves.toBe('read');
  });

  it('runs jobs of one person in order', async () => {
    const queue = personQueue({ atOnce: 2, waiting: 10, perPerson: 4 });
    const order: string[] = [];
    const log = (word: string) => () => Promise.resolve(order.push(word));
    void queue.run('ada', log('first'));
    void queue.run('ada', log('second'));
    await queue.run('ada', log('third'));
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('returns null if too many jobs wait', () => {
    const queue = personQueue({ atOnce: 1, waiting: 2, perPerson: 2 });
    void queue.run('ada', never);
    void queue.run('ben', never);
    expect(queue.run('cem', quick('read'))).toBeNull();
  });

  it('returns null if one person has too many jobs', () => {
    const queue = personQueue({ atOnce: 2, waiting: 10, perPerson: 2 });
    void queue.run('ada', never);
    void queue.run('ada', never);
    expect(queue.run('ada', quick('read'))).toBeNull();
  });

  it('runs the next job after a failed one', async () => {
    const queue = personQueue({ atOnce: 1, waiting: 10, perPerson: 2 });
    const failed = queue.run('ada', () => Promise.reject(new Error('broken')));
    const next = queue.run('ada', quick('read'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('read');
  });
});
