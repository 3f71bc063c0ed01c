import type { ActorTexts } from './actor-texts.ts';

/** What messages say about people, bulk operations, and channels. */
export const objectTexts = {
  INVITATION_ACCEPTED: {
    en: ['{actor} accepted your invitation', 'Your invitation was accepted'],
    fr: ['{actor} a accepté votre invitation', 'Votre invitation a été acceptée'],
    de: ['{actor} hat Ihre Einladung angenommen', 'Ihre Einladung wurde angenommen'],
    zh: ['{actor} 接受了您的邀请', '您的邀请已被接受'],
    es: ['{actor} ha aceptado su invitación', 'Su invitación se ha aceptado'],
    ko: ['{actor} 님이 초대를 수락했습니다', '초대가 수락되었습니다'],
    th: ['{actor} ตอบรับคำเชิญของคุณ', 'คำเชิญของคุณได้รับการตอบรับ'],
  },
  BULK_FINISHED: {
    en: ['Your bulk operation is finished', 'Your bulk operation is finished'],
    fr: ['Votre opération groupée est terminée', 'Votre opération groupée est terminée'],
    de: ['Ihre Sammelaktion ist beendet', 'Ihre Sammelaktion ist beendet'],
    zh: ['您的批量操作已结束', '您的批量操作已结束'],
    es: ['Su operación masiva ha terminado', 'Su operación masiva ha terminado'],
    ko: ['일괄 작업이 끝났습니다', '일괄 작업이 끝났습니다'],
    th: ['การดำเนินการจำนวนมากของคุณเสร็จแล้ว', 'การดำเนินการจำนวนมากของคุณเสร็จแล้ว'],
  },
  EXPORT_READY: {
    en: ['Your export is ready', 'Your export is ready'],
    fr: ['Votre export est prêt', 'Votre export est prêt'],
    de: ['Ihr Export ist fertig', 'Ihr Export ist fertig'],
    zh: ['您的导出已完成', '您的导出已完成'],
    es: ['Su exportación está lista', 'Su exportación está lista'],
    ko: ['내보내기가 준비되었습니다', '내보내기가 준비되었습니다'],
    th: ['การส่งออกของคุณพร้อมแล้ว', 'การส่งออกของคุณพร้อมแล้ว'],
  },
  CHAT_PAUSED: {
    en: ['Chat messages are paused after failures', 'Chat messages are paused after failures'],
    fr: [
      'Les messages de chat sont en pause après des échecs',
      'Les messages de chat sont en pause après des échecs',
    ],
    de: [
      'Chatnachrichten sind nach Fehlern angehalten',
      'Chatnachrichten sind nach Fehlern angehalten',
    ],
    zh: ['聊天消息因多次失败已暂停', '聊天消息因多次失败已暂停'],
    es: [
      'Los mensajes de chat están en pausa tras varios errores',
      'Los mensajes de chat están en pausa tras varios errores',
    ],
    ko: [
      '실패로 인해 채팅 메시지가 일시 중지되었습니다',
      '실패로 인해 채팅 메시지가 일시 중지되었습니다',
    ],
    th: ['ข้อความแชทหยุดชั่วคราวหลังจากล้มเหลว', 'ข้อความแชทหยุดชั่วคราวหลังจากล้มเหลว'],
  },
  EMAIL_PAUSED: {
    en: [
      'Emails to you are paused, because your address was refused',
      'Emails to you are paused, because your address was refused',
    ],
    fr: [
      'Vos e-mails sont en pause, car votre adresse a été refusée',
      'Vos e-mails sont en pause, car votre adresse a été refusée',
    ],
    de: [
      'E-Mails an Sie sind angehalten, weil Ihre Adresse abgelehnt wurde',
      'E-Mails an Sie sind angehalten, weil Ihre Adresse abgelehnt wurde',
    ],
    zh: ['由于您的地址被拒收，发给您的邮件已暂停', '由于您的地址被拒收，发给您的邮件已暂停'],
    es: [
      'Sus correos están en pausa porque su dirección se ha rechazado',
      'Sus correos están en pausa porque su dirección se ha rechazado',
    ],
    ko: [
      '주소가 거부되어 이메일이 일시 중지되었습니다',
      '주소가 거부되어 이메일이 일시 중지되었습니다',
    ],
    th: ['อีเมลถึงคุณหยุดชั่วคราวเพราะที่อยู่ของคุณถูกปฏิเสธ', 'อีเมลถึงคุณหยุดชั่วคราวเพราะที่อยู่ของคุณถูกปฏิเสธ'],
  },
} as const satisfies ActorTexts;
