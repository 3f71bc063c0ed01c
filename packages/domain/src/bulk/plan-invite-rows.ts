import type { Actor } from '../party/actor.ts';
import { isInvitingRole, mayAssignGroup, mayInviteAs } from '../access/people-access.ts';
import { foldedName } from '../core/names/folded-name.ts';
import type { PartyId } from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { ImportedRow } from '../import/import-table.ts';
import type { AccessLevel } from '../party/access-level.ts';
import { inviteAddressRefusal, type KnownAddress } from '../party/invitation.ts';
import { cleanName, emailRefusal, nameRefusal, partyNameMaxLength } from '../party/person-rules.ts';
import type { SystemRole } from '../party/system-role.ts';
import { nameOfAddress, soleAddress } from '../party/written-addresses.ts';
import { errorAt, warningAt, type BulkFinding, type PlannedRow } from './bulk-finding.ts';
import type { InviteColumn, InviteMapping } from './invite-mapping.ts';
import { readAccessLevel, readLanguage } from './written-access.ts';

/** A team or role that a cell can name. */
export interface InviteGroup {
  readonly id: PartyId;
  readonly name: string;
  readonly kind: 'TEAM' | 'ROLE';
  readonly systemRole: SystemRole | null;
  readonly memberCount: number;
}

/** The person of the workspace who has an address. */
export type AddressOwner = KnownAddress & { readonly id: string };

/** Context in which rows are read. */
export interface InviteReading {
  readonly mapping: InviteMapping;
  /** The person who invites. */
  readonly actor: Actor;
  readonly invitingRoles: readonly PartyId[];
  readonly groups: readonly InviteGroup[];
  /** Language of messages to people without a language in their row. */
  readonly locale: Locale;
  /** Maximum number of people in a team or role. */
  readonly maxMembers: number;
}

/** The invitation of a row. */
export interface InviteIntent {
  readonly email: string;
  readonly name: string;
  readonly organization: string;
  readonly accessLevel: AccessLevel;
  readonly locale: Locale;
  readonly groupIds: readonly PartyId[];
  /** The person who has the address. Null if no one has it. */
  readonly personId: string | null;
  /** True if the person is already invited, so the row is skipped. */
  readonly isInvited: boolean;
}

/** Returns the text of the column with this meaning; empty without one. */
const textOf = (
  { columns }: InviteMapping,
  { cells }: Pick<ImportedRow, 'cells'>,
  column: InviteColumn,
): string => {
  const at = columns.indexOf(column);
  return at === -1 ? '' : (cells[at] ?? '').trim();
};

/** Returns the address in a row, in the form for storing and comparing. */
export const addressOfRow = (mapping: InviteMapping, row: Pick<ImportedRow, 'cells'>): string =>
  soleAddress(textOf(mapping, row, 'EMAIL')).email;

/** Returns the names in a cell. A separator doesn't divide the name of an existing team or role. */
const namesIn = (text: string, known: ReadonlyMap<string, InviteGroup>): readonly string[] => {
  const clean = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);
  const isKnown = (name: string): boolean => known.has(foldedName(name));
  return clean([text])
    .flatMap((part) => (isKnown(part) ? [part] : clean(part.split(/[;\n|；]/))))
    .flatMap((part) => (isKnown(part) ? [part] : clean(part.split(/[,，、]/))));
};

const byName = (
  groups: readonly InviteGroup[],
  kind: InviteGroup['kind'],
): ReadonlyMap<string, InviteGroup> =>
  new Map(
    groups.filter((group) => group.kind === kind).map((group) => [foldedName(group.name), group]),
  );

/** Returns whether a row gives the right to invite. */
export const givesInviting = (
  { mapping, groups, invitingRoles }: Pick<InviteReading, 'mapping' | 'groups' | 'invitingRoles'>,
  rows: readonly Pick<ImportedRow, 'cells'>[],
): boolean => {
  const roles = byName(groups, 'ROLE');
  return rows.some((row) =>
    namesIn(textOf(mapping, row, 'ROLES'), roles).some((name) => {
      const role = roles.get(foldedName(name));
      return (
        role !== undefined &&
        isInvitingRole({ ...role, allowsInviting: invitingRoles.includes(role.id) })
      );
    }),
  );
};

/**
 * Returns a function that reads the rows in file order and returns for each the invitation and its
 * errors. `owners` has the people who already use the addresses. The job that sends the invitations
 * checks the same rules.
 */
