import type { Locale } from '@baton/domain/core/languages';

/** Texts of a message. `{...}` are replaced. */
export interface MailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly button: string;
  readonly footer: string;
}

/** Messages of each kind by language. */
export const mailWords = {
  PASSWORD_RESET: {
    en: {
      subject: 'Reset your Baton password',
      greeting: 'Reset your password',
      text: 'Someone asked to reset the password of {email}. Use the button to set a new one. The link is valid for one hour and works once.',
      button: 'Set a new password',
      footer: 'If it wasn’t you, ignore this message. Your password stays the same.',
    },
    fr: {
      subject: 'Réinitialisez votre mot de passe Baton',
      greeting: 'Réinitialisez votre mot de passe',
      text: 'Quelqu’un a demandé la réinitialisation du mot de passe de {email}. Utilisez le bouton pour en choisir un nouveau. Le lien est valable une heure et fonctionne une seule fois.',
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si ce n’était pas vous, ignorez ce message. Votre mot de passe reste le même.',
    },
    de: {
      subject: 'Ihr Baton-Passwort zurücksetzen',
      greeting: 'Passwort zurücksetzen',
      text: 'Jemand möchte das Passwort von {email} zurücksetzen. Wählen Sie über die Schaltfläche ein neues. Der Link gilt eine Stunde und funktioniert einmal.',
      button: 'Neues Passwort wählen',
      footer:
        'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.',
    },
    zh: {
      subject: '重置您的 Baton 密码',
      greeting: '重置密码',
      text: '有人请求重置 {email} 的密码。请使用按钮设置新密码。此链接在一小时内有效，且只能使用一次。',
      button: '设置新密码',
      footer: '如果不是您本人操作，请忽略此邮件。您的密码不会改变。',
    },
    es: {
      subject: 'Restablezca su contraseña de Baton',
      greeting: 'Restablezca su contraseña',
      text: 'Alguien ha pedido restablecer la contraseña de {email}. Use el botón para elegir una nueva. El enlace es válido durante una hora y funciona una sola vez.',
      button: 'Elegir una contraseña nueva',
      footer: 'Si no fue usted, ignore este mensaje. Su contraseña no cambia.',
    },
    ko: {
      subject: 'Baton 비밀번호 재설정',
      greeting: '비밀번호 재설정',
      text: '{email}의 비밀번호 재설정 요청이 있었습니다. 버튼을 눌러 새 비밀번호를 설정하세요. 링크는 한 시간 동안 유효하며 한 번만 사용할 수 있습니다.',
      button: '새 비밀번호 설정',
      footer: '본인이 요청하지 않았다면 이 메시지를 무시하세요. 비밀번호는 그대로 유지됩니다.',
    },
    th: {
      subject: 'รีเซ็ตรหัสผ่าน Baton ของคุณ',
      greeting: 'รีเซ็ตรหัสผ่าน',
      text: 'มีผู้ขอรีเซ็ตรหัสผ่านของ {email} ใช้ปุ่มเพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้หนึ่งชั่วโมงและใช้ได้ครั้งเดียว',
      button: 'ตั้งรหัสผ่านใหม่',
      footer: 'หากไม่ใช่คุณ ให้เพิกเฉยต่อข้อความนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง',
    },
  },
  MFA_RESET: {
    en: {
      subject: 'Reset two-step sign-in for Baton',
      greeting: 'Reset two-step sign-in',
      text: 'Someone asked to remove the authenticator app of {email}. Use the button to remove it. The link is valid for one hour and works once. You still need your password to sign in.',
      button: 'Reset two-step sign-in',
      footer: 'If it wasn’t you, ignore this message and change your password.',
    },
    fr: {
      subject: 'Réinitialisez la connexion en deux étapes de Baton',
      greeting: 'Réinitialisez la connexion en deux étapes',
      text: 'Quelqu’un a demandé le retrait de l’application d’authentification de {email}. Utilisez le bouton pour la retirer. Le lien est valable une heure et fonctionne une seule fois. Votre mot de passe reste nécessaire pour vous connecter.',
      button: 'Réinitialiser la connexion',
      footer: 'Si ce n’était pas vous, ignorez ce message et changez votre mot de passe.',
    },
    de: {
      subject: 'Anmeldung in zwei Schritten für Baton zurücksetzen',
      greeting: 'Anmeldung in zwei Schritten zurücksetzen',
      text: 'Jemand möchte die Authentifizierungs-App von {email} entfernen. Entfernen Sie sie über die Schaltfläche. Der Link gilt eine Stunde und funktioniert einmal. Für die Anmeldung brauchen Sie weiterhin Ihr Passwort.',
      button: 'Zurücksetzen',
      footer:
        'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht und ändern Sie Ihr Passwort.',
    },
    zh: {
      subject: '重置 Baton 的两步登录',
      greeting: '重置两步登录',
      text: '有人请求移除 {email} 的身份验证应用。请使用按钮将其移除。此链接在一小时内有效，且只能使用一次。登录时仍需要您的密码。',
      button: '重置两步登录',
      footer: '如果不是您本人操作，请忽略此邮件并更改密码。',
    },
    es: {
      subject: 'Restablezca el inicio de sesión en dos pasos de Baton',
      greeting: 'Restablezca el inicio de sesión en dos pasos',
      text: 'Alguien ha pedido quitar la aplicación de autenticación de {email}. Use el botón para quitarla. El enlace es válido durante una hora y funciona una sola vez. Seguirá necesitando su contraseña para iniciar sesión.',
      button: 'Restablecer',
      footer: 'Si no fue usted, ignore este mensaje y cambie su contraseña.',
    },
    ko: {
      subject: 'Baton 2단계 로그인 재설정',
      greeting: '2단계 로그인 재설정',
      text: '{email}의 인증 앱을 제거해 달라는 요청이 있었습니다. 버튼을 눌러 제거하세요. 링크는 한 시간 동안 유효하며 한 번만 사용할 수 있습니다. 로그인하려면 비밀번호가 계속 필요합니다.',
      button: '2단계 로그인 재설정',
      footer: '본인이 요청하지 않았다면 이 메시지를 무시하고 비밀번호를 변경하세요.',
    },
    th: {
      subject: 'รีเซ็ตการลงชื่อเข้าใช้สองขั้นตอนของ Baton',
      greeting: 'รีเซ็ตการลงชื่อเข้าใช้สองขั้นตอน',
      text: 'มีผู้ขอนำแอปยืนยันตัวตนของ {email} ออก ใช้ปุ่มเพื่อนำออก ลิงก์ใช้ได้หนึ่งชั่วโมงและใช้ได้ครั้งเดียว คุณยังต้องใช้รหัสผ่านในการลงชื่อเข้าใช้',
      button: 'รีเซ็ต',
      footer: 'หากไม่ใช่คุณ ให้เพิกเฉยต่อข้อความนี้และเปลี่ยนรหัสผ่านของคุณ',
    },
  },
  INVITATION: {
    en: {
      subject: '{inviter} invited you to {workspace} on Baton',
      greeting: 'You’re invited to {workspace}',
      text: '{inviter} invited you to work in {workspace} on Baton. Use the button to sign up as {email}. The link is valid for seven days and works once.',
      button: 'Sign up',
      footer: 'If you don’t expect this invitation, ignore this message.',
    },
    fr: {
      subject: '{inviter} vous invite dans {workspace} sur Baton',
      greeting: 'Vous êtes invité dans {workspace}',
      text: '{inviter} vous invite à travailler dans {workspace} sur Baton. Utilisez le bouton pour vous inscrire avec {email}. Le lien est valable sept jours et fonctionne une seule fois.',
      button: 'S’inscrire',
      footer: 'Si vous n’attendez pas cette invitation, ignorez ce message.',
    },
    de: {
      subject: '{inviter} hat Sie zu {workspace} in Baton eingeladen',
      greeting: 'Einladung zu {workspace}',
      text: '{inviter} hat Sie eingeladen, in {workspace} mit Baton zu arbeiten. Registrieren Sie sich über die Schaltfläche als {email}. Der Link gilt sieben Tage und funktioniert einmal.',
      button: 'Registrieren',
      footer: 'Wenn Sie diese Einladung nicht erwarten, ignorieren Sie diese Nachricht.',
    },
    zh: {
      subject: '{inviter} 邀请您加入 Baton 上的 {workspace}',
      greeting: '邀请您加入 {workspace}',
      text: '{inviter} 邀请您在 Baton 的 {workspace} 中工作。请使用按钮以 {email} 注册。此链接在七天内有效，且只能使用一次。',
      button: '注册',
      footer: '如果您没有预期收到此邀请，请忽略此邮件。',
    },
    es: {
      subject: '{inviter} le ha invitado a {workspace} en Baton',
      greeting: 'Invitación a {workspace}',
      text: '{inviter} le ha invitado a trabajar en {workspace} en Baton. Use el botón para registrarse como {email}. El enlace es válido durante siete días y funciona una sola vez.',
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
      text: '{inviter} เชิญคุณทำงานใน {workspace} บน Baton ใช้ปุ่มเพื่อลงทะเบียนด้วย {email} ลิงก์ใช้ได้เจ็ดวันและใช้ได้ครั้งเดียว',
      button: 'ลงทะเบียน',
      footer: 'หากคุณไม่ได้คาดหวังคำเชิญนี้ ให้เพิกเฉยต่อข้อความนี้',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, MailWords>>>>;

export type MailKind = keyof typeof mailWords;

const isKind = (text: string): text is MailKind => text in mailWords;
export const mailKinds = Object.keys(mailWords).filter(isKind);
