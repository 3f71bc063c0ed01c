import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { asId, type FormId, type PartyId } from '@baton/domain/core/ids';
import { translateText } from '@baton/domain/form/edit-form';
import { textKey } from '@baton/domain/form/form-texts';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { column, field, fieldKey, rowId } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, when } from '@baton/fixtures/builders/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { readPdf, withoutSpaces, type ReadPdf } from '../../testing/pdf-text.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

// Reads the PDF like a PDF reader. Each print takes about a second.
const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id form { instance name } } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
const PREFER = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale } } }`;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const kinds = [
  [1, 'TEXT', 'Name'],
  [2, 'CURRENCY', 'Turnover'],
  [3, 'DATE', 'Founded'],
  [4, 'SELECT', 'Size'],
  [5, 'CHECKBOX', 'Certified'],
  [6, 'PEOPLE', 'Contact'],
  [7, 'SIGNATURE', 'Signature'],
  [8, 'TABLE', 'Parts'],
  [9, 'TEXT', 'Hidden'],
  [10, 'TEXT', 'Notes'],
] as const;

const asked = kinds.map(([n, kind, name]) =>
  field(n, kind, {
    name,
    columns:
      kind === 'TABLE'
        ? [
            column(11, 'TEXT', {
              name: 'Part',
              constraints: { ...noConstraints, markdown: true },
            }),
            column(12, 'NUMBER', { name: 'Price' }),
          ]
        : [],
    ...(name === 'Notes' && { constraints: { ...noConstraints, markdown: true } }),
  }),
);
const item = (n: number) =>
  fieldItem(n, {
    field: fieldKey(n),
    inputType: 'OPTIONAL',
    rules: n === 9 ? [when('SHOW', 5, 'EQUALS', false)] : [],
  });
const parts = asked.map((one, at) => [item(at + 1), one] as const);
const german = (n: number, text: string) => [textKey.field(fieldKey(n)), text] as const;

const form = [
  german(1, 'Firma'),
  [textKey.option(fieldKey(4), 'two'), 'Mittelgroß'] as const,
].reduce(
  (now, [key, text]) => translateText(now, 'de', key, text),
  buildForm('Supplier', { items: parts.slice(0, 4) }, { items: parts.slice(4) }),
);

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let stranger: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada Byron', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo', accessLevel: 'EXTERNAL' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Stranger',
    isAdmin: true,
  });
  const content = attachForm(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] }),
    taskKey(1),
    { origin: { form: asId<FormId>(newId()), version: 1 }, content: form },
    newId,
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

interface Started {
  readonly id: string;
  readonly workflow: string;
  readonly placeOf: (name: string) => string;
}

const started = async (): Promise<Started> => {
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: newId(), blueprintId, name: 'Müller 供应商', ownerId: ada.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const [task] = stages[0].tasks;
  const places = new Map<string, string>(
    task.form.map((one: { name: string; instance: string }) => [one.name, one.instance]),
  );
  return { id: task.id, workflow: id, placeOf: (name) => places.get(name) ?? '' };
};

const enter = async (by: TestPerson, task: Started, values: Readonly<Record<string, unknown>>) => {
  const answer = await by.graphql(SAVE, {
    input: {
      idempotencyKey: newId(),
      taskId: task.id,
      values: Object.entries(values).map(([name, value]) => ({
        instance: task.placeOf(name),
        value,
      })),
    },
  });
  expect(answer.codes).toEqual([]);
};
const handIn = (by: TestPerson, { id }: Started) =>
  by.graphql(COMPLETE, { input: { idempotencyKey: newId(), taskId: id } });
const signed = async (by: TestPerson): Promise<string> => {
  const head =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="signature.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--cut--\r\n')]);
  const sent = await by.request('POST', '/files', body, {
    'content-type': 'multipart/form-data; boundary=cut',
    'x-baton': '1',
  });
  return sent.json().ref;
};

const ask = (by: TestPerson, task: Started) => by.request('GET', `/submissions/tasks/${task.id}`);
const printed = async (by: TestPerson, task: Started): Promise<ReadPdf> => {
  const answer = await ask(by, task);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(answer.rawPayload);
};
const has = ({ text }: ReadPdf, words: string): boolean => text.includes(withoutSpaces(words));
const speak = (by: TestPerson, locale: string) => by.graphql(PREFER, { input: { locale } });

describe('a submitted form', () => {
  let task: Started;

  beforeAll(async () => {
    task = await started();
    await enter(ben, task, {
      Name: 'Müller & Söhne',
      Turnover: 1234567.5,
      Founded: '2001-03-09',
      Notes: '# Risks\n\n- **late** parts\n- `A4` paper',
      Size: 'two',
      Certified: true,
      Contact: [ada.userId],
      Signature: [await signed(ben)],
      Parts: [
        { row: rowId(1), cells: { [fieldKey(11)]: '**Bolt** M8', [fieldKey(12)]: 0.5 } },
        { row: rowId(2), cells: { [fieldKey(11)]: '螺栓' } },
      ],
    });
    server.clock.advance(60_000);
    await handIn(ben, task);
  });

  test.each([
    [
      'en',
      'en',
      ['Name', 'Müller & Söhne', '1,234,567.50', '9 Mar 2001', 'two', 'Yes', 'Ada Byron'],
    ],
    ['de', 'de', ['Firma', 'Müller & Söhne', '1.234.567,50', '9. März 2001', 'Mittelgroß', 'Ja']],
    ['th', 'th', ['Name', 'Müller & Söhne', '1,234,567.50', '9 มี.ค. 2001', 'ใช่', 'ส่งโดย']],
    ['zh', 'zh-CN', ['2001年3月9日', '是', '提交人']],
    ['ko', 'ko', ['2001년 3월 9일', '예', '제출자']],
  ])('is printed in the reader’s language: %s', async (locale, language, texts) => {
    await speak(ada, locale);
    const pdf = await printed(ada, task);
    const wanted = [...texts, 'Bolt', '螺栓', 'Müller 供应商'];
    expect(wanted.filter((text) => !has(pdf, text))).toEqual([]);
    expect(pdf.language).toBe(language);
    expect(has(pdf, 'Hidden')).toBe(false);
    await speak(ada, 'en');
  });

  test('names who entered each value and who submitted the form', async () => {
    const pdf = await printed(ada, task);
    expect(has(pdf, 'Ben 2 Mar 2026, 09:00')).toBe(true);
    expect(has(pdf, 'Submitted on 2 Mar 2026, 09:01')).toBe(true);
    expect(has(pdf, 'Signed by Ben, 2 Mar 2026, 09:00')).toBe(true);
    expect(has(pdf, 'Not submitted yet')).toBe(false);
    expect(has(pdf, '• late parts • A4 paper')).toBe(true);
    expect(has(pdf, '**')).toBe(false);
    expect(pdf.title).toBe('Task 1');
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure'])
      expect(pdf.roles).toContain(role);
  });

  test('is named after the task, and browsers don’t cache it', async () => {
    const { headers } = await ask(ada, task);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Submission%20%E2%80%93");
  });

  test('can be printed only by people who can read it', async () => {
    for (const who of [cleo, stranger]) expect((await ask(who, task)).statusCode).toBe(404);
    const forged = await ada.request('GET', `/submissions/tasks/${task.id}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(forged.statusCode).toBe(404);
    const guest = await server.stranger.request('GET', `/submissions/tasks/${task.id}`);
    expect(guest.statusCode).toBe(401);
    const intake = await ada.request('GET', `/submissions/workflows/${task.workflow}`);
    expect(intake.statusCode).toBe(404);
  });
});

