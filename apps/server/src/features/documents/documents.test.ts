import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sweepDocuments } from './sweep-documents.ts';

const server = await createTestServer();
afterAll(server.close);

const DOCUMENTS =
  'documents { ref name icon size address isLink isPreviewable canDelete createdBy { name } }';
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { form { value ${DOCUMENTS} } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { form { value ${DOCUMENTS} } } }`;
const LINK = `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref name address } }`;
const LIST = `query ($search: String) { documents(first: 20, search: $search) { edges { node {
  document { ref name address } workflowName taskId taskName deleteRefusal { action code } } } } }`;
const DELETE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { ref address } }`;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** A field with a small size limit. */
const small = { ...noConstraints, maxKilobytes: 1 };

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let stranger: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo', accessLevel: 'EXTERNAL' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Stranger',
    isAdmin: true,
  });
  const of = (person: TestPerson) => ({ assignees: [asId<PartyId>(person.userId)] });
  const content = withFields(
    buildBlueprint({ tasks: [of(ben), of(cleo)] }),
    [
      field(1, 'DOCUMENT'),
      field(2, 'DOCUMENT'),
      field(3, 'TABLE', {
        columns: [column(4, 'TEXT'), column(5, 'DOCUMENT', { constraints: small })],
      }),
      field(6, 'DOCUMENT', { constraints: { ...small, multiple: false } }),
    ],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(2, 2, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(3, 3, { inputType: 'OPTIONAL' })],
    [taskKey(1), place(4, 6, { inputType: 'OPTIONAL' })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const started = async (): Promise<readonly [string, string]> => {
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'N', ownerId: ada.userId },
  });
  const [first, second] = data.startWorkflow.workflow.stages[0].tasks;
  return [first.id, second.id];
};

const upload = (by: TestPerson, name: string, content: Buffer, headers: object = {}) => {
  const body = Buffer.concat([
    Buffer.from(
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--cut--\r\n'),
  ]);
  return by.request('POST', '/files', body, {
    'content-type': 'multipart/form-data; boundary=cut',
    'x-baton': '1',
    ...headers,
  });
};
const uploaded = async (by: TestPerson, name = 'photo.png', content = png): Promise<string> =>
  (await upload(by, name, content)).json().ref;

const save = (by: TestPerson, taskId: string, n: number, refs: readonly string[] | null) =>
  by.graphql(SAVE, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      taskId,
      values: [{ instance: instanceKey(n), value: refs }],
    },
  });
const codeOf = (answer: { json: () => any }): string => answer.json().title;

