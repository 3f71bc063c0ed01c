import { asId, type PartyId } from '@baton/domain/core/ids';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { incomingMailHandlers, mailIntake } from '../../features/incoming-mail/index.ts';
import { sendMailHandler } from '../../features/mail/index.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { workOff } from '../background/work-off-messages.ts';
import { publishedBlueprint } from '../published-blueprint.ts';
import { createTestServer, type TestPerson, type TestServer } from '../test-server.ts';

export const mailDomain = 'in.acme.example';

const SAVE = `mutation ($input: SaveMailAliasInput!) { saveMailAlias(input: $input) { mailAlias {
  id alias address isOff senders owner { name } } } }`;
const LIST = `query ($state: IncomingMailState) { incomingMail(first: 100, state: $state) { edges { node {
  id sender senderName subject recipient size state reason detail spf dkim reference workflowId canRelease canDiscard } } } }`;
const WORKFLOWS = `query { workflows(first: 100) { edges { node { id reference owner { name } } } } }`;
const WORKFLOW = `query ($id: ID!) { workflow(id: $id) { data { field { name value } } }
  comments(workflowId: $id, first: 20) { edges { node { body isForRequestor author { name } documents { name } } } } }`;

/** A workspace whose blueprint has an email address, with a listener on a local port. */
export interface MailScene {
  readonly server: TestServer;
  readonly admin: TestPerson;
  readonly designer: TestPerson;
  readonly owner: TestPerson;
  readonly blueprintId: string;
  readonly address: string;
  readonly saveAlias: (
    more?: object,
    by?: TestPerson,
  ) => Promise<{ readonly alias: any; readonly codes: readonly string[] }>;
  /** Sends a message over SMTP. */
  readonly send: (message: SendMailOptions) => Promise<unknown>;
  /** Stores the bytes of a message as if a server delivered them. */
  readonly deliver: (content: Buffer | string, more?: object) => Promise<void>;
  /** Runs the jobs that wait. */
  readonly process: (times?: number) => Promise<void>;
  /** Returns the messages that the admin sees, latest first. */
  readonly list: (state?: string) => Promise<readonly any[]>;
  readonly workflows: () => Promise<readonly any[]>;
  /** Returns the values of the intake form by field, and the comments, latest first. */
  readonly read: (workflowId: string) => Promise<{
    readonly values: Readonly<Record<string, any>>;
    readonly comments: readonly any[];
  }>;
  readonly close: () => Promise<void>;
}

/** Returns an intake form with all reserved names. */
export const mailContent = (assignee: string): BlueprintContent =>
  withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(assignee)] }] }),
    [
      field(1, 'EMAIL', { name: 'Requestor email' }),
      field(2, 'TEXT', { name: 'Email subject' }),
      field(3, 'TEXT', { name: 'Email body' }),
      field(4, 'DOCUMENT', { name: 'Email body (PDF)' }),
      field(5, 'DOCUMENT', { name: 'email ATTACHMENTS' }),
    ],
    [null, place(1, 1)],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
    [null, place(3, 3, { inputType: 'OPTIONAL' })],
    [null, place(5, 5, { inputType: 'OPTIONAL' })],
  );

export const createMailScene = async (
  contentFor: (assignee: string) => BlueprintContent = mailContent,
  more: { readonly mailFrom?: string } = {},
): Promise<MailScene> => {
  const server = await createTestServer({ mailDomain, smtpListen: '127.0.0.1:0', ...more });
  const { services } = server.composition;
  const listener = await server.composition.listenForMail();
  if (listener === null) throw new Error('There is no listener.');
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const tenantId = await server.createTenant('Acme');
  const admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const designer = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  const owner = await server.createPerson({ tenantId, name: 'Owen' });
  const blueprintId = await publishedBlueprint(server, designer, contentFor(owner.userId));
  const saveAlias: MailScene['saveAlias'] = async (more = {}, by = designer) => {
    const { data, codes } = await by.graphql(SAVE, {
      input: {
        ...{ blueprintId, alias: 'orders', ownerId: owner.userId, senders: [], isOff: false },
        ...more,
      },
    });
    return { alias: data?.saveMailAlias?.mailAlias, codes };
  };
  await saveAlias();
  const handlers: readonly JobHandler[] = [
    ...incomingMailHandlers(services),
    sendMailHandler(services),
  ];
  const address = `orders@${mailDomain}`;
  return {
    ...{ server, admin, designer, owner, blueprintId, address, saveAlias },
    send: (message) =>
      transport.sendMail({ from: 'Rita <rita@buyer.example>', to: address, ...message }),
    deliver: (content, more = {}) =>
      mailIntake(services).receive({
        envelopeSender: 'rita@buyer.example',
        clientAddress: '8.8.4.4',
        clientName: 'mx.buyer.example',
        recipients: [address],
        content: Buffer.from(content),
        isTooLarge: false,
        ...more,
      }),
    process: async (times = 1) => {
      await workOff(server, ['process-incoming-mail', 'send-mail'], handlers, times);
    },
    list: async (state) =>
      (await admin.graphql(LIST, { state })).data.incomingMail.edges.map(({ node }: any) => node),
    workflows: async () =>
      (await admin.graphql(WORKFLOWS)).data.workflows.edges.map(({ node }: any) => node),
    read: async (id) => {
      const { data } = await admin.graphql(WORKFLOW, { id });
      return {
        values: Object.fromEntries(
          data.workflow.data.map(({ field: { name, value } }: any) => [name, value]),
        ),
        comments: data.comments.edges.map(({ node }: any) => node),
      };
    },
    close: async () => {
      transport.close();
      await listener.close();
      await server.close();
    },
  };
};
