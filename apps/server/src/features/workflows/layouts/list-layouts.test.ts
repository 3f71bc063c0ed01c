import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;
const TYPE = `mutation ($input: CreateTagTypeInput!) { createTagType(input: $input) { tagType { id } } }`;
const TAG = `mutation ($input: CreateTagInput!) { createTag(input: $input) { tag { id } } }`;
const LIST = `query ($filter: WorkflowFilterInput) { workflows(first: 50, filter: $filter) { edges { node { name } } } }`;
const GROUPS = `query ($by: WorkflowGrouping!, $first: Int!, $filter: WorkflowFilterInput) {
  workflowGroups(by: $by, first: $first, filter: $filter) { key name status count overdueCount workflows { name } } }`;
const CALENDAR = `query ($from: Date!, $to: Date!) { workflowCalendar(from: $from, to: $to, withTasks: true) {
  isCut absences { startsOn endsOn person { name } } workflows { name } tasks { name permissions { editDueOn } } } }`;
const day = 86_400_000;

let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let urgent: string;
let type: string;

const workflows = [
  { name: 'Late', status: 'RUNNING', due: -2, started: -5, owner: 'ada', tags: true },
  { name: 'Soon', status: 'RUNNING', due: 3, started: 0, owner: 'ben', tags: true },
  { name: 'Far', status: 'RUNNING', due: 40, started: -40, owner: 'ada', tags: false },
  { name: 'Paused', status: 'PAUSED', due: -1, started: -3, owner: 'ada', tags: false },
  { name: 'Done', status: 'COMPLETED', due: -9, started: -20, ended: -2, owner: 'ada', tags: true },
] as const;

const dateIn = (days: number): string =>
  new Date(server.clock.now() + days * day).toISOString().slice(0, 10);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  stranger = await server.createPerson({ tenantId, name: 'Cleo' });
  const made = async (document: string, input: object) =>
    (await ada.graphql(document, { input: { idempotencyKey: newId(), ...input } })).data;
  type = (await made(TYPE, { name: 'Priority', color: 'RED' })).createTagType.tagType.id;
  urgent = (await made(TAG, { name: 'Urgent', tagTypeId: type, color: '' })).createTag.tag.id;
  const content = buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(server.clock.now() + days * day).toISOString();
  for (const one of workflows) {
    const started = await made(START, { blueprintId, name: one.name, ownerId: ada.userId });
    const { id, stages } = started.startWorkflow.workflow;
    await server.database.rows(
      `UPDATE workflow SET schedule_status = $2, owner_id = $3, planned_end = $4, started_at = $5, ended_at = $6,
          next_due = $4, tags = $7, changed_at = coalesce($6, changed_at), marks = marks - 'plannedEndAtStart' WHERE id = $1`,
      [
        id,
        one.status,
        one.owner === 'ada' ? ada.userId : ben.userId,
        at(one.due),
        at(one.started),
        at('ended' in one ? one.ended : undefined),
        one.tags ? [urgent] : [],
      ],
    );
    await server.database.rows(
      'UPDATE task SET due_on = $2, workflow_owner_id = $3 WHERE id = $1',
      [stages[0].tasks[0].id, at(one.due), one.owner === 'ada' ? ada.userId : ben.userId],
    );
  }
});

const names = async (person: TestPerson, filter: object): Promise<readonly string[]> => {
  const { data, codes } = await person.graphql(LIST, { filter });
  expect(codes).toEqual([]);
  return data.workflows.edges.map(({ node }: { node: { name: string } }) => node.name).toReversed();
};

describe('filters of a list', () => {
  it.each([
    [{ due: { range: 'OVERDUE' } }, ['Late']],
    [{ due: { range: 'NEXT_7_DAYS' } }, ['Soon']],
    [{ started: { range: 'TODAY' } }, ['Soon']],
    [{ started: { range: 'LAST_7_DAYS' } }, ['Late', 'Soon', 'Paused']],
    [{ completed: { range: 'LAST_7_DAYS' } }, ['Done']],
    [{ completed: { range: 'TODAY' } }, []],
  ])('match workflows by the date %j', async (filter, expected) => {
    expect(await names(ada, filter)).toEqual(expected);
  });

  it('match days between two dates, also without a limit', async () => {
    const due = (from: string | null, to: string | null) => ({ range: 'BETWEEN', from, to });
    expect(await names(ada, { due: due(dateIn(3), dateIn(3)) })).toEqual(['Soon']);
    expect(await names(ada, { due: due(dateIn(3), null) })).toEqual(['Soon', 'Far']);
    expect(await names(ada, { due: due(null, dateIn(-2)) })).toEqual(['Late', 'Done']);
  });

  it('match tags and their type', async () => {
    expect(await names(ada, { tags: [urgent] })).toEqual(['Late', 'Soon', 'Done']);
    expect(await names(ada, { tags: [newId()] })).toEqual([]);
    expect(await names(ada, { tagType: type })).toEqual(['Late', 'Soon', 'Done']);
    expect(await names(ada, { tagType: 'unknown' })).toEqual([]);
  });

  it('match all filters, or any of them', async () => {
    const filter = { tags: [urgent], due: { range: 'OVERDUE' } };
    expect(await names(ada, filter)).toEqual(['Late']);
    expect(await names(ada, { ...filter, matchAny: true })).toEqual(['Late', 'Soon', 'Done']);
    const running = { ...filter, matchAny: true, status: ['RUNNING'] };
    expect(await names(ada, running)).toEqual(['Late', 'Soon']);
    expect(await names(ben, { ...filter, matchAny: true })).toEqual(['Soon']);
  });

  it('show only readable workflows', async () => {
    expect(await names(ben, { tags: [urgent] })).toEqual(['Soon']);
    expect(await names(ben, { due: { range: 'OVERDUE' } })).toEqual([]);
    expect(await names(stranger, { tags: [urgent] })).toEqual([]);
  });
});

