import { partyId } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../party/actor.ts';
import {
  inviteMappingMismatch,
  inviteMappingRefusal,
  suggestInviteMapping,
} from './invite-mapping.ts';
import {
  addressOfRow,
  givesInviting,
  inviteRowPlanner,
  type AddressOwner,
  type InviteGroup,
  type InviteReading,
} from './plan-invite-rows.ts';

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ number: at + 2, cells: line.split('|') }));
const mappingOf = (header: string, lines: readonly string[] = []) =>
  suggestInviteMapping({ columns: header.split('|'), rows: rowsOf(lines) });

describe('suggestInviteMapping', () => {
  it.each([
    'Email|Full name|Company|Teams|Roles|Access level|Language',
    'Adresse e-mail|Nom|Entreprise|Équipes|Rôles|Accès|Langue',
    'E-Mail-Adresse|Name|Firma|Teams|Rollen|Zugriff|Sprache',
    '邮箱地址|姓名|组织|团队|角色|访问权限|语言',
    'Correo electrónico|Nombre|Empresa|Equipos|Roles|Acceso|Idioma',
    '이메일 주소|이름|조직|팀|역할|액세스 권한|언어',
    'ที่อยู่อีเมล|ชื่อ|องค์กร|ทีม|บทบาท|การเข้าถึง|ภาษา',
  ])('finds the columns of %s', (header) => {
    expect(mappingOf(header).columns).toEqual([
      ...['EMAIL', 'NAME', 'ORGANIZATION', 'TEAMS', 'ROLES', 'ACCESS', 'LANGUAGE'],
    ]);
  });

  it('prefers the company name to the name', () => {
    expect(mappingOf('Company name|Name|E-Mail').columns).toEqual([
      'ORGANIZATION',
      'NAME',
      'EMAIL',
    ]);
  });

  it('finds the column with addresses without a known name', () => {
    const { columns } = mappingOf('A|Contact', ['Ines|ines@acme.example', 'Bea|']);
    expect(columns).toEqual([null, 'EMAIL']);
  });

  it('refuses a mapping without addresses or for another table', () => {
    const mapping = mappingOf('Name|Note');
    expect(inviteMappingRefusal(mapping)?.code).toBe('BulkEmailNotMapped');
    expect(inviteMappingMismatch(mapping, 3)?.code).toBe('ImportMappingMismatch');
    const twice = { ...mapping, columns: ['EMAIL', 'EMAIL'] as const };
    expect(inviteMappingMismatch(twice, 2)?.code).toBe('ImportMappingMismatch');
    expect(inviteMappingRefusal(mappingOf('Email'))).toBeNull();
  });
});

const admin: Actor = {
  id: partyId(1),
  parties: [partyId(1)],
  isAdmin: true,
  accessLevel: 'INTERNAL',
  systemRoles: [],
};
const group = (
  n: number,
  name: string,
  kind: 'TEAM' | 'ROLE',
  more: Partial<InviteGroup> = {},
) => ({
  ...{ id: partyId(n), name, kind, systemRole: null, memberCount: 0 },
  ...more,
});
const groups = [
  group(11, 'Sales', 'TEAM'),
  group(12, 'Sales, North', 'TEAM', { memberCount: 2 }),
  group(13, 'Buyer', 'ROLE'),
  group(14, 'Creator', 'ROLE', { systemRole: 'CREATOR' }),
];

const header = 'Email|Name|Organization|Teams|Roles|Access|Language';
const planOf = (
  lines: readonly string[],
  reading: Partial<InviteReading> = {},
  owners: readonly (AddressOwner & { readonly email: string })[] = [],
) => {
  const plan = inviteRowPlanner({
    ...{ mapping: mappingOf(header), actor: admin, invitingRoles: [], groups },
    ...{ locale: 'de', maxMembers: 3 },
    ...reading,
  });
  const byEmail = new Map(owners.map((owner) => [owner.email, owner]));
  return rowsOf(lines).map((row) => plan(row, byEmail));
};
const findingsOf = (...args: Parameters<typeof planOf>) =>
  planOf(...args).map(({ findings }) => findings.map(({ column, code }) => [column, code]));

