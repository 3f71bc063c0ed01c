import { badRequest } from './scim-error.ts';
import { isObject, read, type JsonObject } from './scim-values.ts';

/** One operation of a PATCH, with one attribute. */
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: unknown;
}

const maxOperations = 1000;
/** Names that could change the prototype of an object. No attribute has such a name. */
const unsafe = /(?:^|[.:[])(?:__proto__|constructor|prototype)(?:$|[.\][])/i;

const opOf = (value: unknown): PatchOperation['op'] => {
  // Entra writes "Add", "Replace", and "Remove".
  const op = typeof value === 'string' ? value.toLowerCase() : '';
  if (op === 'add' || op === 'replace' || op === 'remove') return op;
  throw badRequest('invalidSyntax', `Unknown operation: ${String(value)}`);
};

const checkPath = (path: string): string => {
  if (unsafe.test(path)) throw badRequest('invalidPath', 'Unknown attribute.');
  return path;
};

/**
 * Returns the operations of a PATCH. An operation without a path has one attribute for each
 * property of its value. Attributes are then changed by name, so no request can reach anything else.
 */
export const operationsOf = (body: JsonObject): readonly PatchOperation[] => {
  const operations = read(body, 'Operations');
  if (!Array.isArray(operations) || operations.length === 0)
    throw badRequest('invalidSyntax', 'Operations must be a list.');
  if (operations.length > maxOperations)
    throw badRequest('tooMany', `At most ${maxOperations} operations are allowed.`);
  return operations.flatMap((operation): readonly PatchOperation[] => {
    if (!isObject(operation)) throw badRequest('invalidSyntax', 'An operation must be an object.');
    const op = opOf(read(operation, 'op'));
    const path = read(operation, 'path');
    const value = read(operation, 'value');
    if (typeof path === 'string' && path.trim() !== '')
      return [{ op, path: checkPath(path.trim()), value }];
    if (op === 'remove') throw badRequest('noTarget', 'A path is required to remove a value.');
    if (!isObject(value))
      throw badRequest('invalidValue', 'Without a path, value must be an object.');
    return Object.keys(value).map((key) => ({ op, path: checkPath(key), value: value[key] }));
  });
};
