import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  publicFileBytes,
  shortestFillTime,
  submissionsPerHour,
} from '@baton/domain/public-form/public-link';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAddressProof } from '../../platform/auth/addresses/address-proof.ts';
import { forgeryHeader } from '../../platform/auth/request-forgery.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sendMailHandler } from '../mail/index.ts';
import { allowsEmbedding } from './embedding.ts';
import { notificationHandlers } from '../notifications/index.ts';

const server = await createTestServer({ documentMegabytes: 50 });
afterAll(server.close);

const LINK = 'id url version submissionCount isRevoked quota owner { name } notified { name }';
const SAVE = `mutation ($input: SavePublicLinkInput!) { savePublicLink(input: $input) { publicLink { ${LINK} } } }`;
const RENEW = `mutation ($id: ID!) { renewPublicLink(blueprintId: $id) { publicLink { ${LINK} } } }`;
const REVOKE = `mutation ($id: ID!) { revokePublicLink(blueprintId: $id) { publicLink { ${LINK} } } }`;
const FORM = `query ($token: String!, $addressProof: String) { publicForm(token: $token, locale: de, addressProof: $addressProof) {
  name email challenge shown languages confirmation brand { name }
  content { document intake } } }`;
const OPEN = `mutation ($input: OpenSubmissionInput!) { openSubmission(input: $input) { session } }`;
const SUBMIT = `mutation ($input: SubmitPublicFormInput!) { submitPublicForm(input: $input) { reference statusToken email } }`;
const STATUS = `query ($token: String!) { submissionStatus(token: $token) { form reference status brand { name } } }`;
const WORKFLOWS = `query { workflows(first: 50) { edges { node { id reference owner { name } } } } }`;

let tenantId: string;
let cleo: TestPerson;
let ada: TestPerson;
let mia: TestPerson;
let blueprintId: string;
let visitors = 0;
/** Token of the form that was shown last. */
let shown = '';

const content = (...more: readonly Parameters<typeof withFields>[3][]) =>
  withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(mia.userId)] }] }),
    [
      field(1, 'TEXT'),
      field(2, 'DOCUMENT'),
      field(3, 'PEOPLE'),
      field(4, 'TEXT', { name: 'Internal code' }),
    ],
    [null, place(1, 1)],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
    [null, place(3, 3, { inputType: 'OPTIONAL' })],
    [null, place(4, 4, { inputType: 'PROVIDED', value: 'secret-code' })],
    ...more,
  );

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  cleo = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  mia = await server.createPerson({ tenantId, name: 'Mia' });
});
beforeEach(async () => {
  blueprintId = await publishedBlueprint(server, cleo, content());
});

const settings = (more = {}) => ({
  blueprintId,
  expectedVersion: null,
  ownerId: ada.userId,
  closesAt: null,
  quota: null,
  languages: ['en', 'th'],
  confirmation: '',
  notifiedIds: [],
  allowsEmbedding: false,
  confirmsAddress: false,
  ...more,
});
const save = (more = {}, by = cleo) => by.graphql(SAVE, { input: settings(more) });
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const created = async (more = {}): Promise<string> => {
  const { data, codes } = await save(more);
  expect(codes).toEqual([]);
  return tokenOf(data.savePublicLink.publicLink.url);
};

/** A new address for each visitor, because one network can open ten forms in a minute. */
const visitor = () => {
  visitors += 1;
  return createTestClient(server.app, null, `203.0.113.${visitors % 250}`);
};
const solved = async (challenge: string): Promise<string> => {
  const parsed = JSON.parse(challenge);
  return JSON.stringify({
    challenge: parsed,
    solution: await solveChallenge({ challenge: parsed, deriveKey }),
  });
};
const proofFor = async (token: string, addressProof = ''): Promise<string> => {
  const { data, codes } = await visitor().graphql(FORM, { token, addressProof });
  expect(codes).toEqual([]);
  shown = data.publicForm.shown;
  return solved(data.publicForm.challenge);
};
const open = async (token: string, addressProof = ''): Promise<string> => {
  const proof = await proofFor(token, addressProof);
  const { data, codes } = await visitor().graphql(OPEN, { input: { token, proof, addressProof } });
  expect(codes).toEqual([]);
  // A person needs some time to fill in the form.
  server.clock.advance(shortestFillTime);
  return data.openSubmission.session;
};
const entered = (value: unknown = 'Northwind') => [{ instance: instanceKey(1), value }];
const input = (session: string, more = {}) => ({
  session,
  idempotencyKey: crypto.randomUUID(),
  values: entered(),
  addressProof: '',
  email: '',
  website: '',
  shown,
  locale: 'th',
  ...more,
});
const submit = (session: string, more = {}) =>
  visitor().graphql(SUBMIT, { input: input(session, more) });
