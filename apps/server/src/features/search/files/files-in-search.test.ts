import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { pdfWithText } from '@baton/fixtures/forms/pdf-with-text';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpSearch } from '../../../testing/background/catch-up-search.ts';
import { workOff } from '../../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { searchHandlers } from '../index.ts';
import { readText } from './read-text.ts';
import { textInFile } from './text-in-file.ts';

const word = (xml: string): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(xml), 'word/document.xml');
  zip.end();
  return buffer(zip.outputStream);
};

describe('textInFile', () => {
  it('reads the paragraphs of a Word file', async () => {
    const file = await word(
      '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Payment </w:t></w:r><w:r><w:t>terms</w:t></w:r></w:p><w:p><w:r><w:t>30 days</w:t></w:r></w:p></w:body></w:document>',
    );
    expect(await textInFile('docx', file)).toBe('Payment terms\n30 days');
  });

  it('reads web pages without their scripts, and text files', async () => {
    const html = Buffer.from('<p>Offer<script>steal()</script></p>');
    expect(await textInFile('html', html)).toBe('Offer');
    expect(await textInFile('txt', Buffer.from('a\0b  c'))).toBe('ab c');
  });
});

describe('readText', () => {
  it('reads a PDF, and returns null for a damaged one', async () => {
    const bytes = pdfWithText('Liability is limited.');
    expect(await readText({ extension: 'pdf', bytes })).toBe('Liability is limited.');
    const damaged = Buffer.from('%PDF-1.4 damaged');
    expect(await readText({ extension: 'pdf', bytes: damaged })).toBeNull();
  });
});

describe('documents in the search', async () => {
  const server = await createTestServer();
  afterAll(server.close);
  const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { stages { tasks { id } } } } }`;
  const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
  const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
  const ADD_COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
  const REMOVE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { ref } }`;
  const SEARCH = `query ($query: String!) { search(query: $query, type: DOCUMENT, first: 20) {
    edges { node { name taskId workflowName excerpt } } } }`;
  let ada: TestPerson;
  let ben: TestPerson;
  let cleo: TestPerson;
  /** An external person who has the same task as Ben. */
  let vera: TestPerson;
  let taskId: string;

  const send = async (by: TestPerson, document: string, input: object) => {
    const { data, codes } = await by.graphql(document, {
      input: { idempotencyKey: crypto.randomUUID(), ...input },
    });
    expect(codes).toEqual([]);
    return data;
  };
  const upload = async (name: string, content: Buffer): Promise<string> => {
    const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--cut--\r\n')]);
    const answer = await ben.request('POST', '/files', body, {
      'content-type': 'multipart/form-data; boundary=cut',
      'x-baton': '1',
    });
    return answer.json().ref;
  };
  const search = async (query: string, by = ben) => {
    await catchUpSearch(server);
    await workOff(
      server,
      ['read-files', 'index-workflow'],
      searchHandlers(server.composition.services),
    );
    const { data, codes } = await by.graphql(SEARCH, { query });
    expect(codes).toEqual([]);
    return data.search.edges.map(({ node }: { node: object }) => node);
  };

  beforeAll(async () => {
    const tenantId = await server.createTenant('Acme');
    ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
    ben = await server.createPerson({ tenantId, name: 'Ben' });
    cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    vera = await server.createPerson({ tenantId, name: 'Vera', accessLevel: 'EXTERNAL' });
    const content = withFields(
      buildBlueprint({
        tasks: [{ assignees: [ben, vera].map(({ userId }) => asId<PartyId>(userId)) }],
      }),
      [field(1, 'DOCUMENT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    );
    const blueprintId = await publishedBlueprint(server, ada, content);
    const { startWorkflow } = await send(ada, START, {
      ...{ blueprintId, name: 'Contract', ownerId: ada.userId },
    });
    taskId = startWorkflow.workflow.stages[0].tasks[0].id;
  });

  it('are found by their text, only by people who can read their form', async () => {
    const ref = await upload(
      'terms.pdf',
      pdfWithText('Penalties of five percent apply after a week.'),
    );
    const long = await upload('manual.txt', Buffer.from(`${'filler '.repeat(3000)}zephyr valve`));
    await send(ben, SAVE, { taskId, values: [{ instance: instanceKey(1), value: [ref, long] }] });
    expect(await search('penalties week')).toEqual([]);
    await send(ben, COMPLETE, { taskId });
    const found = {
      name: 'terms.pdf',
      taskId,
      workflowName: 'Contract',
      excerpt: 'Penalties of five percent apply after a week.',
    };
    expect(await search('penalties week')).toEqual([found]);
    const [manual] = await search('zephyr');
    expect(manual.excerpt).toMatch(/^….*filler zephyr valve$/);
    expect(await search('terms.pdf', ada)).toMatchObject([{ excerpt: null }]);
    expect(await search('penalties week', cleo)).toEqual([]);
    const removed = await ada.graphql(REMOVE, { input: { ref, taskId } });
    expect(removed.codes).toEqual([]);
    expect(await search('penalties', ada)).toEqual([]);
  });

  it('are found on a comment, but not on an internal note for external users', async () => {
    const { data } = await ada.graphql('query ($id: ID!) { task(id: $id) { workflowId } }', {
      id: taskId,
    });
    const { workflowId } = data.task;
    for (const [isInternal, name] of [
      [false, 'said.txt'],
      [true, 'hidden.txt'],
    ] as const) {
      const documents = [await upload(name, Buffer.from('Thornbush clause'))];
      const body = '<p>See the file.</p>';
      await send(ben, ADD_COMMENT, { workflowId, taskId, body, isInternal, documents });
    }
    expect(await search('thornbush clause', ada)).toMatchObject([{ name: 'said.txt', taskId }]);
    expect(await search('thornbush', cleo)).toEqual([]);
  });

  it('show internal notes only to internal users', async () => {
    const { data } = await ada.graphql('query ($id: ID!) { task(id: $id) { workflowId } }', {
      id: taskId,
    });
    const body = '<p>They pay slowly: wolverine.</p>';
    const { workflowId } = data.task;
    await send(ada, ADD_COMMENT, { workflowId, taskId, body, isInternal: true });
    const NOTES =
      '{ search(query: "wolverine", first: 20) { edges { node { type taskId excerpt } } } }';
    const notesOf = async (by: TestPerson) => {
      await search('wolverine', by);
      return (await by.graphql(NOTES)).data.search.edges.map(({ node }: { node: object }) => node);
    };
    const note = { type: 'NOTE', taskId, excerpt: 'They pay slowly: wolverine.' };
    expect(await notesOf(ada)).toEqual([note]);
    expect(await notesOf(ben)).toEqual([note]);
    expect(await notesOf(cleo)).toEqual([]);
    expect(await notesOf(vera)).toEqual([]);
  });
});
