import { describe, expect, test } from 'vitest';
import { referencePrefix, taskReference, workflowReference } from './reference.ts';

describe('referencePrefix', () => {
  test.each([
    ['Supplier onboarding', 'SO'],
    ['Kubernetes v1.36', 'KV3'],
    ['Quarter', 'QUA'],
    ['Cut v1.x.y release for the team', 'CVXY'],
    ['ปิดไตรมาส', 'ปิด'],
    ['—', 'WF'],
    ['', 'WF'],
  ])('returns for %s: %s', (name, prefix) => {
    expect(referencePrefix(name)).toBe(prefix);
  });
});

test('builds references of workflows and tasks from prefix and number', () => {
  expect(workflowReference('Supplier onboarding', 12)).toBe('SO-12');
  expect(taskReference('SO-12', 3)).toBe('SO-12.3');
});
