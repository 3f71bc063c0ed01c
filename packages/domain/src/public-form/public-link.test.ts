import { describe, expect, it } from 'vitest';
import { linkSettingsRefusals, publicLinkRefusal } from './public-link.ts';

const open = {
  isPublished: true,
  revokedAt: null,
  closesAt: null,
  quota: null,
  submissionCount: 5,
};

describe('publicLinkRefusal', () => {
  it.each([
    [{}, null],
    [{ isPublished: false }, 'PublicFormUnavailable'],
    [{ revokedAt: 1 }, 'PublicFormUnavailable'],
    [{ closesAt: 100 }, 'PublicFormClosed'],
    [{ closesAt: 101 }, null],
    [{ quota: 5 }, 'PublicFormFull'],
    [{ quota: 6 }, null],
  ])('returns the refusal of a link with %j', (part, code) => {
    expect(publicLinkRefusal({ ...open, ...part }, 100)?.code ?? null).toBe(code);
  });
});

describe('linkSettingsRefusals', () => {
  const settings = { closesAt: null, quota: null, confirmation: '' };
  it.each([
    [{}, []],
    [{ closesAt: 100 }, ['closesAt']],
    [{ quota: 0 }, ['quota']],
    [{ quota: 4 }, ['quota']],
    [{ quota: 5 }, []],
    [{ confirmation: 'x'.repeat(1001) }, ['confirmation']],
  ])('returns the errors of settings with %j', (part, fields) => {
    const refusals = linkSettingsRefusals(
      { ...settings, ...part },
      { submissionCount: 5, now: 100 },
    );
    expect(refusals.map(({ field }) => field)).toEqual(fields);
  });
});
