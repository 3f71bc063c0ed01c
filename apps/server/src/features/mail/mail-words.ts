import type { Locale } from '@baton/domain/core/languages';
import { accountNoticeWords } from './account-notice-words.ts';
import { guestMailWords } from './guest-mail-words.ts';
import { guestNoticeWords } from './guest-notice-words.ts';

/** Texts of a message. `{...}` are replaced. */
export interface MailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly button: string;
  readonly footer: string;
}

/** Messages of each type, by language. */
export const mailWords = {
  ...guestMailWords,
  ...guestNoticeWords,
  ...accountNoticeWords,
  PASSWORD_RESET: {
    en: {
      subject: 'Reset your Baton password',
      greeting: 'Reset your password',
      text: 'Someone asked to reset the password of {email}. Use the button to set a new one. The link is valid for 1 hour and works once.',
      button: 'Set a new password',
      footer: 'If it wasn’t you, ignore this message. Your password stays the same.',
    },
    fr: {
      subject: 'Réinitialisez votre mot de passe Baton',
      greeting: 'Réinitialisez votre mot de passe',
      text: 'Quelqu’un a demandé la réinitialisation du mot de passe de {email}. Utilisez le bouton pour en choisir un nouveau. Le lien est valable 1 heure et fonctionne une seule fois.',
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si ce n’était pas vous, ignorez ce message. Votre mot de passe reste le même.',
    },
    de: {
      subject: 'Ihr Baton-Passwort zurücksetzen',
      greeting: 'Passwort zurücksetzen',
      text: 'Jemand möchte das Passwort von {email} zurücksetzen. Wählen Sie über die Schaltfläche ein neues. Der Link gilt 1 Stunde und funktioniert einmal.',
      button: 'Neues Passwort wählen',
      footer:
        'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.',
    },
    zh: {
      subject: '重置您的 Baton 密码',
      greeting: '重置密码',
      text: '有人请求重置 {email} 的密码。请使用按钮设置新密码。此链接在 1 小时内有效，且只能使用一次。',
      button: '设置新密码',
      footer: '如果不是您本人操作，请忽略此邮件。您的密码不会改变。',
    },
    es: {
      subject: 'Restablezca su contraseña de Baton',
      greeting: 'Restablezca su contraseña',
      text: 'Alguien ha pedido restablecer la contraseña de {email}. Use el botón para elegir una nueva. El enlace es válido durante 1 hora y funciona una sola vez.',
      button: 'Elegir una contraseña nueva',
      footer: 'Si no fue usted, ignore este mensaje. Su contraseña no cambia.',
    },
    ko: {
      subject: 'Baton 비밀번호 재설정',
      greeting: '비밀번호 재설정',
      text: '{email}의 비밀번호 재설정 요청이 있었습니다. 버튼을 눌러 새 비밀번호를 설정하세요. 링크는 1시간 동안 유효하며 한 번만 사용할 수 있습니다.',
      button: '새 비밀번호 설정',
      footer: '본인이 요청하지 않았다면 이 메시지를 무시하세요. 비밀번호는 그대로 유지됩니다.',
    },
    th: {
      subject: 'รีเซ็ตรหัสผ่าน Baton ของคุณ',
      greeting: 'รีเซ็ตรหัสผ่าน',
      text: 'มีผู้ขอรีเซ็ตรหัสผ่านของ {email} ใช้ปุ่มเพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ 1 ชั่วโมงและใช้ได้ครั้งเดียว',
      button: 'ตั้งรหัสผ่านใหม่',
      footer: 'หากไม่ใช่คุณ ให้เพิกเฉยต่อข้อความนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง',
    },
  },
  EMAIL_VERIFICATION: {
    en: {
      subject: 'Confirm your email address',
      greeting: 'Confirm your email address',
      text: 'Use the button to confirm that {email} is your address. The link is valid for 1 hour and works once.',
      button: 'Confirm address',
      footer: 'If it wasn’t you, ignore this message.',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      greeting: 'Confirmez votre adresse e-mail',
      text: 'Utilisez le bouton pour confirmer que {email} est votre adresse. Le lien est valable 1 heure et fonctionne une seule fois.',
      button: 'Confirmer l’adresse',
      footer: 'Si ce n’était pas vous, ignorez ce message.',
    },
    de: {
      subject: 'E-Mail-Adresse bestätigen',
      greeting: 'E-Mail-Adresse bestätigen',
      text: 'Bestätigen Sie über die Schaltfläche, dass {email} Ihre Adresse ist. Der Link gilt 1 Stunde und funktioniert einmal.',
      button: 'Adresse bestätigen',
      footer: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    },
    zh: {
      subject: '确认您的电子邮件地址',
      greeting: '确认您的电子邮件地址',
      text: '请使用按钮确认 {email} 是您的地址。此链接在 1 小时内有效，且只能使用一次。',
      button: '确认地址',
      footer: '如果不是您本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Confirme su correo electrónico',
      greeting: 'Confirme su correo electrónico',
      text: 'Use el botón para confirmar que {email} es su dirección. El enlace es válido durante 1 hora y funciona una sola vez.',
      button: 'Confirmar dirección',
      footer: 'Si no fue usted, ignore este mensaje.',
    },
    ko: {
      subject: '이메일 주소 확인',
      greeting: '이메일 주소 확인',
      text: '버튼을 눌러 {email}이(가) 본인의 주소임을 확인하세요. 링크는 1시간 동안 유효하며 한 번만 사용할 수 있습니다.',
      button: '주소 확인',
      footer: '본인이 요청하지 않았다면 이 메시지를 무시하세요.',
    },
    th: {
      subject: 'ยืนยันที่อยู่อีเมลของคุณ',
      greeting: 'ยืนยันที่อยู่อีเมลของคุณ',
      text: 'ใช้ปุ่มเพื่อยืนยันว่า {email} เป็นที่อยู่ของคุณ ลิงก์ใช้ได้ 1 ชั่วโมงและใช้ได้ครั้งเดียว',
      button: 'ยืนยันที่อยู่',
      footer: 'หากไม่ใช่คุณ ให้เพิกเฉยต่อข้อความนี้',
    },
  },
  FORM_SUBMITTED: {
    en: {
      subject: '{workspace} received “{form}”',
      greeting: 'Thank you. Your submission was received',
      text: 'Your reference is {reference}. Use the button to check the status. Anyone with the link can see it.',
      button: 'Check status',
      footer: 'You get this message because this address was entered in a form.',
    },
    fr: {
      subject: '{workspace} a reçu « {form} »',
      greeting: 'Merci. Votre envoi a été reçu',
      text: 'Votre référence est {reference}. Utilisez le bouton pour consulter le statut. Toute personne disposant du lien peut le voir.',
      button: 'Voir le statut',
      footer: 'Vous recevez ce message car cette adresse a été saisie dans un formulaire.',
    },
    de: {
      subject: '{workspace} hat „{form}“ erhalten',
      greeting: 'Vielen Dank. Ihre Angaben sind angekommen',
      text: 'Ihre Referenz ist {reference}. Über die Schaltfläche sehen Sie den Status. Jede Person mit dem Link kann ihn sehen.',
      button: 'Status ansehen',
      footer:
        'Sie erhalten diese Nachricht, weil diese Adresse in einem Formular eingegeben wurde.',
    },
    zh: {
      subject: '{workspace} 已收到“{form}”',
      greeting: '谢谢。我们已收到您的提交',
      text: '您的编号是 {reference}。请使用按钮查看状态。任何拥有此链接的人都能查看。',
      button: '查看状态',
      footer: '您收到此邮件是因为有人在表单中输入了此地址。',
    },
    es: {
      subject: '{workspace} ha recibido «{form}»',
      greeting: 'Gracias. Hemos recibido su envío',
      text: 'Su referencia es {reference}. Use el botón para consultar el estado. Cualquier persona con el enlace puede verlo.',
      button: 'Ver estado',
      footer: 'Recibe este mensaje porque esta dirección se introdujo en un formulario.',
    },
    ko: {
      subject: '{workspace}에서 “{form}”을(를) 받았습니다',
      greeting: '감사합니다. 제출이 접수되었습니다',
      text: '참조 번호는 {reference}입니다. 버튼을 눌러 상태를 확인하세요. 링크가 있는 사람은 누구나 볼 수 있습니다.',
      button: '상태 확인',
      footer: '양식에 이 주소가 입력되어 이 메시지를 보냅니다.',
    },
    th: {
      subject: '{workspace} ได้รับ “{form}” แล้ว',
      greeting: 'ขอบคุณ เราได้รับข้อมูลของคุณแล้ว',
      text: 'หมายเลขอ้างอิงของคุณคือ {reference} ใช้ปุ่มเพื่อตรวจสอบสถานะ ทุกคนที่มีลิงก์สามารถดูได้',
      button: 'ตรวจสอบสถานะ',
      footer: 'คุณได้รับข้อความนี้เพราะมีการป้อนที่อยู่นี้ในแบบฟอร์ม',
    },
  },
  MFA_RESET: {
    en: {
      subject: 'Reset two-step sign-in for Baton',
      greeting: 'Reset two-step sign-in',
      text: 'Someone asked to remove the authenticator app of {email}. Use the button to remove it. The link is valid for 10 minutes and works once. You need your password for this.',
      button: 'Reset two-step sign-in',
      footer: 'If it wasn’t you, ignore this message and change your password.',
    },
    fr: {
      subject: 'Réinitialisez la connexion en deux étapes de Baton',
      greeting: 'Réinitialisez la connexion en deux étapes',
      text: 'Quelqu’un a demandé le retrait de l’application d’authentification de {email}. Utilisez le bouton pour la retirer. Le lien est valable 10 minutes et fonctionne une seule fois. Votre mot de passe est nécessaire.',
      button: 'Réinitialiser la connexion',
      footer: 'Si ce n’était pas vous, ignorez ce message et changez votre mot de passe.',
    },
    de: {
      subject: 'Anmeldung in zwei Schritten für Baton zurücksetzen',
      greeting: 'Anmeldung in zwei Schritten zurücksetzen',
      text: 'Jemand möchte die Authentifizierungs-App von {email} entfernen. Entfernen Sie sie über die Schaltfläche. Der Link gilt 10 Minuten und funktioniert einmal. Dafür brauchen Sie Ihr Passwort.',
      button: 'Zurücksetzen',
      footer:
        'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht und ändern Sie Ihr Passwort.',
    },
    zh: {
      subject: '重置 Baton 的两步登录',
      greeting: '重置两步登录',
      text: '有人请求移除 {email} 的身份验证应用。请使用按钮将其移除。此链接在 10 分钟内有效，且只能使用一次。此操作需要您的密码。',
      button: '重置两步登录',
      footer: '如果不是您本人操作，请忽略此邮件并更改密码。',
    },
    es: {
      subject: 'Restablezca el inicio de sesión en dos pasos de Baton',
      greeting: 'Restablezca el inicio de sesión en dos pasos',
      text: 'Alguien ha pedido quitar la aplicación de autenticación de {email}. Use el botón para quitarla. El enlace es válido durante 10 minutos y funciona una sola vez. Necesitará su contraseña.',
      button: 'Restablecer',
      footer: 'Si no fue usted, ignore este mensaje y cambie su contraseña.',
    },
    ko: {
      subject: 'Baton 2단계 로그인 재설정',
      greeting: '2단계 로그인 재설정',
      text: '{email}의 인증 앱을 제거해 달라는 요청이 있었습니다. 버튼을 눌러 제거하세요. 링크는 10분 동안 유효하며 한 번만 사용할 수 있습니다. 제거하려면 비밀번호가 필요합니다.',
      button: '2단계 로그인 재설정',
      footer: '본인이 요청하지 않았다면 이 메시지를 무시하고 비밀번호를 변경하세요.',
    },
    th: {
      subject: 'รีเซ็ตการลงชื่อเข้าใช้สองขั้นตอนของ Baton',
      greeting: 'รีเซ็ตการลงชื่อเข้าใช้สองขั้นตอน',
      text: 'มีผู้ขอนำแอปยืนยันตัวตนของ {email} ออก ใช้ปุ่มเพื่อนำออก ลิงก์ใช้ได้ 10 นาทีและใช้ได้ครั้งเดียว คุณต้องใช้รหัสผ่านในการดำเนินการนี้',
      button: 'รีเซ็ต',
      footer: 'หากไม่ใช่คุณ ให้เพิกเฉยต่อข้อความนี้และเปลี่ยนรหัสผ่านของคุณ',
    },
  },
  INVITATION: {
    en: {
      subject: '{inviter} invited you to {workspace} on Baton',
      greeting: 'You’re invited to {workspace}',
      text: '{inviter} invited you to work in {workspace} on Baton. Use the button to sign up as {email}. The link is valid for 7 days and works once.',
      button: 'Sign up',
      footer: 'If you don’t expect this invitation, ignore this message.',
    },
    fr: {
      subject: '{inviter} vous invite dans {workspace} sur Baton',
      greeting: 'Vous êtes invité dans {workspace}',
      text: '{inviter} vous invite à travailler dans {workspace} sur Baton. Utilisez le bouton pour vous inscrire avec {email}. Le lien est valable 7 jours et fonctionne une seule fois.',
      button: 'S’inscrire',
      footer: 'Si vous n’attendez pas cette invitation, ignorez ce message.',
    },
    de: {
      subject: '{inviter} hat Sie zu {workspace} in Baton eingeladen',
      greeting: 'Einladung zu {workspace}',
      text: '{inviter} hat Sie eingeladen, in {workspace} mit Baton zu arbeiten. Registrieren Sie sich über die Schaltfläche als {email}. Der Link gilt 7 Tage und funktioniert einmal.',
      button: 'Registrieren',
      footer: 'Wenn Sie diese Einladung nicht erwarten, ignorieren Sie diese Nachricht.',
    },
    zh: {
      subject: '{inviter} 邀请您加入 Baton 上的 {workspace}',
      greeting: '邀请您加入 {workspace}',
      text: '{inviter} 邀请您在 Baton 的 {workspace} 中工作。请使用按钮以 {email} 注册。此链接在 7 天内有效，且只能使用一次。',
      button: '注册',
      footer: '如果您没有预期收到此邀请，请忽略此邮件。',
    },
    es: {
      subject: '{inviter} le ha invitado a {workspace} en Baton',
      greeting: 'Invitación a {workspace}',
      text: '{inviter} le ha invitado a trabajar en {workspace} en Baton. Use el botón para registrarse como {email}. El enlace es válido durante 7 días y funciona una sola vez.',
      button: 'Registrarse',
      footer: 'Si no espera esta invitación, ignore este mensaje.',
    },
    ko: {
      subject: '{inviter} 님이 Baton의 {workspace}에 초대했습니다',
      greeting: '{workspace} 초대',
      text: '{inviter} 님이 Baton의 {workspace}에서 함께 일하도록 초대했습니다. 버튼을 눌러 {email}(으)로 가입하세요. 링크는 7일 동안 유효하며 한 번만 사용할 수 있습니다.',
      button: '가입',
      footer: '예상하지 못한 초대라면 이 메시지를 무시하세요.',
    },
    th: {
      subject: '{inviter} เชิญคุณเข้าร่วม {workspace} บน Baton',
      greeting: 'คำเชิญเข้าร่วม {workspace}',
      text: '{inviter} เชิญคุณทำงานใน {workspace} บน Baton ใช้ปุ่มเพื่อลงทะเบียนด้วย {email} ลิงก์ใช้ได้ 7 วันและใช้ได้ครั้งเดียว',
      button: 'ลงทะเบียน',
      footer: 'หากคุณไม่ได้คาดหวังคำเชิญนี้ ให้เพิกเฉยต่อข้อความนี้',
    },
  },
  NOTIFICATION: {
    en: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'Open in Baton',
      footer: 'You get this email because of your notification settings in {workspace}.',
    },
    fr: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'Ouvrir dans Baton',
      footer: 'Vous recevez cet e-mail selon vos paramètres de notification dans {workspace}.',
    },
    de: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'In Baton öffnen',
      footer:
        'Sie erhalten diese E-Mail wegen Ihrer Benachrichtigungseinstellungen in {workspace}.',
    },
    zh: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: '在 Baton 中打开',
      footer: '您收到此邮件是因为您在 {workspace} 中的通知设置。',
    },
    es: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'Abrir en Baton',
      footer: 'Recibe este correo por sus ajustes de notificación en {workspace}.',
    },
    ko: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'Baton에서 열기',
      footer: '{workspace}의 알림 설정에 따라 이 메일을 받습니다.',
    },
    th: {
      subject: '{what}: {name}',
      greeting: '{what}',
      text: '{about}',
      button: 'เปิดใน Baton',
      footer: 'คุณได้รับอีเมลนี้ตามการตั้งค่าการแจ้งเตือนใน {workspace}',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, MailWords>>>>;

/** The link that ends emails of this type. */
export const unsubscribeWords: Readonly<Record<Locale, string>> = {
  en: 'Unsubscribe from task emails',
  fr: 'Ne plus recevoir d’e-mails de tâches',
  de: 'Aufgaben-E-Mails abbestellen',
  zh: '退订任务邮件',
  es: 'Cancelar los correos de tareas',
  ko: '작업 메일 수신 거부',
  th: 'เลิกรับอีเมลเกี่ยวกับงาน',
};

/** Text of the link to the notification settings. */
export const settingsWords: Readonly<Record<Locale, string>> = {
  en: 'Notification settings',
  fr: 'Paramètres de notification',
  de: 'Einstellungen für Benachrichtigungen',
  zh: '通知设置',
  es: 'Ajustes de notificaciones',
  ko: '알림 설정',
  th: 'การตั้งค่าการแจ้งเตือน',
};

/** Text that tells people that they can reply. */
export const replyWords: Readonly<Record<Locale, string>> = {
  en: 'Reply to this email to add a comment.',
  fr: 'Répondez à cet e-mail pour ajouter un commentaire.',
  de: 'Antworten Sie auf diese E-Mail, um einen Kommentar hinzuzufügen.',
  zh: '回复此邮件即可添加评论。',
  es: 'Responda a este correo para añadir un comentario.',
  ko: '이 메일에 회신하면 댓글이 추가됩니다.',
  th: 'ตอบกลับอีเมลนี้เพื่อเพิ่มความคิดเห็น',
};

export type MailKind = keyof typeof mailWords;

const isKind = (text: string): text is MailKind => text in mailWords;
export const mailKinds = Object.keys(mailWords).filter(isKind);
