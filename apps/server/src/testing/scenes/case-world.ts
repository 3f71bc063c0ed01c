import { caseDocuments, caseParties } from '@baton/fixtures/fields/sent-cases';
import type { TestPerson, TestServer } from '../test-server.ts';

const LINK = `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref } }`;

const files = [
  [
    'png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    ),
  ],
  ['pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['txt', Buffer.from('Said.')],
] as const;

const uploaded = async (by: TestPerson, name: string, content: Buffer): Promise<string> => {
  const body = Buffer.concat([
    Buffer.from(
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--cut--\r\n'),
  ]);
  const answer = await by.request('POST', '/files', body, {
    'content-type': 'multipart/form-data; boundary=cut',
    'x-baton': '1',
  });
  return answer.json().ref;
};

const linked = async (by: TestPerson): Promise<string> =>
  (await by.graphql(LINK, { input: { name: 'Case', link: 'https://drive.example/case' } })).data
    .addDocumentLink.ref;

export interface CaseWorld {
  readonly ada: TestPerson;
  /** Replaces the people and documents of a case with those of this workspace. */
  readonly withOwn: <T>(value: T) => T;
}

/** Creates a workspace with the people and documents that the test cases name. */
export const caseWorld = async (server: TestServer): Promise<CaseWorld> => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const own = new Map<string, string>([
    [caseParties.ada, ada.userId],
    [caseParties.ben, ben.userId],
    [caseDocuments.link, await linked(ada)],
  ]);
  for (const [name, content] of files)
    own.set(caseDocuments[name], await uploaded(ada, `case.${name}`, content));
  return {
    ada,
    withOwn: (value) =>
      JSON.parse(
        [...own].reduce(
          (text, [of, id]) =>
            text.replaceAll(of, id).replaceAll(of.toUpperCase(), id.toUpperCase()),
          JSON.stringify(value ?? null),
        ),
      ),
  };
};
