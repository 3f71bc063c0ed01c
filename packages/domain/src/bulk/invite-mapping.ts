import type { ImportedTable } from '../import/import-table.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { sampleOf } from '../import/mapping/likeliest-name.ts';
import { matchColumns } from '../import/mapping/match-columns.ts';
import type { AccessLevel } from '../party/access-level.ts';
import { emailRefusal } from '../party/person-rules.ts';
import { soleAddress } from '../party/written-addresses.ts';

/** What a column of the file contains about the people to invite. */
export const inviteColumns = [
  'EMAIL',
  'NAME',
  'ORGANIZATION',
  'TEAMS',
  'ROLES',
  'ACCESS',
  'LANGUAGE',
] as const;
export type InviteColumn = (typeof inviteColumns)[number];

/** The meaning of the columns of a file with people. */
export interface InviteMapping {
  /** The meaning of each column, by position. Null for columns that aren't used. */
  readonly columns: readonly (InviteColumn | null)[];
  /** Access level of people without an access level in their row. */
  readonly accessLevel: AccessLevel;
}

/** Common column names in the seven interface languages. */
const columnNames: Readonly<Record<InviteColumn, string>> = {
  EMAIL:
    'email|e-mail|email address|e-mail address|mail|adresse e-mail|courriel|e-mail-adresse|mailadresse|correo|correo electrónico|email地址|电子邮件|电子邮箱|邮箱|邮箱地址|邮件|이메일|이메일 주소|전자 메일|อีเมล|ที่อยู่อีเมล',
  NAME: 'name|full name|nom|nom complet|prénom et nom|vor- und nachname|vollständiger name|nombre|nombre completo|nombre y apellidos|姓名|名字|名称|이름|성명|ชื่อ|ชื่อเต็ม|ชื่อ-นามสกุล',
  ORGANIZATION:
    'organization|organisation|company|company name|organization name|entreprise|société|nom de l’entreprise|unternehmen|firma|firmenname|organización|empresa|nombre de la empresa|组织|公司|公司名称|单位|조직|회사|회사 이름|회사명|องค์กร|บริษัท|ชื่อบริษัท',
  TEAMS:
    'team|teams|team name|group|groups|équipe|équipes|groupe|groupes|gruppe|gruppen|equipo|equipos|grupo|grupos|团队|小组|팀|그룹|ทีม|กลุ่ม',
  ROLES: 'role|roles|role name|rôle|rôles|rolle|rollen|rol|角色|역할|บทบาท',
  ACCESS:
    'access|access level|user type|accès|niveau d’accès|zugriff|zugriffsstufe|zugriffsebene|acceso|nivel de acceso|访问权限|访问级别|액세스 권한|액세스 수준|การเข้าถึง|ระดับการเข้าถึง',
  LANGUAGE: 'language|locale|langue|sprache|idioma|lengua|语言|언어|ภาษา',
};

/**
 * If no column name matches, the first column with more than this share of email addresses is used.
 */
const mostlyAddresses = 0.5;

const addressColumn = (table: Pick<ImportedTable, 'columns' | 'rows'>): number =>
  table.columns.findIndex((_, at) => {
    const cells = sampleOf(table, at).filter((cell) => cell.trim() !== '');
    const addresses = cells.filter((cell) => emailRefusal(soleAddress(cell).email) === null);
    return addresses.length > cells.length * mostlyAddresses;
  });

/**
 * Suggests a mapping by column names. Without a matching name, the column that contains email
 * addresses is found by its cells.
 */
export const suggestInviteMapping = (
  table: Pick<ImportedTable, 'columns' | 'rows'>,
): InviteMapping => {
  const targets = inviteColumns.map((key) => ({ key, names: columnNames[key].split('|') }));
  const columns = [...matchColumns(table.columns, targets)];
  if (!columns.includes('EMAIL')) {
    const at = addressColumn(table);
    if (at !== -1) columns[at] = 'EMAIL';
  }
  return { columns, accessLevel: 'INTERNAL' };
};

/** Returns why a mapping doesn't fit the table, or null. */
export const inviteMappingMismatch = (
  { columns }: InviteMapping,
  columnCount: number,
): Refusal | null => {
  const used = columns.filter((column) => column !== null);
  const fits = columns.length === columnCount && new Set(used).size === used.length;
  return fits ? null : refuse('ImportMappingMismatch', {}, 'mapping');
};

/** Returns why no one can be invited with this mapping, or null. */
export const inviteMappingRefusal = ({ columns }: InviteMapping): Refusal | null =>
  columns.includes('EMAIL') ? null : refuse('BulkEmailNotMapped', {}, 'mapping.columns');