const upload = (session: string, name = 'note.txt', text = 'hello', headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/files/submission',
    headers: {
      [forgeryHeader]: '1',
      'x-baton-submission': session,
      'content-type': 'multipart/form-data; boundary=cut',
      ...headers,
    },
    payload: `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n--cut--\r\n`,
  });
const codeOf = (response: { json: () => any }): string => response.json().refusals[0].code;
const workflows = async () =>
  (await ada.graphql(WORKFLOWS)).data.workflows.edges.map(({ node }: any) => node);

describe('savePublicLink', () => {
  it('creates a link that its editors can copy, change, replace, and turn off', async () => {
    const token = await created({ notifiedIds: [mia.userId] });
    const { data } = await save({ expectedVersion: 1, quota: 3 });
    expect(data.savePublicLink.publicLink).toMatchObject({ version: 2, quota: 3, notified: [] });
    const renewed = (await cleo.graphql(RENEW, { id: blueprintId })).data.renewPublicLink
      .publicLink;
    expect(tokenOf(renewed.url)).not.toBe(token);
    expect((await visitor().graphql(FORM, { token })).codes).toEqual(['PublicFormUnavailable']);
    const revoked = (await cleo.graphql(REVOKE, { id: blueprintId })).data.revokePublicLink;
    expect(revoked.publicLink).toMatchObject({ isRevoked: true, url: null });
    const next = tokenOf(renewed.url);
    expect((await visitor().graphql(FORM, { token: next })).codes).toEqual([
      'PublicFormUnavailable',
    ]);
  });

  it('is refused to people who cannot edit the blueprint', async () => {
    expect((await save({}, ada)).codes).toEqual(['Forbidden']);
    await created();
    expect((await ada.graphql(RENEW, { id: blueprintId })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(REVOKE, { id: blueprintId })).codes).toEqual(['Forbidden']);
    const { data } = await ada.graphql(
      `query ($id: ID!) { blueprint(id: $id) { publicLink { url } } }`,
      { id: blueprintId },
    );
    expect(data.blueprint.publicLink).toBeNull();
  });

  it.each([
    [{ quota: 0 }, 'quota', 'OutOfRange'],
    [{ closesAt: '2020-01-01T00:00:00.000Z' }, 'closesAt', 'DateBeforeToday'],
    [{ ownerId: crypto.randomUUID() }, 'ownerId', 'UnknownParty'],
    [{ notifiedIds: [crypto.randomUUID()] }, 'notifiedIds', 'UnknownParty'],
    [{ confirmation: 'x'.repeat(1001) }, 'confirmation', 'TooLong'],
  ])('rejects %j at its field', async (part, at, code) => {
    const { errors } = await save(part);
    expect(errors[0]?.extensions.refusals[0]).toMatchObject({ code, field: at });
  });

  it('reports that someone else changed the link', async () => {
    await created();
    expect((await save()).codes).toEqual(['VersionConflict']);
    expect((await save({ expectedVersion: 7 })).codes).toEqual(['VersionConflict']);
  });

  it('refuses a form with a required field that needs an account', async () => {
    const people = content([null, place(5, 3)]);
    blueprintId = await publishedBlueprint(server, cleo, people);
    const { errors } = await save();
    expect(errors[0]?.extensions.refusals[0]).toMatchObject({
      code: 'PublicFormNeedsAccount',
      params: { name: 'Field 3' },
    });
  });

  it('refuses an owner who cannot start the blueprint', async () => {
    const pat = await server.createPerson({ tenantId, name: 'Pat', accessLevel: 'LIMITED' });
    expect((await save({ ownerId: pat.userId })).codes).toEqual(['OwnerCannotStart']);
  });
});

describe('a form on a page of another website', () => {
  it.each([true, false])('is allowed only if the link allows it: %s', async (allowed) => {
    const token = await created({ allowsEmbedding: allowed });
    const services = { database: server.composition.database };
    expect(await allowsEmbedding(services, `/submission?token=${token}`)).toBe(allowed);
    expect(await allowsEmbedding(services, `/login?token=${token}`)).toBe(false);
  });
});