test('prints drafts for the assignees', async () => {
  const task = await started();
  await enter(ben, task, { Name: 'A first thought' });
  const own = await printed(ben, task);
  expect(has(own, 'A first thought')).toBe(true);
  expect(has(own, 'Not submitted yet')).toBe(true);
});

test('prints any text of users without errors', async () => {
  const task = await started();
  const hostile = [
    'x'.repeat(5000),
    '#eval("1+1") #read("/etc/passwd") $x$ *a* \\ ] ) } @ref <l>',
    'שלום עולם مرحبا',
    '🙂👩‍👩‍👧',
    'bell\u0007 null\u0001 turned\u202Ered',
  ].join('\n');
  await enter(ben, task, {
    Name: hostile,
    Parts: Array.from({ length: 500 }, (_, at) => ({
      row: rowId(at + 1),
      cells: { [fieldKey(11)]: `Part ${at + 1}`, [fieldKey(12)]: at },
    })),
  });
  const pdf = await printed(ben, task);
  const { pages, text } = pdf;
  expect(has(pdf, '#eval("1+1") #read("/etc/passwd") $x$ *a* \\ ] ) } @ref <l>')).toBe(true);
  expect(has(pdf, 'root:')).toBe(false);
  expect(text).not.toMatch(/[\u0001\u0007\u202e]/);
  expect(has(pdf, 'Part 500')).toBe(true);
  // The table header is repeated on each page.
  const ofTable = pages.filter((page) => /Part\d/.test(page));
  expect(ofTable.length).toBeGreaterThan(5);
  expect(ofTable.filter((page) => !page.includes('Price'))).toEqual([]);
  expect(pages.at(-1)).toContain(`Page${pages.length}of${pages.length}`);
});
