import type { ColumnKind } from '../field.ts';
import { certificateKind } from './certificate-kind.ts';
import { checkboxKind } from './choice/checkbox-kind.ts';
import { currencyKind } from './currency-kind.ts';
import { dateKind } from './date-kind.ts';
import { documentKind } from './document-kind.ts';
import { emailKind } from './text/email-kind.ts';
import type { KindRecord } from './kind-record.ts';
import { multiSelectKind } from './choice/multi-select-kind.ts';
import { numberKind } from './number-kind.ts';
import { peopleKind } from './people-kind.ts';
import { phoneKind } from './text/phone-kind.ts';
import { productObjectKind } from './product-object-kind.ts';
import { selectKind } from './choice/select-kind.ts';
import { signatureKind } from './signature-kind.ts';
import { textKind } from './text/text-kind.ts';

/** Records of all types for table columns. */
export const columnKinds: Readonly<Record<ColumnKind, KindRecord>> = {
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
  PRODUCT_OBJECT: productObjectKind,
  DOCUMENT: documentKind,
  SIGNATURE: signatureKind,
  CERTIFICATE: certificateKind,
};
