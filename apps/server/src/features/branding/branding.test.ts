import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffMail } from '../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../people/index.ts';

const server = await createTestServer();
afterAll(server.close);

const UPDATE = `mutation ($input: UpdateBrandingInput!) { updateBranding(input: $input) {
  branding { foreground background senderName languages logo } } }`;
const BRAND = `query ($id: ID) { workspaceBrand(tenantId: $id) { name foreground background languages hasLogo } }`;
const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]).toString('base64');
const input = {
  ...{ foreground: '#FFFFFF', background: '#123456', senderName: ' Acme Supply ' },
  languages: ['de', 'en'],
};

let ada: TestPerson;
let ben: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const brand = async (id: string | null) =>
  (await server.stranger.graphql(BRAND, { id })).data.workspaceBrand;
const logo = async (query: string) =>
  (await server.app.inject(`/workspace-logo${query}`)).json().Logo.value;

describe('branding', () => {
  it('is that of Baton until an admin changes it', async () => {
    expect(
      (await ada.graphql('{ branding { foreground senderName logo } }')).data.branding,
    ).toEqual({ foreground: '#1a1b20', senderName: '', logo: null });
    expect(await brand(null)).toBeNull();
    expect(await brand(ada.tenantId)).toBeNull();
    expect(await logo('')).toBeNull();
  });

  it('is changed by admins only', async () => {
    expect((await ben.graphql(UPDATE, { input })).codes).toEqual(['Forbidden']);
    expect((await ben.graphql('{ branding { logo } }')).codes).toEqual(['Forbidden']);
    const { data } = await ada.graphql(UPDATE, { input: { ...input, logo: png } });
    expect(data.updateBranding.branding).toEqual({
      ...{ foreground: '#ffffff', background: '#123456', senderName: 'Acme Supply' },
      ...{ languages: ['de', 'en'], logo: `data:image/png;base64,${png}` },
    });
  });

  it('keeps the logo unless it is replaced or removed', async () => {
    const { data } = await ada.graphql(UPDATE, { input });
    expect(data.updateBranding.branding.logo).not.toBeNull();
    const removed = await ada.graphql(UPDATE, { input: { ...input, logo: null } });
    expect(removed.data.updateBranding.branding.logo).toBeNull();
    await ada.graphql(UPDATE, { input: { ...input, logo: png } });
  });

  it('refuses colors with low contrast, and files that are no image', async () => {
    const { errors } = await ada.graphql(UPDATE, {
      input: { ...input, foreground: '#223344', logo: Buffer.from('<svg/>').toString('base64') },
    });
    expect(errors[0]?.extensions.refusals).toMatchObject([
      { code: 'LowContrast', field: 'foreground' },
      { code: 'LogoNotImage', field: 'logo' },
    ]);
  });

  it('shows the workspace of the link, or the only workspace, before sign-in', async () => {
    expect(await brand(null)).toMatchObject({ background: '#123456', languages: ['de', 'en'] });
    expect(await logo('')).toContain('data:image/png');
    const tenantId = await server.createTenant('Other');
    other = await server.createPerson({ tenantId, name: 'Oda', isAdmin: true });
    expect(await brand(null)).toBeNull();
    expect(await brand(ada.tenantId)).toMatchObject({ name: 'Acme', hasLogo: true });
    expect(await brand(other.tenantId)).toBeNull();
    expect(await logo('')).toBeNull();
    expect(await logo(`?tenant-uuid=${ada.tenantId}`)).toContain('data:image/png');
    expect(await logo(`?tenant-uuid=${randomUUID()}`)).toBeNull();
    expect((await server.app.inject('/workspace-logo?tenant-uuid=1')).statusCode).toBe(400);
  });

  it('is used in messages: sender, colors, and logo', async () => {
    const invited = async (person: TestPerson, email: string) => {
      const { codes } = await person.graphql(INVITE, {
        input: {
          ...{ idempotencyKey: randomUUID(), name: 'Nia', email },
          ...{ accessLevel: 'INTERNAL', isAdmin: false },
        },
      });
      expect(codes).toEqual([]);
      await workOffMail(server, 'send-invitation', invitationHandlers);
      return (await sentMail(server.mailFolder, email))[0] ?? '';
    };
    const message = await invited(ada, 'nia@acme.example');
    expect(message).toMatch(/From: Acme Supply <baton@localhost>/);
    // The bar with the name, and the button.
    expect(message.split('background:#123456;color:#ffffff')).toHaveLength(3);
    expect(message).toContain('src="cid:logo"');
    expect(message).toContain('Content-ID: <logo>');
    const link = linkIn(message, '/sign-up').searchParams;
    expect(link.get('tenant-uuid')).toBe(ada.tenantId);
    const token = link.get('token');
    const url = `/workspace-personalization?token=${token ?? ''}`;
    expect((await server.app.inject(url)).json().Logo.value).toContain('data:image/png');
    const plain = await invited(other, 'nia@other.example');
    expect(plain).toMatch(/From: Baton <baton@localhost>/);
    expect(plain).not.toContain('cid:logo');
  });
});