describe('inviteRowPlanner', () => {
  it('reads a person with teams, roles, access, and language', () => {
    const [full, short, written] = planOf([
      'INES@acme.example|Ines Prado|Acme|Sales; Sales, North|buyer|Extern|Français',
      'bea.king@acme.example||||||',
      '"Li, Wei" <wei@acme.example>||||| externa |pt',
    ]);
    expect(full?.intent).toEqual({
      ...{ email: 'ines@acme.example', name: 'Ines Prado', organization: 'Acme' },
      ...{ accessLevel: 'EXTERNAL', locale: 'fr', personId: null, isInvited: false },
      groupIds: [partyId(11), partyId(12), partyId(13)],
    });
    expect(short?.intent).toMatchObject({
      ...{ name: 'Bea King', accessLevel: 'INTERNAL', locale: 'de', groupIds: [] },
    });
    expect(written?.findings.map(({ column, code }) => [column, code])).toEqual([
      [6, 'UnknownOptions'],
    ]);
  });

  it('reads the name next to the email address', () => {
    const [row] = planOf(['"Li, Wei" <wei@acme.example>||||||']);
    expect(row?.intent).toMatchObject({ email: 'wei@acme.example', name: 'Li, Wei' });
  });

  it.each([
    ['bea@||||||', 0, 'InvalidEmail'],
    ['a@acme.example b@acme.example||||||', 0, 'InvalidEmail'],
    ['||||||', 0, 'Required'],
    [`a@acme.example|${'n'.repeat(121)}|||||`, 1, 'TooLong'],
    [`a@acme.example||${'n'.repeat(121)}||||`, 2, 'TooLong'],
    ['a@acme.example|||Support|||', 3, 'UnknownOptions'],
    ['a@acme.example|||Buyer|||', 3, 'UnknownOptions'],
    ['a@acme.example||||Seller, Buyer||', 4, 'UnknownOptions'],
    ['a@acme.example|||||Guest|', 5, 'UnknownOptions'],
    ['a@acme.example||||||Latin', 6, 'UnknownOptions'],
  ])('finds the error of %s', (line, column, code) => {
    expect(findingsOf([line])).toEqual([[[column, code]]]);
  });

  it('finds an address twice, and names the first row', () => {
    const [first, second] = planOf(['a@acme.example||||||', 'A@ACME.example||||||']);
    expect(first?.findings).toEqual([]);
    expect(second?.findings).toMatchObject([{ code: 'AddressTwice', params: { row: 2 } }]);
  });

  it('doesn’t report a row as its own duplicate when it is checked again', () => {
    const plan = inviteRowPlanner({
      ...{ mapping: mappingOf(header), actor: admin, invitingRoles: [], groups },
      ...{ locale: 'en', maxMembers: 3 },
    });
    const [row] = rowsOf(['a@acme.example|||Sales, North|||']);
    if (row === undefined) throw new Error('no row');
    expect(plan(row, new Map()).intent).not.toBeNull();
    expect(plan(row, new Map()).intent).not.toBeNull();
  });

  it('distinguishes members from invited, withdrawn, and deactivated people', () => {
    const owner = (email: string, isActive: boolean, hasAccount: boolean) => ({
      ...{ id: email, email, isActive, hasAccount },
    });
    const emails = ['member', 'invited', 'withdrawn', 'former'].map((one) => `${one}@acme.example`);
    const [member = '', invited = '', withdrawn = '', former = ''] = emails;
    const planned = planOf(
      emails.map((email) => `${email}||||||`),
      {},
      [
        owner(member, true, true),
        owner(invited, true, false),
        owner(withdrawn, false, false),
        owner(former, false, true),
      ],
    );
    expect(
      planned.map(({ findings }) => findings.map(({ severity, code }) => [severity, code])),
    ).toEqual([
      [['ERROR', 'EmailInUse']],
      [['WARNING', 'InvitedBefore']],
      [],
      [['ERROR', 'PersonDeactivated']],
    ]);
    expect(planned.map(({ intent }) => intent?.isInvited)).toEqual([
      ...[undefined, true, false, undefined],
    ]);
    expect(planned[2]?.intent?.personId).toBe(withdrawn);
  });

  it('lets inviters assign only roles and teams that they have', () => {
    const recruiter: Actor = {
      ...admin,
      ...{ isAdmin: false, parties: [partyId(1), partyId(13)] },
    };
    const lines = [
      'a@acme.example||||Buyer||',
      'b@acme.example||||Creator||',
      'c@acme.example|||Sales|||',
    ];
    expect(findingsOf(lines, { actor: recruiter, invitingRoles: [partyId(13)] })).toEqual([
      [],
      [[4, 'InsufficientPermissionsToAssignRoles']],
      [[3, 'InsufficientPermissionsToAssignRoles']],
    ]);
  });

  it('reports rows beyond the maximum members of a team or role', () => {
    const lines = [1, 2].map((n) => `p${n}@acme.example|||Sales, North|||`);
    expect(findingsOf(lines)).toEqual([[], [[3, 'TooMany']]]);
  });

  it('reports no missing address in each row if the column is missing', () => {
    const mapping = mappingOf('Name|Note');
    const [planned] = planOf(['Ines|x'], { mapping });
    expect(planned?.findings).toEqual([]);
    expect(addressOfRow(mapping, { cells: ['Ines', 'x'] })).toBe('');
  });
});

describe('givesInviting', () => {
  const role = (n: number, name: string, systemRole: InviteGroup['systemRole'] = null) =>
    ({ id: partyId(n), name, kind: 'ROLE', systemRole, memberCount: 0 }) as const;
  const groups: readonly InviteGroup[] = [
    ...[role(1, 'Buyer'), role(2, 'Recruiter'), role(3, 'People', 'PEOPLE_ADMIN')],
    { ...role(4, 'Crew'), kind: 'TEAM' },
  ];
  const reading = {
    mapping: mappingOf('Email|Teams|Roles'),
    ...{ groups, invitingRoles: [partyId(2)] },
  };

  it.each([
    ['a@b.example||Buyer', false],
    ['a@b.example|Crew|', false],
    ['a@b.example|People|Unknown', false],
    ['a@b.example||Buyer; recruiter', true],
    ['a@b.example||People', true],
  ])('reads %s', (line, expected) => {
    expect(givesInviting(reading, rowsOf([line]))).toBe(expected);
  });
});
