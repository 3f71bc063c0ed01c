import { describe, expect, it } from 'vitest';
import {
  brandContrast,
  brandingRefusals,
  defaultBranding,
  logoRefusal,
  supportedLanguages,
} from './branding.ts';

const codes = (over: Partial<typeof defaultBranding>) =>
  brandingRefusals({ ...defaultBranding, ...over }).flatMap((refusal) =>
    refusal === null ? [] : [`${refusal.field ?? ''} ${refusal.code}`],
  );

describe('brandingRefusals', () => {
  it('accepts the default', () => expect(codes({})).toEqual([]));

  it('requires a contrast of 4.5 between text and background', () => {
    expect(codes({ foreground: '#767676', background: '#ffffff' })).toEqual([]);
    expect(codes({ foreground: '#777777', background: '#ffffff' })).toEqual([
      'foreground LowContrast',
    ]);
    expect(brandContrast({ foreground: '#000000', background: '#ffffff' })).toBe(21);
  });

  it('names each invalid field', () =>
    expect(codes({ foreground: 'red', background: '#fff', senderName: 'Acme <a@b>' })).toEqual([
      'background InvalidColor',
      'foreground InvalidColor',
      'senderName SenderNameInvalid',
    ]));

  it('refuses a sender name with characters that could add a mail header', () =>
    expect(codes({ senderName: 'Acme\r\nBcc: eve' })).toEqual(['senderName SenderNameInvalid']));
});

describe('supportedLanguages', () => {
  it('are all languages without a selection', () => {
    expect(supportedLanguages({ languages: [] })).toHaveLength(7);
    expect(supportedLanguages({ languages: ['th', 'de'] })).toEqual(['de', 'th']);
  });
});

describe('logoRefusal', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  it('accepts small PNG, JPEG, and WebP files by their content', () => {
    expect(logoRefusal(Uint8Array.from(png))).toBeNull();
    expect(logoRefusal(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBeNull();
    expect(logoRefusal(new TextEncoder().encode('RIFF1234WEBPVP8 '))).toBeNull();
    expect(logoRefusal(new TextEncoder().encode('<svg onload="x()"/>'))?.code).toBe('LogoNotImage');
    expect(logoRefusal(new Uint8Array())?.code).toBe('LogoNotImage');
  });

  it('refuses files of more than 100 KB', () => {
    const large = new Uint8Array(100 * 1024 + 1);
    large.set(png);
    expect(logoRefusal(large)).toMatchObject({ code: 'FileExceedsSize', params: { max: 100 } });
  });
});