describe('publicForm', () => {
  it('shows only the fields that visitors fill in', async () => {
    const { data, response } = await visitor().graphql(FORM, { token: await created() });
    const { document, intake } = data.publicForm.content;
    expect(document).toMatchObject({ stages: {}, tasks: {}, variants: [], ...intake });
    const names = Object.values<{ name: string }>(intake.fields).map(({ name }) => name);
    expect(names).toEqual(['Field 1', 'Field 2']);
    expect(intake.intake).toMatchObject([{ key: instanceKey(1) }, { key: instanceKey(2) }]);
    expect(response.body).not.toContain('secret-code');
    expect(response.body).not.toContain('Internal code');
    for (const { userId, email } of [cleo, ada, mia]) {
      expect(response.body).not.toContain(userId);
      expect(response.body).not.toContain(email);
    }
  });

  it.each(['', 'x', 'A'.repeat(43)])(
    'refuses a token that Baton didn’t create: %j',
    async (token) => {
      expect((await visitor().graphql(FORM, { token })).codes).toEqual(['PublicFormUnavailable']);
    },
  );

  it('closes on its closing date', async () => {
    const closesAt = new Date(server.clock.now() + 3_600_000).toISOString();
    const token = await created({ closesAt });
    const session = await open(token);
    server.clock.advance(3_600_001);
    expect((await visitor().graphql(FORM, { token })).codes).toEqual(['PublicFormClosed']);
    expect((await submit(session)).codes).toEqual(['PublicFormClosed']);
    expect(codeOf(await upload(session))).toBe('PublicFormClosed');
  });

  it('is unavailable after its owner is deactivated', async () => {
    const gone = await server.createPerson({ tenantId, name: 'Gone' });
    const token = await created({ ownerId: gone.userId });
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [gone.userId]);
    expect((await visitor().graphql(FORM, { token })).codes).toEqual(['PublicFormUnavailable']);
  });
});

describe('openSubmission', () => {
  it('accepts each proof of work only once', async () => {
    const token = await created();
    const proof = await proofFor(token);
    const opening = { input: { token, proof, addressProof: '' } };
    expect((await visitor().graphql(OPEN, opening)).codes).toEqual([]);
    expect((await visitor().graphql(OPEN, opening)).codes).toEqual(['ProofFailed']);
  });

  it.each(['', '{}', '{"challenge":{},"solution":{}}'])('rejects the proof %j', async (proof) => {
    const opening = { input: { token: await created(), proof, addressProof: '' } };
    expect((await visitor().graphql(OPEN, opening)).codes).toEqual(['ProofFailed']);
  });

  it('rejects a proof of work that was changed or has expired', async () => {
    const token = await created();
    const proof = JSON.parse(await proofFor(token));
    const tried = async (changed: unknown) =>
      (
        await visitor().graphql(OPEN, {
          input: { token, proof: JSON.stringify(changed), addressProof: '' },
        })
      ).codes;
    const derivedKey = '0'.repeat(64);
    expect(await tried({ ...proof, solution: { ...proof.solution, derivedKey } })).toEqual([
      'ProofFailed',
    ]);
    const parameters = { ...proof.challenge.parameters, data: { until: 9e15 } };
    expect(await tried({ ...proof, challenge: { ...proof.challenge, parameters } })).toEqual([
      'ProofFailed',
    ]);
    server.clock.advance(21 * 60_000);
    expect(await tried(proof)).toEqual(['ProofFailed']);
  });

  it('limits how often people of one network open a form', async () => {
    const token = await created();
    const client = createTestClient(server.app, null, '198.51.100.7');
    const codes: string[] = [];
    for (let at = 0; at < 11; at += 1)
      codes.push(
        ...(await client.graphql(OPEN, { input: { token, proof: '', addressProof: '' } })).codes,
      );
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('ProofFailed'));
    expect(codes.at(-1)).toBe('RateLimited');
  });
});

