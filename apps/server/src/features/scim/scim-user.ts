import { provisioning } from '../people/index.ts';
import { badRequest } from './scim-error.ts';
import { schemas } from './scim-schemas.ts';
import { booleanOf, isObject, itemsOf, read, textOf, type JsonObject } from './scim-values.ts';

/** A change of one attribute of a person. */
type Change = (user: provisioning.DirectoryUser, value: unknown) => provisioning.DirectoryUser;

const emailOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const emails = itemsOf(value, 'emails');
  const primary = emails.find((one) => read(one, 'primary') === true) ?? emails[0];
  return primary === undefined ? null : textOf(read(primary, 'value'), 'emails.value');
};

const looksLikeEmail = (text: string): boolean => text.includes('@');

/** Person without attributes, before a new one is read. */
const blank: provisioning.DirectoryUser = {
  userName: '',
  displayName: null,
  formatted: null,
  givenName: null,
  familyName: null,
  email: '',
  externalId: null,
  isActive: true,
  organization: '',
  managerId: null,
};

const managerOf = (value: unknown): string | null =>
  textOf(isObject(value) ? read(value, 'value') : value, 'manager');

/** Known attributes by path in lowercase. Nothing else of a request is stored. */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  [
    'username',
    (user, value) => {
      const userName = textOf(value, 'userName');
      if (userName === null) throw badRequest('invalidValue', 'userName is required.');
      const follows = user.email === '' || user.email === user.userName;
      return {
        ...user,
        userName,
        email: follows && looksLikeEmail(userName) ? userName : user.email,
      };
    },
  ],
  ['displayname', (user, value) => ({ ...user, displayName: textOf(value, 'displayName') })],
  ['name.formatted', (user, value) => ({ ...user, formatted: textOf(value, 'name.formatted') })],
  ['name.givenname', (user, value) => ({ ...user, givenName: textOf(value, 'name.givenName') })],
  ['name.familyname', (user, value) => ({ ...user, familyName: textOf(value, 'name.familyName') })],
  ['emails', (user, value) => ({ ...user, email: emailOf(value) ?? user.email })],
  ['emails.value', (user, value) => ({ ...user, email: textOf(value, 'emails') ?? user.email })],
  ['active', (user, value) => ({ ...user, isActive: booleanOf(value, 'active') })],
  ['externalid', (user, value) => ({ ...user, externalId: textOf(value, 'externalId') })],
  [
    'organization',
    (user, value) => ({ ...user, organization: textOf(value, 'organization') ?? '' }),
  ],
  ['manager', (user, value) => ({ ...user, managerId: managerOf(value) })],
  ['manager.value', (user, value) => ({ ...user, managerId: managerOf(value) })],
]);

/** Attributes of the standard that Baton ignores, although directories send them. */
const ignored: ReadonlySet<string> = new Set([
  ...['schemas', 'id', 'meta', 'groups', 'password', 'title', 'nickname', 'profileurl', 'usertype'],
  ...['preferredlanguage', 'locale', 'timezone', 'phonenumbers', 'ims', 'photos', 'addresses'],
  ...['entitlements', 'roles', 'x509certificates', 'employeenumber', 'costcenter', 'division'],
  ...['department', 'name.middlename', 'name.honorificprefix', 'name.honorificsuffix'],
  ...['emails.type', 'emails.primary', 'emails.display', 'manager.displayname', 'manager.$ref'],
]);

const prefixes = [schemas.user, schemas.enterprise].map((one) => `${one.toLowerCase()}:`);

/** Returns a path without its schema and without the filter of a multi-valued attribute. */
const plainPath = (path: string): string => {
  const lower = path.trim().toLowerCase();
  const prefix = prefixes.find((one) => lower.startsWith(one)) ?? '';
  return lower.slice(prefix.length).replaceAll(/\[[^\]]*\]/g, '');
};

const isIgnored = (path: string): boolean =>
  ignored.has(path) || ignored.has(path.split('.', 1)[0] ?? '');

/** Changes one attribute. A complex attribute changes each of its parts. */
export const changeUser = (
  user: provisioning.DirectoryUser,
  path: string,
  value: unknown,
): provisioning.DirectoryUser => {
  const plain = plainPath(path);
  if (plain === 'name' || path.toLowerCase() === schemas.enterprise.toLowerCase()) {
    const parts = value === null || value === undefined ? {} : value;
    if (!isObject(parts)) throw badRequest('invalidValue', `${path} must be an object.`);
    const prefix = plain === 'name' ? 'name.' : '';
    return Object.keys(parts).reduce(
      (changed, key) => changeUser(changed, `${prefix}${key}`, parts[key]),
      user,
    );
  }
  const change = changes.get(plain);
  if (change !== undefined) return change(user, value);
  if (isIgnored(plain)) return user;
  throw badRequest('invalidPath', `Unknown attribute: ${path}`);
};

/** Reads the complete data with which a directory adds or replaces a person. */
export const readUser = (body: JsonObject): provisioning.DirectoryUser => {
  if (read(body, 'userName') === undefined)
    throw badRequest('invalidValue', 'userName is required.');
  return Object.keys(body).reduce(
    (user, key) => (body[key] === undefined ? user : changeUser(user, key, body[key])),
    blank,
  );
};

/** Returns a person as a directory reads them. */
export const userResource = (row: provisioning.ProvisionedRow, address: string): object => {
  const user = provisioning.directoryUserOf(row);
  return {
    schemas: [schemas.user, schemas.enterprise],
    id: row.id,
    ...(user.externalId !== null && { externalId: user.externalId }),
    userName: user.userName,
    displayName: user.displayName ?? row.name,
    name: {
      formatted: user.formatted ?? row.name,
      ...(user.givenName !== null && { givenName: user.givenName }),
      ...(user.familyName !== null && { familyName: user.familyName }),
    },
    emails: [{ value: user.email, type: 'work', primary: true }],
    active: user.isActive,
    groups: row.groups.map(({ id, name }) => ({ value: id, display: name })),
    [schemas.enterprise]: {
      ...(user.organization !== '' && { organization: user.organization }),
      ...(user.managerId !== null && { manager: { value: user.managerId } }),
    },
    meta: {
      resourceType: 'User',
      created: row.createdAt,
      location: `${address}/Users/${row.id}`,
    },
  };
};