describe('documents', () => {
  test('are uploaded, used in a form, and downloaded as files', async () => {
    const [first] = await started();
    const ref = await uploaded(ben);
    expect(ref).toMatch(/^[0-9a-f-]{36}\.png$/);
    const { data } = await save(ben, first, 1, [ref]);
    const [seen] = data.saveTaskValues.task.form[0].documents;
    expect(seen).toMatchObject({
      ref,
      name: 'photo.png',
      icon: 'image',
      size: png.length,
      isPreviewable: true,
      canDelete: true,
      createdBy: { name: 'Ben' },
    });
    const whole = await ben.request('GET', seen.address);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(png)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="photo.png"; filename*=UTF-8''photo.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const part = await ben.request('GET', seen.address, undefined, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
    expect(part.headers['content-range']).toBe(`bytes 1-3/${png.length}`);
    const preview = await ben.request('GET', `${seen.address}&preview=1`);
    expect(preview.headers['content-type']).toBe('image/png');
  });

  test('are readable only for readers of a form that contains them', async () => {
    const [first, second] = await started();
    const ref = await uploaded(ben);
    const [id] = ref.split('.');
    const statusOf = async (person: TestPerson, path: string) =>
      (await person.request('GET', path)).statusCode;
    expect(await statusOf(ada, `/files/${id}?task=${first}`)).toBe(404);
    await save(ben, first, 1, [ref]);
    expect(await statusOf(ada, `/files/${id}?task=${first}`)).toBe(200);
    // The external person has another task in the workflow.
    expect(await statusOf(cleo, `/files/${id}?task=${first}`)).toBe(404);
    expect(await statusOf(cleo, `/files/${id}?task=${second}`)).toBe(404);
    expect(await statusOf(stranger, `/files/${id}?task=${first}`)).toBe(404);
    expect(await statusOf(ben, `/files/${id}`)).toBe(200);
    const elsewhere = await ben.request('GET', `/files/${id}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('refuses documents of other people as values of a field', async () => {
    const [first, second] = await started();
    const ref = await uploaded(ben);
    await save(ben, first, 1, [ref]);
    expect((await save(cleo, second, 2, [ref])).codes).toEqual(['DocumentDoesNotExist']);
    const [id] = ref.split('.');
    expect((await save(ben, first, 1, [`${id}.pdf`])).codes).toEqual(['DocumentDoesNotExist']);
    // In a text cell, it is just text.
    const cell = { column: fieldKey(4), value: ref };
    const written = await cleo.graphql(SAVE, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId: second,
        values: [],
        tables: [{ instance: instanceKey(3), insertRows: [{ row: rowId(1), cells: [cell] }] }],
      },
    });
    expect(written.codes).toEqual([]);
    const read = await cleo.request('GET', `/files/${id}?task=${second}`);
    expect(read.statusCode).toBe(404);
    // The owner keeps the current value and adds a document.
    const more = await uploaded(ada, 'notes.txt', Buffer.from('more'));
    const { data } = await save(ada, first, 1, [ref, more]);
    expect(data.saveTaskValues.task.form[0].documents).toMatchObject([
      { name: 'photo.png', canDelete: true },
      { name: 'notes.txt', icon: 'generic' },
    ]);
  });

  test('checks documents in table cells against the rules of the form', async () => {
    const [, second] = await started();
    const enter = (by: TestPerson, cells: readonly object[], row = rowId(1)) =>
      by.graphql(SAVE, {
        input: {
          idempotencyKey: crypto.randomUUID(),
          taskId: second,
          values: [],
          tables: [{ instance: instanceKey(3), insertRows: [{ row, cells }] }],
        },
      });
    const cell = (ref: string) => ({ column: fieldKey(5), value: [ref] });
    const foreign = await uploaded(ben);
    expect((await enter(cleo, [cell(foreign)])).codes).toEqual(['DocumentDoesNotExist']);
    const ref = await uploaded(cleo);
    const { data } = await enter(cleo, [cell(ref)]);
    const form = data.saveTaskValues.task.form;
    expect(form[1].documents).toMatchObject([{ ref, name: 'photo.png' }]);
    const [id] = ref.split('.');
    const statusOf = async (by: TestPerson) =>
      (await by.request('GET', `/files/${id}?task=${second}`)).statusCode;
    // Ben reads the workflow, but no drafts of other tasks.
    expect([await statusOf(ada), await statusOf(ben), await statusOf(stranger)]).toEqual([
      200, 404, 404,
    ]);
    await cleo.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: second },
    });
    expect(await statusOf(ada)).toBe(200);
  });

  test('are limited in size and number, also in table cells', async () => {
    const [first, second] = await started();
    const large = await uploaded(ben, 'large.txt', Buffer.alloc(1025, 'a'));
    const fitting = await uploaded(ben, 'fitting.txt', Buffer.alloc(1024, 'a'));
    expect((await save(ben, first, 4, [large])).codes).toEqual(['FileExceedsSize']);
    expect((await save(ben, first, 4, [fitting])).codes).toEqual([]);
    expect((await save(ben, first, 1, [large])).codes).toEqual([]);
    await save(ben, first, 4, [fitting, await uploaded(ben, 'b.txt', Buffer.from('b'))]);
    const done = await ben.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: first },
    });
    expect(done.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'ActionItemHasValidationErrors' },
      { code: 'MultipleValuesOnSingle', params: { count: 2 } },
    ]);
    const of = await uploaded(cleo, 'large.txt', Buffer.alloc(1025, 'a'));
    const cells = [{ column: fieldKey(5), value: [of] }];
    const cell = await cleo.graphql(SAVE, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId: second,
        values: [],
        tables: [{ instance: instanceKey(3), insertRows: [{ row: rowId(1), cells }] }],
      },
    });
    expect(cell.codes).toEqual(['FileExceedsSize']);
  });

  test.each([
    ['too large', 'large.txt', Buffer.alloc(1024 * 1024 + 1, 'a'), 'FileExceedsSize'],
    ['of an unknown type', 'run.exe', png, 'DocumentTypeUnknown'],
    ['different from their extension', 'plan.pdf', png, 'DocumentContentMismatch'],
    ['without a letter in their name', '???', png, 'Required'],
  ])('are rejected and not stored if they are %s', async (_, name, content, code) => {
    expect(codeOf(await upload(ben, name, content))).toBe(code);
  });

  test.each(['B', 'BM', 'MZ', 'GIF', 'ID3 tags'])(
    'accept a text file that starts with %s',
    async (text) => {
      const { statusCode } = await upload(ben, 'a.txt', Buffer.from(text));
      expect(statusCode).toBeLessThan(300);
    },
  );

  test('are accepted only from pages of Baton and signed-in people', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=cut' };
    expect(codeOf(await ben.request('POST', '/files', png, form))).toBe('Forbidden');
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect(codeOf(await upload(ben, 'a.png', png, cross))).toBe('Forbidden');
    const json = { 'content-type': 'application/json' };
    expect(
      codeOf(await ben.request('POST', '/files', Buffer.from('{}'), { ...json, 'x-baton': '1' })),
    ).toBe('Forbidden');
  });

  test('can be links to other sites', async () => {
    const [first] = await started();
    const add = (link: string) => ben.graphql(LINK, { input: { name: '', link } });
    expect((await add('javascript:alert(1)')).codes).toEqual(['InvalidLink']);
    const { data } = await add('https://files.example.com/plan');
    expect(data.addDocumentLink).toMatchObject({
      name: 'files.example.com',
      address: 'https://files.example.com/plan',
    });
    const { codes } = await save(ben, first, 1, [data.addDocumentLink.ref]);
    expect(codes).toEqual([]);
  });

  test('can be deleted by their uploader until completion, or by admins', async () => {
    const [first] = await started();
    const [one, two] = [await uploaded(ben), await uploaded(ben, 'b.txt', Buffer.from('b'))];
    await save(ben, first, 1, [one, two]);
    const remove = (by: TestPerson, ref: string) =>
      by.graphql(DELETE, { input: { ref, taskId: first } });
    expect((await remove(cleo, one)).codes).toEqual(['DocumentDoesNotExist']);
    expect((await remove(ben, one)).data.deleteDocument.address).toBeNull();
    expect((await remove(ben, one)).codes).toEqual(['DocumentDoesNotExist']);
    await ben.graphql(COMPLETE, {
      input: { idempotencyKey: crypto.randomUUID(), taskId: first },
    });
    expect((await remove(ben, two)).codes).toEqual(['DocumentOfCompletedTask']);
    const { data } = await ben.graphql(TASK, { id: first });
    expect(data.task.form[0].documents).toMatchObject([
      { address: null, canDelete: false },
      { canDelete: false },
    ]);
    expect((await remove(ada, two)).codes).toEqual([]);
  });

  test('lets uploaders delete documents of a deleted task', async () => {
    const [first] = await started();
    const ref = await uploaded(ben, 'left.png');
    await save(ben, first, 1, [ref]);
    const { data } = await ben.graphql('query ($id: ID!) { task(id: $id) { workflowId } }', {
      id: first,
    });
    const deleted = await ada.graphql(
      'mutation ($input: DeleteTaskInput!) { deleteTask(input: $input) { workflow { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          workflowId: data.task.workflowId,
          taskId: first,
        },
      },
    );
    expect(deleted.codes).toEqual([]);
    expect((await ben.graphql(DELETE, { input: { ref } })).codes).toEqual([]);
  });

  test('are deleted after a week if they are not used', async () => {
    const [first] = await started();
    const used = await uploaded(ben, 'used.txt', Buffer.from('used'));
    const unused = await uploaded(ben, 'unused.txt', Buffer.from('unused'));
    await save(ben, first, 1, [used]);
    const { services } = server.composition;
    const later = { ...services, now: () => Date.now() + 8 * 86_400_000 };
    const statusOf = async (ref: string) =>
      (await ben.request('GET', `/files/${ref.split('.')[0]}`)).statusCode;
    const before = (await services.files.list(ben.tenantId)).length;
    await sweepDocuments(later);
    expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404]);
    expect((await services.files.list(ben.tenantId)).length).toBeLessThan(before);
  });

  test('are listed for members who see them in a form', async () => {
    const [first, second] = await started();
    const listed = async (by: TestPerson, search: string): Promise<readonly any[]> =>
      (await by.graphql(LIST, { search })).data.documents.edges.map(({ node }: any) => node);
    const ref = await uploaded(ben, 'listed.png');
    expect(await listed(ben, 'listed')).toMatchObject([{ taskName: null, workflowName: null }]);
    expect(await listed(ada, 'listed')).toEqual([]);
    await save(ben, first, 1, [ref]);
    await save(cleo, second, 2, [await uploaded(cleo, 'listed too.png')]);
    expect(await listed(ben, 'LISTED')).toMatchObject([
      { document: { ref, name: 'listed.png' }, taskId: first, deleteRefusal: null },
    ]);
    // Drafts are visible to assignees, the owner, and editors.
    expect(await listed(ada, 'listed')).toMatchObject([
      { document: { name: 'listed too.png' } },
      { document: { name: 'listed.png' } },
    ]);
    await ben.graphql(COMPLETE, { input: { idempotencyKey: crypto.randomUUID(), taskId: first } });
    const [, seen] = await listed(ada, 'listed');
    expect(seen).toMatchObject({ taskName: 'Task 1', workflowName: 'N', deleteRefusal: null });
    expect((await listed(ben, 'listed'))[0]).toMatchObject({
      deleteRefusal: { code: 'DocumentOfCompletedTask' },
    });
    for (const by of [cleo, stranger]) expect(await listed(by, 'listed')).toEqual([]);
    const among = `query ($refs: [String!]) { documents(first: 20, refs: $refs) { edges { node { document { name } } } } }`;
    const named = async (by: TestPerson) =>
      (await by.graphql(among, { refs: [ref, 'nothing'] })).data.documents.edges;
    expect(await named(ada)).toEqual([{ node: { document: { name: 'listed.png' } } }]);
    expect(await named(stranger)).toEqual([]);
    await ada.graphql(DELETE, { input: { ref } });
    expect(await listed(ada, 'listed.png')).toEqual([]);
  });

  test('deletes documents of purged workflows unless they are used elsewhere', async () => {
    const [gone] = await started();
    const [kept] = await started();
    const lone = await uploaded(ben, 'lone.txt', Buffer.from('lone'));
    const shared = await uploaded(ben, 'shared.txt', Buffer.from('shared'));
    await save(ben, gone, 1, [lone, shared]);
    await save(ben, kept, 1, [shared]);
    const of = '(SELECT workflow_id FROM task WHERE id = $1)';
    await server.database.rows(
      `INSERT INTO purged_workflow (tenant_id, workflow_id, version, chain_head, deleted_at, purged_at)
       SELECT tenant_id, id, version, chain_head, now(), now() FROM workflow WHERE id = ${of}`,
      [gone],
    );
    await server.database.rows(`DELETE FROM field_value WHERE workflow_id = ${of}`, [gone]);
    await sweepDocuments(server.composition.services);
    const ids = [lone, shared].map((ref) => ref.split('.')[0]);
    const rows = await server.database.rows(
      `SELECT name, workflow_id = ${of} AS "isTakenOver" FROM document WHERE id = ANY ($2::uuid[])`,
      [kept, ids],
    );
    expect(rows).toEqual([{ name: 'shared.txt', isTakenOver: true }]);
  });
});