export const inviteRowPlanner = (
  reading: InviteReading,
): ((row: ImportedRow, owners: ReadonlyMap<string, AddressOwner>) => PlannedRow<InviteIntent>) => {
  const { mapping, actor, invitingRoles, maxMembers } = reading;
  const named = { TEAMS: byName(reading.groups, 'TEAM'), ROLES: byName(reading.groups, 'ROLE') };
  /**
   * Numbers of the rows that add a person, by team or role. A set, since a row can be read twice.
   */
  const joining = new Map(reading.groups.map(({ id }) => [id, new Set<number>()]));
  const rowOfAddress = new Map<string, number>();

  return (row, owners) => {
    const findings: BulkFinding[] = [];
    const text = (column: InviteColumn): string => textOf(mapping, row, column);
    const fault = (column: InviteColumn, refusal: Refusal | null): void => {
      if (refusal === null) return;
      const at = mapping.columns.indexOf(column);
      findings.push(errorAt(at === -1 ? null : at, refusal));
    };

    const { email, name: nameWithAddress } = soleAddress(text('EMAIL'));
    const owner = owners.get(email);
    const first = rowOfAddress.get(email) ?? row.number;
    const isInvited = owner !== undefined && owner.isActive && !owner.hasAccount;
    // If the column is missing, the mapping has the error, not each row.
    if (mapping.columns.includes('EMAIL')) {
      const refusal =
        emailRefusal(email) ??
        (first === row.number ? null : refuse('AddressTwice', { row: first })) ??
        (isInvited ? null : inviteAddressRefusal(owner));
      fault('EMAIL', refusal);
      if (refusal === null && isInvited)
        findings.push(warningAt(mapping.columns.indexOf('EMAIL'), 'InvitedBefore'));
    }
    if (email !== '') rowOfAddress.set(email, first);

    const written = cleanName(text('NAME'));
    const name = written === '' ? (nameWithAddress ?? nameOfAddress(email)) : written;
    if (name !== '') fault('NAME', nameRefusal(name));

    const organization = cleanName(text('ORGANIZATION'));
    const isLong = [...organization].length > partyNameMaxLength;
    fault('ORGANIZATION', isLong ? refuse('TooLong', { max: partyNameMaxLength }) : null);

    const readOr = <Value>(
      column: 'ACCESS' | 'LANGUAGE',
      read: (text: string) => Value | null,
      usual: Value,
    ): Value => {
      const cell = text(column);
      if (cell === '') return usual;
      const value = read(cell);
      if (value === null) fault(column, refuse('UnknownOptions', { count: 1, list: cell }));
      return value ?? usual;
    };
    const accessLevel = readOr('ACCESS', readAccessLevel, mapping.accessLevel);
    const locale = readOr('LANGUAGE', readLanguage, reading.locale);
    fault('ACCESS', mayInviteAs(actor, { accessLevel, isAdmin: false }));

    const groupsIn = (column: 'TEAMS' | 'ROLES'): readonly InviteGroup[] => {
      const names = namesIn(text(column), named[column]);
      const found = names.flatMap((one) => named[column].get(foldedName(one)) ?? []);
      const unknown = names.filter((one) => !named[column].has(foldedName(one)));
      if (unknown.length > 0)
        fault(
          column,
          refuse('UnknownOptions', { count: unknown.length, list: unknown.join(', ') }),
        );
      const refusals = found.flatMap((group) => {
        const others = [...(joining.get(group.id) ?? [])].filter((other) => other !== row.number);
        const count = group.memberCount + others.length + 1;
        const full = count > maxMembers ? refuse('TooMany', { count, max: maxMembers }) : null;
        return mayAssignGroup(actor, group, invitingRoles) ?? full ?? [];
      });
      fault(column, refusals[0] ?? null);
      return found;
    };
    const groupIds = [...groupsIn('TEAMS'), ...groupsIn('ROLES')].map(({ id }) => id);

    if (findings.some(({ severity }) => severity === 'ERROR')) return { intent: null, findings };
    const joined = [...new Set(groupIds)];
    if (!isInvited) for (const id of joined) joining.get(id)?.add(row.number);
    const intent = {
      ...{ email, name, organization, accessLevel, locale, isInvited },
      ...{ groupIds: joined, personId: owner?.id ?? null },
    };
    return { intent, findings };
  };
};
