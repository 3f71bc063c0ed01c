import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { noConstraints } from '../field/field-constraints.ts';
import { fittedText, mailIntakeRefusal, mailPlaces } from './mail-intake.ts';

const content = withFields(
  buildBlueprint({ tasks: [{}] }),
  [
    field(1, 'EMAIL', { name: 'requestor EMAIL' }),
    field(2, 'TEXT', { name: 'Email body' }),
    field(3, 'NUMBER', { name: 'Email subject' }),
    field(4, 'DOCUMENT', { name: 'Email attachments' }),
    field(5, 'TEXT', { name: 'Customer' }),
  ],
  [null, place(1, 1)],
  [null, place(2, 2, { inputType: 'PROVIDED', value: 'x' })],
  [null, place(3, 3, { inputType: 'OPTIONAL' })],
  [null, place(4, 4, { inputType: 'OPTIONAL' })],
);

describe('mailPlaces', () => {
  it('finds fields that have a reserved name and a matching type', () => {
    expect(mailPlaces(content).map(({ part }) => part)).toEqual(['REQUESTOR', 'ATTACHMENTS']);
  });
});

describe('mailIntakeRefusal', () => {
  it('accepts a form that an email can fill in', () => {
    expect(mailIntakeRefusal(content)).toBeNull();
  });

  it('names a required field that no email fills in', () => {
    const intake = [...content.intake, place(5, 5)];
    expect(mailIntakeRefusal({ ...content, intake })).toMatchObject({
      ...{ code: 'MailIntakeRequires', params: { name: 'Customer' } },
    });
  });

  it('refuses a form without reserved names', () => {
    expect(mailIntakeRefusal({ ...content, intake: [] })?.code).toBe('MailIntakeEmpty');
  });
});

describe('fittedText', () => {
  it('shortens a text to the limit of the field', () => {
    const short = field(6, 'TEXT', {
      constraints: { ...noConstraints, oneLine: true, maxLength: 5 },
    });
    expect(fittedText('ab\ncd efg', short)).toBe('ab cd');
  });
});
