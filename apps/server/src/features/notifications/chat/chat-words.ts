import type { Locale } from '@baton/domain/core/languages';

interface ChatWords {
  readonly open: string;
  /** Line that says who a message is for, in a chat that the whole workspace shares. */
  readonly recipient: string;
  readonly test: string;
}

export const chatWords: Readonly<Record<Locale, ChatWords>> = {
  en: { open: 'Open in Baton', recipient: 'For {name}', test: 'This is a test message from Baton' },
  fr: {
    open: 'Ouvrir dans Baton',
    recipient: 'Pour {name}',
    test: 'Ceci est un message de test de Baton',
  },
  de: {
    open: 'In Baton öffnen',
    recipient: 'Für {name}',
    test: 'Dies ist eine Testnachricht von Baton',
  },
  zh: { open: '在 Baton 中打开', recipient: '收件人：{name}', test: '这是来自 Baton 的测试消息' },
  es: {
    open: 'Abrir en Baton',
    recipient: 'Para {name}',
    test: 'Este es un mensaje de prueba de Baton',
  },
  ko: {
    open: 'Baton에서 열기',
    recipient: '받는 사람: {name}',
    test: 'Baton의 테스트 메시지입니다',
  },
  th: { open: 'เปิดใน Baton', recipient: 'ถึง {name}', test: 'นี่คือข้อความทดสอบจาก Baton' },
};
