import type { Locale } from '@baton/domain/core/languages';

/**
 * Texts for values that the server formats. Placeholders such as `{by}` and `{at}` are replaced.
 */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly deleted: string;
  readonly signedBy: string;
  readonly issued: string;
  readonly expires: string;
}

export const answerWords: Readonly<Record<Locale, AnswerWords>> = {
  en: {
    yes: 'Yes',
    no: 'No',
    deleted: '{name} (deleted)',
    signedBy: 'Signed by {by}, {at}',
    issued: 'Issued {day}',
    expires: 'Expires {day}',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    deleted: '{name} (supprimé)',
    signedBy: 'Signé par {by}, {at}',
    issued: 'Délivré le {day}',
    expires: 'Expire le {day}',
  },
  de: {
    yes: 'Ja',
    no: 'Nein',
    deleted: '{name} (gelöscht)',
    signedBy: 'Unterschrieben von {by}, {at}',
    issued: 'Ausgestellt am {day}',
    expires: 'Gültig bis {day}',
  },
  zh: {
    yes: '是',
    no: '否',
    deleted: '{name}（已删除）',
    signedBy: '签署人：{by}，{at}',
    issued: '签发日期 {day}',
    expires: '有效期至 {day}',
  },
  es: {
    yes: 'Sí',
    no: 'No',
    deleted: '{name} (eliminado)',
    signedBy: 'Firmado por {by}, {at}',
    issued: 'Emitido el {day}',
    expires: 'Caduca el {day}',
  },
  ko: {
    yes: '예',
    no: '아니요',
    deleted: '{name}(삭제됨)',
    signedBy: '서명: {by}, {at}',
    issued: '발급일 {day}',
    expires: '만료일 {day}',
  },
  th: {
    yes: 'ใช่',
    no: 'ไม่ใช่',
    deleted: '{name} (ลบแล้ว)',
    signedBy: 'ลงนามโดย {by} {at}',
    issued: 'ออกเมื่อ {day}',
    expires: 'หมดอายุ {day}',
  },
};

/** Replaces the placeholders of a text. */
export const say = (sentence: string, given: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