describe('submitPublicForm', () => {
  it('starts a workflow of the owner with the values and files', async () => {
    const session = await open(await created({ notifiedIds: [mia.userId] }));
    const { ref } = (await upload(session)).json();
    const values = [...entered('น้ำชา'), { instance: instanceKey(2), value: [ref] }];
    const { data, codes } = await submit(session, { values });
    expect(codes).toEqual([]);
    const { reference, statusToken } = data.submitPublicForm;
    const started = (await workflows()).find((one: any) => one.reference === reference);
    expect(started.owner.name).toBe('Ada');
    expect(
      (await mia.graphql(`query ($id: ID!) { workflow(id: $id) { id } }`, { id: started.id })).data
        .workflow,
    ).not.toBeNull();
    const status = (await visitor().graphql(STATUS, { token: statusToken })).data.submissionStatus;
    expect(status).toMatchObject({ reference, status: 'RUNNING', brand: { name: 'Acme' } });
    expect(
      (await visitor().graphql(STATUS, { token: 'A'.repeat(43) })).data.submissionStatus,
    ).toBeNull();
  });

  it('rejects a form that was filled in too fast, or a changed start time', async () => {
    const token = await created();
    const session = await open(token);
    const createdElsewhere = async () => {
      blueprintId = await publishedBlueprint(server, cleo, content());
      return created();
    };
    const faster = (await visitor().graphql(FORM, { token })).data.publicForm.shown;
    const other = (await visitor().graphql(FORM, { token: await createdElsewhere() })).data
      .publicForm.shown;
    server.clock.advance(shortestFillTime - 1);
    for (const time of [faster, other, '', `x${shown}`])
      expect((await submit(session, { shown: time })).codes).toEqual(['ProofFailed']);
    expect((await submit(session)).codes).toEqual([]);
  });

  it('accepts at most 200 submissions of a link in an hour', async () => {
    const token = await created();
    expect((await submit(await open(token))).codes).toEqual([]);
    await server.database.rows(
      `INSERT INTO public_submission
       SELECT (jsonb_populate_record(s, jsonb_build_object('id', uuidv7(), 'status_token_hash', '\\x' || md5(n::text || s.id)))).*
         FROM public_submission s JOIN public_link l ON l.id = s.link_id AND l.blueprint_id = $1, generate_series(2, $2) n`,
      [blueprintId, submissionsPerHour],
    );
    expect((await submit(await open(token))).codes).toEqual(['RateLimited']);
    server.clock.advance(3_600_000);
    expect((await submit(await open(token))).codes).toEqual([]);
  });

  it('starts one workflow if the same request is repeated', async () => {
    const session = await open(await created());
    const before = (await workflows()).length;
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submit(session, { idempotencyKey })),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.submitPublicForm.statusToken)).size).toBe(1);
    expect((await workflows()).length).toBe(before + 1);
    const other = await open(await created({ expectedVersion: 1 }));
    expect((await submit(other, { idempotencyKey })).codes).toEqual(['NotFound']);
  });

  it('never exceeds the quota', async () => {
    const token = await created({ quota: 2 });
    const sessions = [await open(token), await open(token), await open(token)];
    const codes = (await Promise.all(sessions.map((one) => submit(one)))).flatMap((a) => a.codes);
    expect(codes).toEqual(['PublicFormFull']);
    expect((await visitor().graphql(FORM, { token })).codes).toEqual(['PublicFormFull']);
    expect((await save({ expectedVersion: 1, quota: 1 })).codes).toEqual(['OutOfRange']);
  });

  it.each([
    [{ values: [] }, 'Required'],
    [{ website: 'https://spam.example' }, 'ProofFailed'],
    [{ email: 'not-an-address' }, 'InvalidEmail'],
    [{ values: [{ instance: instanceKey(4), value: 'changed' }] }, 'NotFound'],
    [{ values: [{ instance: instanceKey(3), value: [] }] }, 'NotFound'],
    [{ session: 'A'.repeat(43) }, 'VisitorSessionExpired'],
    [
      { values: [...entered(), { instance: instanceKey(2), value: ['document:none'] }] },
      'WrongValueType',
    ],
  ])('rejects %j', async (part, code) => {
    const session = await open(await created());
    const { codes } = await submit(session, part);
    expect(codes).toContain(code);
    expect(codes).not.toContain('Unexpected');
  });

  it('rejects files that another visitor uploaded', async () => {
    const token = await created();
    const { ref } = (await upload(await open(token))).json();
    const values = [...entered(), { instance: instanceKey(2), value: [ref] }];
    expect((await submit(await open(token), { values })).codes).toEqual(['DocumentDoesNotExist']);
  });

  it('expires after 12 hours, or when the link is turned off', async () => {
    const token = await created();
    const session = await open(token);
    const revoked = await open(token);
    await cleo.graphql(REVOKE, { id: blueprintId });
    expect((await submit(revoked)).codes).toEqual(['VisitorSessionExpired']);
    server.clock.advance(12 * 3_600_000 + 1);
    expect((await submit(session)).codes).toEqual(['VisitorSessionExpired']);
  });

  it('sends a confirmation with the status link to the address', async () => {
    const session = await open(await created());
    const email = 'mei@jade.example';
    const { data } = await submit(session, { email });
    const { services } = server.composition;
    await workOff(server, ['send-mail'], [sendMailHandler(services)]);
    const [mail = ''] = (await sentMail(server.mailFolder, email)).slice(-1);
    expect(mail).toContain('<html lang="th">');
    expect(linkIn(mail, '/submission').searchParams.get('status')).toBe(
      data.submitPublicForm.statusToken,
    );
  });

  it('sends a lost confirmation when the request is repeated', async () => {
    const session = await open(await created());
    const email = 'mei.lost@jade.example';
    const idempotencyKey = crypto.randomUUID();
    const first = await submit(session, { email, idempotencyKey });
    const { services } = server.composition;
    const removed = await server.database.rows(
      'DELETE FROM outgoing_mail WHERE recipient = $1 RETURNING id',
      [email],
    );
    expect(removed).toHaveLength(1);
    for (const _ of [1, 2]) {
      const again = await submit(session, { email, idempotencyKey });
      expect(again.data).toEqual(first.data);
    }
    await workOff(server, ['send-mail'], [sendMailHandler(services)]);
    expect(await sentMail(server.mailFolder, email)).toHaveLength(1);
  });

  it('needs a confirmed address if the link requires this', async () => {
    const token = await created({ confirmsAddress: true });
    const { codes, response } = await visitor().graphql(FORM, { token });
    expect(codes).toEqual(['AddressUnconfirmed']);
    expect(response.statusCode).toBe(417);
    const { secrets, now } = server.composition.services;
    const email = 'mei@jade.example';
    const redirect = `/submission?token=${token}`;
    const proof = makeAddressProof(secrets, { tenantId, email, redirect }, now());
    const session = await open(token, proof);
    expect((await submit(session)).codes).toEqual(['AddressUnconfirmed']);
    const { data } = await submit(session, { addressProof: proof, email: 'other@jade.example' });
    expect(data.submitPublicForm.email).toBe(email);
  });
});

