import { describe, expect, it } from 'vitest';
import { auditWebhookType, auditWebhookTypes } from './audit-types.ts';
import { isWebhookType, webhookTypes } from './webhook-events.ts';

describe('auditWebhookType', () => {
  it('names the object and the action of an entry', () => {
    expect(auditWebhookType('User', 'UPDATED')).toBe('audit.person.updated');
    expect(auditWebhookType('Form', 'PUBLISHED')).toBe('audit.form.published');
  });

  it('names entries about signing in after the sign-in', () => {
    expect(auditWebhookType('User', 'SIGN_IN_FAILED')).toBe('audit.sign_in.sign_in_failed');
  });

  it('returns null for types that webhooks don’t offer', () => {
    expect(auditWebhookType('Planet', 'CREATED')).toBeNull();
    expect(auditWebhookType('WorkCalendar', 'DELETED')).toBeNull();
  });
});

describe('webhookTypes', () => {
  it('contains each type of the audit log once', () => {
    expect(new Set(webhookTypes).size).toBe(webhookTypes.length);
    for (const type of auditWebhookTypes) expect(isWebhookType(type)).toBe(true);
  });
});
