import type { FieldKind } from '@baton/domain/field/field';
import { productTable, supplierQuestions } from '@baton/fixtures/forms/supplier-form';
import { inLanguage, type Language, type Typed } from './form-by-keyboard.ts';

/** A value as typed and as printed. */
interface SupplierValue {
  readonly typed: Typed;
  readonly printed: Typed;
}

const same = (typed: string): SupplierValue => ({ typed, printed: typed });

const day: SupplierValue = {
  typed: { en: '27 November 2025', de: '27.11.2025', th: '27/11/2568' },
  printed: { en: '27 Nov 2025', de: '27. Nov. 2025', th: '27 พ.ย. 2025' },
};

/** The author is printed next to every value, and for a signature the signer. */
export const enteredBy = 'Łukasz Wiśniewski';

const signed: SupplierValue['printed'] = {
  en: `Signed by ${enteredBy}`,
  de: `Unterschrieben von ${enteredBy}`,
  th: `ลงนามโดย ${enteredBy}`,
};

/** Values of fields whose type alone doesn't determine them. */
const answers: Readonly<Record<string, SupplierValue>> = {
  'Legal name': same('Nordwind Feinkost GmbH & Co. KG'),
  Country: {
    typed: { en: 'Portugal', de: 'Portugal', th: 'โปรตุเกส' },
    printed: { en: 'Portugal', de: 'Portugal', th: 'โปรตุเกส' },
  },
  Supplies: {
    typed: { en: 'Food; Services', de: 'Lebensmittel; Dienstleistungen', th: 'อาหาร; บริการ' },
    printed: { en: 'Food, Services', de: 'Lebensmittel, Dienstleistungen', th: 'อาหาร, บริการ' },
  },
  Telephone: same('+49 30 901820'),
  'Looked after by': { typed: 'Amara', printed: 'Amara Okafor' },
  Turnover: {
    typed: { en: '1,234,567.5', de: '1.234.567,5', th: '1,234,567.5' },
    printed: { en: '€1,234,567.50', de: '1.234.567,50 €', th: '€1,234,567.50' },
  },
  'Credit limit': {
    typed: { en: '25,000', de: '25.000', th: '25,000' },
    printed: { en: '€25,000.00', de: '25.000,00 €', th: '€25,000.00' },
  },
  Discount: {
    typed: { en: '2.5', de: '2,5', th: '2.5' },
    printed: { en: '2.5', de: '2,5', th: '2.5' },
  },
  'Invoices come': {
    typed: { en: 'Monthly', de: 'Monatlich', th: 'รายเดือน' },
    printed: { en: 'Monthly', de: 'Monatlich', th: 'รายเดือน' },
  },
  Certificate: {
    typed: {
      en: 'https://example.com/iso.pdf; 27 November 2030',
      de: 'https://example.com/iso.pdf; 27.11.2030',
      th: 'https://example.com/iso.pdf; 27/11/2573',
    },
    printed: {
      en: 'example.com Expires 27 Nov 2030',
      de: 'example.com Gültig bis 27. Nov. 2030',
      th: 'example.com หมดอายุ 27 พ.ย. 2030',
    },
  },
  'Last audit': {
    typed: { en: '27 November 2025, 14:05', de: '27.11.2025, 14:05', th: '27/11/2568 14:05' },
    printed: {
      en: '27 Nov 2025, 14:05',
      de: '27. Nov. 2025, 14:05',
      th: '27 พ.ย. 2025, 14:05',
    },
  },
  'Main range': {
    typed: { en: 'Wild rice', de: 'Wildreis', th: 'ข้าวป่า' },
    printed: { en: 'Wild rice', de: 'Wildreis', th: 'ข้าวป่า' },
  },
  'Weight of a load': {
    typed: { en: '1,250.5 kg', de: '1.250,5 kg', th: '1,250.5 กก.' },
    printed: { en: '1,250.5 kg', de: '1.250,5 kg', th: '1,250.5 กก.' },
  },
  Score: {
    typed: { en: '4.25', de: '4,25', th: '4.25' },
    printed: { en: '4.25', de: '4,25', th: '4.25' },
  },
  Auditors: { typed: 'Tomás; Lukasz', printed: 'Tomás Ó Briain, Łukasz Wiśniewski' },
  Terms: {
    typed: { en: 'Delivered', de: 'Frei Haus', th: 'ส่งถึงที่' },
    printed: { en: 'Delivered', de: 'Frei Haus', th: 'ส่งถึงที่' },
  },
  'Delivers to': {
    typed: { en: 'Germany; Thailand', de: 'Deutschland; Thailand', th: 'เยอรมนี; ไทย' },
    printed: { en: 'Germany, Thailand', de: 'Deutschland, Thailand', th: 'เยอรมนี, ไทย' },
  },
  Insurance: { typed: 'https://example.com/policy.pdf', printed: 'example.com' },
  // Corrected after it was sent back.
  Town: { typed: 'Ölmühle 42', printed: 'Lisboa' },
  Products: { typed: productTable, printed: '' },
  Signature: { typed: enteredBy, printed: signed },
};

const usual: Partial<Readonly<Record<FieldKind, SupplierValue>>> = {
  TEXT: same('Ölmühle 42'),
  EMAIL: same('kontakt@example.com'),
  NUMBER: same('30'),
  DATE: day,
  CHECKBOX: { typed: '', printed: { en: 'Yes', de: 'Ja', th: 'ใช่' } },
};

/** Returns the value for a field, by its English name. */
export const valueFor = (english: string): SupplierValue => {
  const kind = supplierQuestions.find(({ words }) => words[0] === english)?.kind ?? 'TEXT';
  return answers[english] ?? usual[kind] ?? same('');
};

/** Printed rows of the table of products, cell by cell. */
const printedProducts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '1 Wild rice €12.50 100 kg 27 Nov 2025 Yes Thailand Bag, Pallet',
    '2 Buckwheat €3.25 40 kg 28 Nov 2025 Yes',
  ],
  de: [
    '1 Wildreis 12,50 € 100 kg 27. Nov. 2025 Ja Thailand Sack, Palette',
    '2 Buchweizen 3,25 € 40 kg 28. Nov. 2025 Ja',
  ],
  th: [
    '1 ข้าวป่า €12.50 100 กก. 27 พ.ย. 2025 ใช่ ไทย ถุง, พาเลต',
    '2 บักวีต €3.25 40 กก. 28 พ.ย. 2025 ใช่',
  ],
};

/** Cells of the first row after its options. */
const restOfProduct = (language: Language): string => {
  const said = (english: string): string => inLanguage(valueFor(english).printed, language);
  const range = { en: 'Buckwheat', de: 'Buchweizen', th: 'บักวีต' }[language];
  return [
    'orders@example.com +49 30 901820 Amara Okafor',
    ...[range, said('Insurance'), said('Certificate'), said('Signature')],
  ].join(' ');
};

/** Returns the complete printed rows of the table of products. */
export const productsInPrint = (language: Language): readonly string[] =>
  printedProducts[language].map((row, at) =>
    at === 0 ? `${row} ${restOfProduct(language)}` : row,
  );
