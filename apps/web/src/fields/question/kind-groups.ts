import { questionKinds } from './question-kinds.ts';

type QuestionKind = (typeof questionKinds)[number];

/** Headings for field types, grouped as people look for them. */
export const kindGroups = ['WORDS', 'NUMBERS', 'CHOICES', 'FILES', 'LAYOUT'] as const;

export type KindGroup = (typeof kindGroups)[number];

const groupOf: Readonly<Record<QuestionKind, KindGroup>> = {
  TEXT: 'WORDS',
  EMAIL: 'WORDS',
  PHONE: 'WORDS',
  NUMBER: 'NUMBERS',
  CURRENCY: 'NUMBERS',
  DATE: 'NUMBERS',
  SELECT: 'CHOICES',
  MULTI_SELECT: 'CHOICES',
  CHECKBOX: 'CHOICES',
  PEOPLE: 'CHOICES',
  PRODUCT_OBJECT: 'CHOICES',
  DOCUMENT: 'FILES',
  SIGNATURE: 'FILES',
  CERTIFICATE: 'FILES',
  TABLE: 'LAYOUT',
};

export const kindsIn = (group: KindGroup): readonly QuestionKind[] =>
  questionKinds.filter((kind) => groupOf[kind] === group);
