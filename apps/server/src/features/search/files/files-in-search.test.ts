import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpSearch } from '../../../testing/background/catch-up-search.ts';
import { workOff } from '../../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { searchHandlers } from '../index.ts';
import { readText } from './read-text.ts';
import { textInFile } from './text-in-file.ts';

/** Returns a PDF of one page with this text. */
const pdf = (text: string): Buffer => {
  const drawn = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
};

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
    const bytes = pdf('Liability is limited.');
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
  const REMOVE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { ref } }`;
  const SEARCH = `query ($query: String!) { search(query: $query, type: DOCUMENT, first: 20) {
    edges { node { name taskId workflowName excerpt } } } }`;
  let ada: TestPerson;
  let ben: TestPerson;
  let cleo: TestPerson;
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
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] }),
      [field(1, 'DOCUMENT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    );
    const blueprintId = await publishedBlueprint(server, ada, content);
    const { startWorkflow } = await send(ada, START, {
      ...{ blueprintId, name: 'Contract', ownerId: ada.userId },
    });
    taskId = startWorkflow.workflow.stages[0].tasks[0].id;
  });

  it('are found by words inside, only by people who can read their form', async () => {
    const ref = await upload('terms.pdf', pdf('Penalties of five percent apply after a week.'));
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
});
