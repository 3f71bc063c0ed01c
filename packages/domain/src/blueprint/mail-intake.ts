import type { BlueprintContent } from './content.ts';
import type { InstanceKey } from '../core/ids.ts';
import { isSameName } from '../core/names/folded-name.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isFilledInByPeople, type BlueprintField, type FieldKind } from '../field/field.ts';

/** What a message fills in, by the reserved name of the field. */
export const mailParts = {
  REQUESTOR: 'Requestor email',
  SUBJECT: 'Email subject',
  BODY: 'Email body',
  PDF: 'Email body (PDF)',
  ATTACHMENTS: 'Email attachments',
} as const;
export type MailPart = keyof typeof mailParts;

const kindsOf: Readonly<Record<MailPart, readonly FieldKind[]>> = {
  REQUESTOR: ['EMAIL', 'TEXT'],
  SUBJECT: ['TEXT'],
  BODY: ['TEXT'],
  PDF: ['DOCUMENT'],
  ATTACHMENTS: ['DOCUMENT'],
};

/** A field of the intake form that a part of a message fills in. */
export interface MailPlace {
  readonly part: MailPart;
  readonly instance: InstanceKey;
  readonly field: BlueprintField;
}

type Content = Pick<BlueprintContent, 'intake' | 'fields'>;

const parts = Object.keys(mailParts).filter((key): key is MailPart => key in mailParts);

/** Returns the fields of the intake form that a message fills in. */
export const mailPlaces = ({ intake, fields }: Content): readonly MailPlace[] =>
  intake.flatMap((instance) => {
    const field = fields[instance.field];
    if (field === undefined || !isFilledInByPeople(instance)) return [];
    const part = parts.find((key) => isSameName(mailParts[key], field.name));
    return part === undefined || !kindsOf[part].includes(field.kind)
      ? []
      : [{ part, instance: instance.key, field }];
  });

/** Returns why no message can start a workflow of the blueprint, or null. */
export const mailIntakeRefusal = (content: Content): Refusal | null => {
  const places = mailPlaces(content);
  if (places.length === 0) return refuse('MailIntakeEmpty');
  const missing = content.intake.find(
    ({ key, inputType, value }) =>
      inputType === 'REQUESTED' &&
      value === null &&
      !places.some(({ instance }) => instance === key),
  );
  return missing === undefined
    ? null
    : refuse('MailIntakeRequires', { name: content.fields[missing.field]?.name ?? '' });
};

/** Returns the text on one line if the field has only one, cut to the allowed length. */
export const fittedText = (text: string, { constraints }: BlueprintField): string => {
  const { oneLine, markdown, maxLength } = constraints;
  const fitted = oneLine && !markdown ? text.replaceAll(/\s+/g, ' ') : text;
  return maxLength === null ? fitted : [...fitted].slice(0, maxLength).join('');
};
