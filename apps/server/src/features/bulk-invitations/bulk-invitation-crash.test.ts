import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childProcesses } from '../../testing/child-processes.ts';
import { crashCode } from '../../testing/crashing-process.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffMail } from '../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../people/index.ts';

// The worker exits at a named point, as in a power failure. Another worker continues.
const server = await createTestServer();
const { begin, endOf } = childProcesses(server);
afterAll(server.close);

let ada: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const count = 120;
const inviteAll = async () => {
  const series = crypto.randomUUID().slice(0, 8);
  const emails = Array.from({ length: count }, (_, n) => `p${n}.${series}@test.example`);
  const made = await ada.graphql(
    `mutation ($input: CreateBulkInvitationInput!) { createBulkInvitation(input: $input) { id } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        source: { fileName: '', text: ['Email', ...emails].join('\n') },
        tableId: '1',
      },
    },
  );
  const bulkJobId: string = made.data.createBulkInvitation.id;
  const begun = await ada.graphql(
    `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }`,
    { input: { idempotencyKey: crypto.randomUUID(), bulkJobId, rows: 'ALL' } },
  );
  expect([...made.codes, ...begun.codes]).toEqual([]);
  return { id: bulkJobId, emails };
};

const stateOf = async (id: string, emails: readonly string[]) => {
  const [found] = await server.database.rows<{ state: string; done: number; invited: number }>(
    `SELECT j.state, j.done_count AS done,
            (SELECT count(*)::int FROM party p WHERE p.email = ANY ($2)) AS invited
       FROM bulk_job j WHERE j.id = $1`,
    [id, emails],
  );
  return found;
};

describe('a bulk invitation', () => {
  it.each(['BEFORE_COMMIT', 'AFTER_COMMIT', 'JOB_DONE_UNRECORDED'] as const)(
    'invites each person once after a crash %s',
    async (point) => {
      const { id, emails } = await inviteAll();
      expect(await endOf(begin(ada, { kind: 'JOBS' }, point))).toBe(crashCode);
      const cut = await stateOf(id, emails);
      // People and row results are stored together or not at all.
      expect(cut?.invited).toBe(cut?.done);
      begin(ada, { kind: 'JOBS' });
      while ((await stateOf(id, emails))?.state === 'RUNNING') await delay(50);
      expect(await stateOf(id, emails)).toEqual({
        state: 'COMPLETED',
        done: count,
        invited: count,
      });
      await workOffMail(server, 'send-invitation', invitationHandlers);
      for (const email of emails.filter((_, n) => n % 20 === 0))
        expect(await sentMail(server.mailFolder, email)).toHaveLength(1);
    },
  );
});
