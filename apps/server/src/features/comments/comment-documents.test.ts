import { asId, type PartyId } from '@baton/domain/core/ids';
import { mostCommentDocuments } from '@baton/domain/comment/comment';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMMENT = 'comment { id about { name } documents { ref name address } }';
const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) { ${COMMENT} } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const LIST = `query ($workflowId: ID!, $taskId: ID!, $about: String) {
  comments(workflowId: $workflowId, taskId: $taskId, about: $about, first: 50) { edges { node { body about { name } } } } }`;
const DELETE = `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { ${COMMENT} } }`;
const LINK = `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref } }`;

let ada: TestPerson;
let ben: TestPerson;
let eva: TestPerson;
let dan: TestPerson;
let workflowId: string;
let taskId: string;

const send = (by: TestPerson, document: string, input: object) =>
  by.graphql(document, { input: { idempotencyKey: crypto.randomUUID(), ...input } });
const add = (by: TestPerson, input: object) =>
  send(by, ADD, { workflowId, taskId, body: '<p>See the file</p>', ...input });

const uploaded = async (by: TestPerson, name = 'plan.txt'): Promise<string> => {
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const body = `--cut\r\n${head}\r\nContent-Type: text/plain\r\n\r\nThe plan\r\n--cut--\r\n`;
  const answer = await by.request('POST', '/files', Buffer.from(body), {
    'content-type': 'multipart/form-data; boundary=cut',
    'x-baton': '1',
  });
  return answer.json().ref;
};
const read = async (by: TestPerson, address: string): Promise<number> =>
  (await by.request('GET', address)).statusCode;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eva = await server.createPerson({ tenantId, name: 'Eva', accessLevel: 'EXTERNAL' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const assignees = [ben, eva].map(({ userId }) => asId<PartyId>(userId));
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    withFields(
      buildBlueprint({ tasks: [{ assignees }] }),
      [field(1, 'DOCUMENT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    ),
  );
  const { data } = await send(ada, START, { blueprintId, name: 'Run', ownerId: ada.userId });
  workflowId = data.startWorkflow.workflow.id;
  taskId = data.startWorkflow.workflow.stages[0].tasks[0].id;
});

it('shows files and links to those who can read the comment', async () => {
  const { data: linked } = await ben.graphql(LINK, {
    input: { name: 'Drawing', link: 'https://files.example/drawing' },
  });
  const documents = [await uploaded(ben), linked.addDocumentLink.ref];
  const { data } = await add(ben, { documents });
  const [file, link] = data.addComment.comment.documents;
  expect([file.name, link.name]).toEqual(['plan.txt', 'Drawing']);
  expect(link.address).toBe('https://files.example/drawing');
  for (const person of [ada, ben, eva]) expect(await read(person, file.address)).toBe(200);
  expect(await read(dan, file.address)).toBe(404);
  expect(await read(eva, file.address.replace(/\?.*/, ''))).toBe(404);
});

it('hides files of internal notes from external people', async () => {
  const { data } = await add(ben, { documents: [await uploaded(ben)], isInternal: true });
  const [{ address }] = data.addComment.comment.documents;
  expect(await read(ada, address)).toBe(200);
  expect(await read(eva, address)).toBe(404);
});

it('deletes the files with the comment', async () => {
  const { data } = await add(ben, { documents: [await uploaded(ben)] });
  const { id, documents } = data.addComment.comment;
  const deleted = await send(ben, DELETE, { id });
  expect(deleted.data.deleteComment.comment.documents).toEqual([]);
  for (const person of [ada, ben]) expect(await read(person, documents[0].address)).toBe(404);
});

it('refuses documents of others, unknown ones, and too many', async () => {
  const foreign = await uploaded(ada);
  for (const ref of [foreign, 'nothing', `${crypto.randomUUID()}.txt`]) {
    const { errors } = await add(ben, { documents: [ref] });
    expect(errors[0]?.extensions.refusals).toMatchObject([
      { code: 'DocumentDoesNotExist', field: 'documents' },
    ]);
  }
  const documents = Array.from({ length: mostCommentDocuments + 1 }, () => foreign);
  expect((await add(ben, { documents })).codes).toEqual(['TooMany']);
});

it('can be about a document of the task, like its replies', async () => {
  const ref = await uploaded(ben, 'offer.txt');
  const value = { instance: instanceKey(1), value: [ref] };
  expect((await send(ben, SAVE, { taskId, values: [value] })).codes).toEqual([]);
  const { data } = await add(eva, { body: '<p>Page 2 is empty</p>', about: ref });
  const { id, about } = data.addComment.comment;
  expect(about).toEqual({ name: 'offer.txt' });
  server.clock.advance(1000);
  await add(ben, { body: '<p>I will fix it</p>', replyTo: id });

  const listed = await ada.graphql(LIST, { workflowId, taskId, about: ref });
  expect(listed.data.comments.edges.map(({ node }: { node: object }) => node)).toEqual([
    { body: '<p>I will fix it</p>', about: { name: 'offer.txt' } },
    { body: '<p>Page 2 is empty</p>', about: { name: 'offer.txt' } },
  ]);
  const foreign = await uploaded(ada);
  expect((await add(eva, { about: foreign })).codes).toEqual(['DocumentDoesNotExist']);
});