describe('questions about a submission', () => {
  const ASK = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id isForRequestor } } }`;
  const ANSWER = `mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) }`;
  const QUESTIONS = `query ($token: String!) { submissionStatus(token: $token) { comments { body isOwn authorName documents { id name } } } }`;
  const LIST = `query ($workflowId: ID!) { mayAskRequestor(workflowId: $workflowId)
    comments(workflowId: $workflowId, first: 20) { edges { node { body author { name } } } } }`;
  const keyed = (more: object) => ({ input: { idempotencyKey: crypto.randomUUID(), ...more } });

  it('are answered on the status page', async () => {
    const email = 'lin@jade.example';
    const { data } = await submit(await open(await created()), { email });
    const { reference, statusToken: token } = data.submitPublicForm;
    const { id: workflowId } = (await workflows()).find((one: any) => one.reference === reference);
    const answer = (body: string) => visitor().graphql(ANSWER, keyed({ token, body }));
    expect((await answer('<p>Hello?</p>')).codes).toEqual(['NotFound']);
    const ask = (more: object, by = ada) => by.graphql(ASK, keyed({ workflowId, ...more }));
    await ask({ body: '<p>Between us</p>' });
    await ask({ body: '<p>A note</p>', isInternal: true });
    expect((await ask({ body: '<p>Which size?</p>', isForRequestor: true })).codes).toEqual([]);
    expect((await ask({ body: '<p>x</p>', isForRequestor: true, isInternal: true })).codes).toEqual(
      ['NotFound'],
    );
    server.clock.advance(1000);
    const { services } = server.composition;
    const deliver = () =>
      workOff(
        server,
        ['notify-comment', 'send-mail'],
        [...notificationHandlers(services), sendMailHandler(services)],
      );
    await deliver();
    const mail = (await sentMail(server.mailFolder, email)).find((one) =>
      one.includes('Which size?'),
    );
    expect(linkIn(mail ?? '', '/submission').searchParams.get('status')).toBe(token);
    expect((await answer('<p> </p>')).codes).toEqual(['Required']);
    expect((await answer('<p>Large</p>')).codes).toEqual([]);
    const seenThere = (await visitor().graphql(QUESTIONS, { token })).data.submissionStatus
      .comments;
    expect(seenThere).toEqual([
      { body: '<p>Which size?</p>', isOwn: false, authorName: 'Ada', documents: [] },
      { body: '<p>Large</p>', isOwn: true, authorName: 'Public form', documents: [] },
    ]);
    await deliver();
    const inbox = await ada.graphql(
      `{ inbox(section: UPDATES, first: 20) { edges { node { entries { excerpt } } } } }`,
    );
    expect(JSON.stringify(inbox.data)).toContain('Large');
    const seen = (await ada.graphql(LIST, { workflowId })).data;
    expect(seen.mayAskRequestor).toBe(true);
    expect(seen.comments.edges).toHaveLength(4);
    expect((await cleo.graphql(LIST, { workflowId })).data.mayAskRequestor).toBe(false);
  });
});

describe('files of questions and answers', () => {
  const ASK = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
  const ANSWER = `mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) }`;
  const SEEN = `query ($token: String!) { submissionStatus(token: $token) { comments { isOwn documents { id name link } } } }`;
  const LIST = `query ($workflowId: ID!) { comments(workflowId: $workflowId, first: 20) { edges { node {
    documents { name address } } } } }`;
  const keyed = (more: object) => ({ input: { idempotencyKey: crypto.randomUUID(), ...more } });
  const send = (url: string, header: object, text = 'hello') =>
    server.app.inject({
      ...{ method: 'POST', url },
      headers: {
        ...{ [forgeryHeader]: '1', 'content-type': 'multipart/form-data; boundary=cut' },
        ...header,
      },
      payload: `--cut\r\ncontent-disposition: form-data; name="file"; filename="size.txt"\r\n\r\n${text}\r\n--cut--\r\n`,
    });
  const answerFile = (token: string) => send('/files/requestor', { 'x-baton-requestor': token });
  const read = (token: string, id: string) =>
    server.app.inject({ url: `/files/requestor/${id}`, headers: { 'x-baton-requestor': token } });
  const submitted = async () => {
    blueprintId = await publishedBlueprint(server, cleo, content());
    const { data } = await submit(await open(await created()));
    const { reference, statusToken: token } = data.submitPublicForm;
    const { id } = (await workflows()).find((one: any) => one.reference === reference);
    return { token, workflowId: id };
  };

  it('can be opened by the requestor and the people of the workflow only', async () => {
    const { token, workflowId } = await submitted();
    const other = await submitted();
    expect(codeOf(await answerFile(token))).toBe('NotFound');
    expect(codeOf(await answerFile('A'.repeat(43)))).toBe('NotFound');
    const added = async (more = {}) => {
      const cookie = String(ada.cookie);
      const { ref } = (await send('/files', { cookie }, 'catalog')).json();
      const body = '<p>See the file</p>';
      const question = { workflowId, body, documents: [ref], ...more };
      expect((await ada.graphql(ASK, keyed(question))).codes).toEqual([]);
      return String(ref).split(':').at(-1)?.split('.')[0] ?? '';
    };
    const secretId = await added();
    const questionId = await added({ isForRequestor: true });
    server.clock.advance(1000);
    const { ref } = (await answerFile(token)).json();
    const given = { token, body: '<p>Large</p>', documents: [ref] };
    const foreign = { ...given, documents: [ref.replace(/[0-9a-f-]{36}/, secretId)] };
    expect((await visitor().graphql(ANSWER, keyed(foreign))).codes).toEqual([
      'DocumentDoesNotExist',
    ]);
    expect((await visitor().graphql(ANSWER, keyed(given))).codes).toEqual([]);
    const { comments } = (await visitor().graphql(SEEN, { token })).data.submissionStatus;
    expect(comments.map(({ documents }: any) => documents.length)).toEqual([1, 1]);
    expect((await read(token, questionId)).body).toBe('catalog');
    expect((await read(token, comments[1].documents[0].id)).body).toBe('hello');
    for (const [by, id] of [
      [token, secretId],
      [other.token, questionId],
      ['A'.repeat(43), questionId],
    ] as const)
      expect((await read(by, id)).statusCode).toBe(404);
    const { edges } = (await ada.graphql(LIST, { workflowId })).data.comments;
    expect((await ada.request('GET', edges[0].node.documents[0].address)).body).toBe('hello');
  });

  it('are limited in number', async () => {
    const { token, workflowId } = await submitted();
    const question = { workflowId, body: '<p>Which size?</p>', isForRequestor: true };
    await ada.graphql(ASK, keyed(question));
    for (let at = 0; at < 20; at += 1) expect((await answerFile(token)).statusCode).toBe(200);
    expect(codeOf(await answerFile(token))).toBe('TooManyFiles');
  });
});

describe('expired sessions', () => {
  it('are deleted, with visitors who submitted nothing', async () => {
    const token = await created();
    const [idle, uploading, done] = [await open(token), await open(token), await open(token)];
    expect((await upload(uploading)).statusCode).toBe(200);
    expect((await submit(done)).codes).toEqual([]);
    const count = async () => {
      const [row] = await server.database.rows<{ sessions: number; visitors: number }>(
        `SELECT (SELECT count(*)::int FROM session s JOIN public_link l ON l.id = s.public_link_id
                  WHERE l.blueprint_id = $2) AS sessions,
                (SELECT count(*)::int FROM party WHERE tenant_id = $1 AND user_type = 'VISITOR') AS visitors`,
        [tenantId, blueprintId],
      );
      return row;
    };
    const before = await count();
    expect(before?.sessions).toBe(3);
    server.clock.advance(12 * 3_600_000 + 1);
    await open(token);
    // One of three visitors is gone, and another one came.
    expect(await count()).toEqual({ sessions: 1, visitors: before?.visitors });
    expect((await submit(idle)).codes).toEqual(['VisitorSessionExpired']);
  });
});

describe('files of a visitor', () => {
  it('are refused without a session, from other sites, and over the limit', async () => {
    expect(codeOf(await upload('A'.repeat(43)))).toBe('VisitorSessionExpired');
    const session = await open(await created());
    expect(codeOf(await upload(session, 'a.txt', 'x', { 'sec-fetch-site': 'cross-site' }))).toBe(
      'Forbidden',
    );
    expect(codeOf(await upload(session, 'a.exe', 'x'))).toBe('DocumentTypeUnknown');
    const large = await upload(session, 'large.txt', 'x'.repeat(publicFileBytes + 1));
    expect(large.json().refusals).toMatchObject([
      { code: 'FileExceedsSize', params: { max: 25 * 1024 } },
    ]);
    for (let at = 0; at < 20; at += 1)
      expect((await upload(session, `${at}.txt`)).statusCode).toBe(200);
    expect(codeOf(await upload(session))).toBe('TooManyFiles');
  });
});

describe('the session of a visitor', () => {
  it('gives no access to anything else', async () => {
    const session = await open(await created());
    const { ref } = (await upload(session)).json();
    const cookie = String(ada.cookie).replace(/=.*/, `=${session}`);
    const client = createTestClient(server.app, cookie);
    expect((await client.graphql('{ viewer { id } }')).data.viewer).toBeNull();
    for (const query of [
      '{ users(first: 5) { edges { node { id } } } }',
      WORKFLOWS,
      '{ roles { id } }',
    ])
      expect((await client.graphql(query)).codes).toEqual(['Unauthenticated']);
    const id = String(ref).split(':').at(-1)?.split('.')[0];
    expect((await client.request('GET', `/files/${id}`)).statusCode).not.toBe(200);
    const bearer = { authorization: `Bearer ${session}` };
    expect((await server.app.inject({ url: '/scim/v2/Users', headers: bearer })).statusCode).toBe(
      401,
    );
    expect(
      (await server.app.inject({ url: '/user/verification-status', headers: { cookie } }))
        .statusCode,
    ).toBe(401);
  });

  it('belongs to a requestor who appears in no list of people', async () => {
    const session = await open(await created());
    await submit(session);
    const { data } = await cleo.graphql(`{ users(first: 50) { edges { node { name } } } }`);
    const names = data.users.edges.map(({ node }: any) => node.name);
    expect(names).toContain('Ada');
    expect(names).not.toContain('Public form');
  });
});
