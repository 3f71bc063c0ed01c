import { day } from '@baton/domain/core/dates';
import { readingLocale, type Locale } from '@baton/domain/core/languages';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { queueMail } from '../mail/index.ts';
import { adminsToTell } from './deliveries.repository.ts';

interface Texts {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'A webhook is paused',
    text: 'It failed for 3 days. Its messages wait until you resume it under Admin > Webhooks.',
  },
  fr: {
    title: 'Un webhook est en pause',
    text: 'Il a échoué pendant 3 jours. Ses messages attendent que vous le repreniez sous Administration > Webhooks.',
  },
  de: {
    title: 'Ein Webhook ist pausiert',
    text: 'Er ist 3 Tage lang fehlgeschlagen. Seine Nachrichten warten, bis Sie ihn unter Verwaltung > Webhooks fortsetzen.',
  },
  zh: {
    title: '一个 Webhook 已暂停',
    text: '它已连续失败 3 天。在您于“管理 > Webhook”中恢复之前，其消息将等待。',
  },
  es: {
    title: 'Un webhook está en pausa',
    text: 'Ha fallado durante 3 días. Sus mensajes esperan hasta que lo reanude en Administración > Webhooks.',
  },
  ko: {
    title: '웹훅이 일시 중지되었습니다',
    text: '3일 동안 실패했습니다. 관리 > 웹훅에서 재개할 때까지 메시지가 대기합니다.',
  },
  th: {
    title: 'เว็บฮุกถูกหยุดชั่วคราว',
    text: 'ล้มเหลวมา 3 วัน ข้อความจะรอจนกว่าคุณจะดำเนินการต่อที่ผู้ดูแลระบบ > เว็บฮุก',
  },
};

/** Tells all admins by email that a webhook was paused after failures. */
export const tellPaused = async (
  services: Services,
  tenantId: string,
  webhookId: string,
  { name, url }: { readonly name: string; readonly url: string },
): Promise<void> => {
  const { database, now, publicUrl } = services;
  const [admins] = await database.trip({ kind: 'tenant', tenantId }, adminsToTell());
  const at = now();
  for (const admin of admins) {
    const locale = readingLocale(admin.locale);
    const { title, text } = texts[locale];
    await queueMail(services, tenantId, {
      id: derivedId('webhook-paused', tenantId, webhookId, admin.id, String(at)),
      ...{ kind: 'NOTIFICATION', to: admin.email, accountId: null, locale },
      expiresAt: new Date(at + 7 * day),
      link: `${publicUrl}/workspace/${tenantId}/admin?tab=webhooks`,
      params: { what: title, name, about: `${name}\n${new URL(url).origin}\n\n${text}` },
    });
  }
};
