import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namedInPlace, recordId } from './record-id.ts';

const schema = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../schema.graphql'),
  'utf8',
);

/** Types whose ids are unique in the workspace. */
const identified = [
  'Activity',
  'ApiToken',
  'AuditEntry',
  'AuditLogEntry',
  'AutomationCall',
  'Blueprint',
  'BlueprintVersion',
  'BulkAction',
  'BulkInvitation',
  'BulkJob',
  'BulkStart',
  'Comment',
  'CustomField',
  'Form',
  'FormVersion',
  'GuestComment',
  'GuestLink',
  'GuestTask',
  'ImportTable',
  'InboxEntry',
  'ListExport',
  'ListedDocument',
  'IncomingMail',
  'MailAlias',
  'OutgoingMail',
  'Party',
  'Passkey',
  'ProductObject',
  'PublicLink',
  'PushSubscription',
  'Reassignment',
  'SsoConnection',
  'SsoDomain',
  'Role',
  'ServiceAccount',
  'Webhook',
  'WebhookDelivery',
  'OutsideDocument',
  'ServiceToken',
  'SavedView',
  'Session',
  'Stage',
  'StartCall',
  'StartWebhook',
  'SubmissionComment',
  'Tag',
  'TagType',
  'Task',
  'Team',
  'Tenant',
  'TroubledCall',
  'User',
  'Viewer',
  'Workflow',
];

it('says for every type with an id whether the id is unique', () => {
  const types = [...schema.matchAll(/^(?:type|interface) (\w+)[^{]*\{(.*?)^\}/gms)]
    .filter(
      ([, name = '', fields = '']) => !name.endsWith('Payload') && /^ {2}id: ID!/m.test(fields),
    )
    .map(([, name = '']) => name);
  expect(types.toSorted()).toEqual([...identified, ...namedInPlace].toSorted());
});

it('separates options of two fields that have the same id', () => {
  expect(recordId({ id: 'one' }, 'FieldOption')).toBeUndefined();
  expect(recordId({ id: 'one' }, 'Task')).toBe('one');
  expect(recordId({}, 'Task')).toBeUndefined();
});
