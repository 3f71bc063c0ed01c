import type { Locale } from '@baton/domain/core/languages';
import type { DigestKind } from '@baton/domain/notification/notification-times';

interface DigestTexts {
  readonly title: Readonly<Record<DigestKind, string>>;
  readonly needsYou: string;
  readonly updates: string;
  /** The link that ends these emails. */
  readonly end: Readonly<Record<DigestKind, string>>;
}

export const digestTexts: Readonly<Record<Locale, DigestTexts>> = {
  en: {
    title: { DAILY: 'Your daily digest', WEEKLY: 'Your weekly digest' },
    needsYou: 'Needs you',
    updates: 'Updates',
    end: { DAILY: 'Unsubscribe from daily digests', WEEKLY: 'Unsubscribe from weekly digests' },
  },
  fr: {
    title: { DAILY: 'Votre résumé du jour', WEEKLY: 'Votre résumé de la semaine' },
    needsYou: 'À faire',
    updates: 'Nouveautés',
    end: {
      DAILY: 'Ne plus recevoir le résumé du jour',
      WEEKLY: 'Ne plus recevoir le résumé de la semaine',
    },
  },
  de: {
    title: { DAILY: 'Ihre tägliche Zusammenfassung', WEEKLY: 'Ihre wöchentliche Zusammenfassung' },
    needsYou: 'Braucht Sie',
    updates: 'Neuigkeiten',
    end: {
      DAILY: 'Tägliche Zusammenfassung abbestellen',
      WEEKLY: 'Wöchentliche Zusammenfassung abbestellen',
    },
  },
  zh: {
    title: { DAILY: '您的每日摘要', WEEKLY: '您的每周摘要' },
    needsYou: '需要您处理',
    updates: '动态',
    end: { DAILY: '退订每日摘要', WEEKLY: '退订每周摘要' },
  },
  es: {
    title: { DAILY: 'Su resumen diario', WEEKLY: 'Su resumen semanal' },
    needsYou: 'Le necesita',
    updates: 'Novedades',
    end: { DAILY: 'Cancelar el resumen diario', WEEKLY: 'Cancelar el resumen semanal' },
  },
  ko: {
    title: { DAILY: '일일 요약', WEEKLY: '주간 요약' },
    needsYou: '처리 필요',
    updates: '업데이트',
    end: { DAILY: '일일 요약 수신 거부', WEEKLY: '주간 요약 수신 거부' },
  },
  th: {
    title: { DAILY: 'สรุปรายวันของคุณ', WEEKLY: 'สรุปรายสัปดาห์ของคุณ' },
    needsYou: 'ต้องการคุณ',
    updates: 'อัปเดต',
    end: { DAILY: 'เลิกรับสรุปรายวัน', WEEKLY: 'เลิกรับสรุปรายสัปดาห์' },
  },
};