describe('workflowGroups', () => {
  const groups = async (person: TestPerson, by: string, filter: object = {}, first = 1) => {
    const { data, codes } = await person.graphql(GROUPS, { by, first, filter });
    expect(codes).toEqual([]);
    return data.workflowGroups;
  };

  it('counts all workflows, and lists the first of each group', async () => {
    expect(await groups(ada, 'OWNER')).toMatchObject([
      { name: 'Ada', count: 4, overdueCount: 1, workflows: [{ name: 'Done' }] },
      { name: 'Ben', count: 1, overdueCount: 0, workflows: [{ name: 'Soon' }] },
    ]);
  });

  it('groups by status, tag, stage, and blueprint', async () => {
    expect(await groups(ada, 'STATUS')).toMatchObject([
      { status: 'OVERDUE', count: 1 },
      { status: 'ON_TRACK', count: 2 },
      { status: 'PAUSED', count: 1 },
      { status: 'COMPLETED', count: 1 },
    ]);
    expect(await groups(ada, 'TAG')).toMatchObject([
      { key: urgent, name: 'Urgent', count: 3 },
      { key: '', count: 2 },
    ]);
    expect(await groups(ada, 'STAGE', { status: ['RUNNING'] })).toMatchObject([{ count: 3 }]);
    expect(await groups(ada, 'BLUEPRINT')).toMatchObject([{ count: 5 }]);
  });

  it('counts only readable workflows', async () => {
    expect(await groups(ben, 'OWNER')).toMatchObject([{ name: 'Ben', count: 1 }]);
    expect(await groups(stranger, 'OWNER')).toEqual([]);
  });

  it('refuses too many rows per group', async () => {
    const { codes } = await ada.graphql(GROUPS, { by: 'OWNER', first: 101 });
    expect(codes).toEqual(['MaxResultsOutOfRange']);
  });
});

describe('workflowCalendar', () => {
  const range = async (person: TestPerson, from: number, to: number) => {
    const { data, codes } = await person.graphql(CALENDAR, { from: dateIn(from), to: dateIn(to) });
    expect(codes).toEqual([]);
    return data.workflowCalendar;
  };

  it('lists planned ends and open due tasks of the range', async () => {
    const found = await range(ada, -10, 10);
    expect(found.workflows.map(({ name }: { name: string }) => name)).toEqual([
      'Done',
      'Late',
      'Paused',
      'Soon',
    ]);
    expect(found.tasks).toHaveLength(3);
    expect(found.isCut).toBe(false);
  });

  it('lists only readable workflows and tasks', async () => {
    expect(await range(ben, -10, 10)).toMatchObject({
      workflows: [{ name: 'Soon' }],
      tasks: [{ permissions: { editDueOn: true } }],
    });
    expect(await range(stranger, -10, 10)).toMatchObject({ workflows: [], tasks: [] });
  });

  it('lists absences of people with unfinished tasks, for internal people', async () => {
    const absent = async (person: TestPerson) => {
      const input = { userId: person.userId, startsOn: dateIn(2), endsOn: dateIn(4) };
      const SET =
        'mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }';
      expect((await ada.graphql(SET, { input })).codes).toEqual([]);
    };
    // Ada has the tasks. The stranger has none.
    await absent(ada);
    await absent(stranger);
    const away = { startsOn: dateIn(2), endsOn: dateIn(4), person: { name: 'Ada' } };
    expect((await range(ada, -10, 10)).absences).toEqual([away]);
    expect((await range(ben, -10, 10)).absences).toEqual([away]);
    expect((await range(ada, -10, 1)).absences).toEqual([]);
    expect((await range(stranger, -10, 10)).absences).toEqual([]);
  });

  it('refuses a range that is too long', async () => {
    const { codes } = await ada.graphql(CALENDAR, { from: dateIn(0), to: dateIn(200) });
    expect(codes).toEqual(['MaxResultsOutOfRange']);
  });
});
