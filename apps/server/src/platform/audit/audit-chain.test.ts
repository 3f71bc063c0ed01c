import { expect, it } from 'vitest';
import { auditHash, emptyAuditChain } from './audit-chain.ts';

const entry = {
  id: '0199a000-0000-7000-8000-000000000001',
  at: new Date('2026-11-01T08:00:00Z'),
  actorId: '0199a000-0000-7000-8000-000000000002',
  action: 'UPDATED',
  objectType: 'Team',
  objectId: '0199a000-0000-7000-8000-000000000003',
  objectName: 'Buyers',
  before: { name: 'Buyer' },
  after: { name: 'Buyers' },
  onBehalfOf: null,
  tokenId: null,
  client: null,
};

it('hashes an entry without browser or token as earlier versions did', () => {
  expect(auditHash(emptyAuditChain, 'tenant', 1, entry)).toBe(
    '756ffeb4bcd91bcfc8158ac960452e047669d4a9cbddff4d581d2fbbe3286442',
  );
});

it('includes the browser or token in the hash', () => {
  const hashes = [
    entry,
    { ...entry, client: 'Sync' },
    { ...entry, tokenId: 'Sync' },
    { ...entry, onBehalfOf: 'Sync' },
  ].map((one) => auditHash(emptyAuditChain, 'tenant', 1, one));
  expect(new Set(hashes).size).toBe(hashes.length);
});
