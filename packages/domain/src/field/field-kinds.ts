import { refuse, type Refusal } from '../core/refusal.ts';
import type { FieldKind, FieldShape, FieldValue } from './field.ts';
import { checkboxKind } from './kinds/checkbox-kind.ts';
import { currencyKind } from './kinds/currency-kind.ts';
import { dateKind } from './kinds/date-kind.ts';
import { emailKind } from './kinds/email-kind.ts';
import type { KindRecord } from './kinds/kind-record.ts';
import { multiSelectKind } from './kinds/multi-select-kind.ts';
import { numberKind } from './kinds/number-kind.ts';
import { peopleKind } from './kinds/people-kind.ts';
import { phoneKind } from './kinds/phone-kind.ts';
import { selectKind } from './kinds/select-kind.ts';
import { textKind } from './kinds/text-kind.ts';

/** The record of each kind. A kind without one does not compile. */
export const fieldKinds: Readonly<Record<FieldKind, KindRecord>> = {
  TEXT: textKind,
  NUMBER: numberKind,
  CURRENCY: currencyKind,
  DATE: dateKind,
  SELECT: selectKind,
  MULTI_SELECT: multiSelectKind,
  EMAIL: emailKind,
  PHONE: phoneKind,
  CHECKBOX: checkboxKind,
  PEOPLE: peopleKind,
};

/** What is kept of a value that was handed in; undefined where it is not of the field's kind. */
export const parseValue = (raw: unknown, field: FieldShape): FieldValue | null | undefined =>
  fieldKinds[field.kind].parse(raw, field);

/** What is wrong with a kept value, or null. Nothing at all is always valid. */
export const valueRefusal = (
  value: FieldValue | null,
  field: Pick<FieldShape, 'kind'>,
): Refusal | null => (value === null ? null : fieldKinds[field.kind].validate(value));

/** Whether a question that has to be answered is: a box says no where nobody has touched it. */
export const isFilled = (value: FieldValue | null, { kind }: Pick<FieldShape, 'kind'>): boolean =>
  value !== null || kind === 'CHECKBOX';

/** The refusal of a value that is not of its field's kind. */
export const wrongValueType = (field: Pick<FieldShape, 'kind'>, at?: string): Refusal =>
  refuse('WrongValueType', { kind: field.kind }, at);
