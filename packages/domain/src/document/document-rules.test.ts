import { describe, expect, it } from 'vitest';
import { mayDeleteDocument } from '../access/document-access.ts';
import { field } from '@baton/fixtures/builders/fields';
import { person } from '@baton/fixtures/builders/run-scene';
import { noConstraints } from '../field/field-constraints.ts';
import { parseValue, valueRefusal } from '../field/field-kinds.ts';
import { readDocumentRef, toDocumentRef } from './document-ref.ts';
import {
  cleanDocumentName,
  externalLinkRefusal,
  fileRefusal,
  linkAddress,
} from './document-rules.ts';
import { refsIn } from './refs-in.ts';

const id = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

describe('linkAddress', () => {
  it.each([
    ['files.example.com/plan', 'https://files.example.com/plan'],
    [' files.example.com:8080 ', 'https://files.example.com:8080'],
    ['http://files.example.com', 'http://files.example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('of %j is %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
});

describe('uploaded file', () => {
  it.each([
    ['plan.pdf', 'application/pdf', false, null],
    ['PLAN.PDF', 'application/pdf', false, null],
    ['photo.jpeg', 'image/jpeg', false, null],
    ['list.csv', null, true, null],
    ['drawing.svg', 'application/xml', true, null],
    ['letter.docx', 'application/zip', false, null],
    ['old.doc', 'application/x-cfb', false, null],
    ['house.dwg', null, false, null],
    ['run.exe', 'application/x-msdownload', false, 'DocumentTypeUnknown'],
    ['run', null, true, 'DocumentTypeUnknown'],
    ['plan.pdf', 'application/x-msdownload', false, 'DocumentContentMismatch'],
    ['plan.pdf', null, true, 'DocumentContentMismatch'],
    ['photo.png', 'image/jpeg', false, 'DocumentContentMismatch'],
    ['list.csv', null, false, 'DocumentContentMismatch'],
    ['page.html', 'application/pdf', false, 'DocumentContentMismatch'],
    ['house.dwg', null, true, 'DocumentContentMismatch'],
  ])('named %s with content %s: %s', (name, found, isText, code) => {
    expect(fileRefusal(name, { found, isText })?.code ?? null).toBe(code);
  });

  it.each([
    ['C:\\Users\\maya\\plan.pdf', 'plan.pdf'],
    ['../../etc/plan.pdf', 'plan.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    [' two\nlines?.pdf ', 'twolines.pdf'],
  ])('cleanDocumentName of %j is %j', (given, name) => {
    expect(cleanDocumentName(given)).toBe(name);
  });
});

describe('externalLinkRefusal', () => {
  it.each([
    ['https://files.example.com/a?b=c', null],
    ['http://example.com', null],
    ['javascript:alert(1)', 'InvalidLink'],
    ['https://localhost/x', 'InvalidLink'],
    ['https://maya:secret@example.com', 'InvalidLink'],
    ['example.com', 'InvalidLink'],
  ])('of %s is %s', (link, code) => {
    expect(externalLinkRefusal(link)?.code ?? null).toBe(code);
  });
});

describe('document field', () => {
  const asked = (constraints: object) =>
    field(1, 'DOCUMENT', { constraints: { ...noConstraints, ...constraints } });

  it.each([
    ['pdf', {}, null],
    ['pdf', { documentTypes: ['pdf', 'png'] }, null],
    ['docx', { documentTypes: ['pdf', 'png'] }, 'DocumentTypeNotAllowed'],
    ['link', { documentTypes: ['pdf'] }, null],
    ['link', { allowLink: false }, 'DocumentLinkNotAllowed'],
  ] as const)('checks %s with %j: %s', (extension, constraints, code) => {
    const value = [toDocumentRef({ id, extension })];
    expect(valueRefusal(value, asked(constraints))?.code ?? null).toBe(code);
  });

  it('refuses values that are no documents', () => {
    expect(parseValue([`${id}.exe`], asked({}))).toBeUndefined();
    expect(parseValue([id], asked({}))).toBeUndefined();
    expect(parseValue('x', asked({}))).toBeUndefined();
    expect(parseValue([], asked({}))).toBeNull();
    expect(readDocumentRef(`../${id}.pdf`)).toBeNull();
  });

  it('lists documents at any depth of a value', () => {
    const ref = `${id}.pdf`;
    expect(refsIn([ref, ref])).toEqual([ref]);
    expect(refsIn('no document')).toEqual([]);
    expect(refsIn(null)).toEqual([]);
  });
});

describe('signature', () => {
  const ref = (extension: 'png' | 'pdf') => toDocumentRef({ id, extension });
  it.each([
    [[ref('png')], null],
    [[ref('pdf')], 'NoSignature'],
    [[ref('png'), `${id.replace('0', '1')}.png`], 'TooMany'],
  ])('%j: %s', (value, code) => {
    expect(valueRefusal(value, field(1, 'SIGNATURE'))?.code ?? null).toBe(code);
  });
});

describe('certificate', () => {
  const ref = toDocumentRef({ id, extension: 'pdf' });
  it.each([
    [[ref, '2026-01-01', '2027-01-01'], null],
    [[ref, '', ''], null],
    [[ref, '2026-01-01', '2026-03-02'], null],
    [[ref, '2026-01-01', '2026-03-01'], 'CertificateExpired'],
    [[ref, '2026-04-02', '2026-04-01'], 'CertificateEndsBeforeIssue'],
    [['', '2026-01-01', ''], 'CertificateWithoutDocument'],
  ])('%j: %s', (value, code) => {
    const asked = field(1, 'CERTIFICATE');
    expect(parseValue(value, asked)).toEqual(value);
    expect(valueRefusal(value, asked, '2026-03-02')?.code ?? null).toBe(code);
  });

  it('refuses values that are no certificates', () => {
    const asked = field(1, 'CERTIFICATE');
    expect(parseValue(['', '', ''], asked)).toBeNull();
    expect(parseValue([ref, '1 March', ''], asked)).toBeUndefined();
    expect(parseValue([ref], asked)).toBeUndefined();
  });
});

describe('mayDeleteDocument', () => {
  const uploader = person(1);
  const other = person(2);
  it.each([
    ['the uploader', uploader, 'PENDING_SUBMISSION', null],
    ['the uploader, in review', uploader, 'PENDING_REVIEW', null],
    ['the uploader, without a task', uploader, null, null],
    ['the uploader, after completion', uploader, 'COMPLETED', 'DocumentOfCompletedTask'],
    ['somebody else', other, 'PENDING_SUBMISSION', 'NotUploader'],
    ['an administrator', { ...other, isAdmin: true }, 'COMPLETED', null],
  ] as const)('checks %s', (_, actor, taskStatus, code) => {
    const facts = { createdBy: uploader.id, taskStatus };
    expect(mayDeleteDocument(actor, facts)?.code ?? null).toBe(code);
  });
});
