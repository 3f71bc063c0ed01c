/** Messages about an account or a domain, by language. */
export const accountNoticeWords = {
  DOMAIN_CODE: {
    en: {
      subject: 'Code for {domain} in Baton',
      greeting: 'Code for {domain}',
      text: '{person} wants the people of {domain} to sign in to {workspace} with single sign-on. If you agree, send them this code. It is valid for 24 hours: {code}',
      button: 'Open sign-in settings',
      footer: 'If you don’t know {person}, ignore this message.',
    },
    fr: {
      subject: 'Code pour {domain} dans Baton',
      greeting: 'Code pour {domain}',
      text: '{person} souhaite que les personnes de {domain} se connectent à {workspace} avec l’authentification unique. Si vous êtes d’accord, envoyez-lui ce code. Il est valable 24 heures : {code}',
      button: 'Ouvrir les paramètres',
      footer: 'Si vous ne connaissez pas {person}, ignorez ce message.',
    },
    de: {
      subject: 'Code für {domain} in Baton',
      greeting: 'Code für {domain}',
      text: '{person} möchte, dass sich Personen von {domain} bei {workspace} mit Single Sign-on anmelden. Wenn Sie einverstanden sind, senden Sie ihr diesen Code. Er gilt 24 Stunden: {code}',
      button: 'Einstellungen öffnen',
      footer: 'Wenn Sie {person} nicht kennen, ignorieren Sie diese Nachricht.',
    },
    zh: {
      subject: 'Baton 中 {domain} 的代码',
      greeting: '{domain} 的代码',
      text: '{person} 希望 {domain} 的人员通过单点登录来登录 {workspace}。如果您同意，请将此代码发给该人员。代码在 24 小时内有效：{code}',
      button: '打开登录设置',
      footer: '如果您不认识 {person}，请忽略此邮件。',
    },
    es: {
      subject: 'Código para {domain} en Baton',
      greeting: 'Código para {domain}',
      text: '{person} quiere que las personas de {domain} accedan a {workspace} con inicio de sesión único. Si está de acuerdo, envíele este código. Es válido durante 24 horas: {code}',
      button: 'Abrir la configuración',
      footer: 'Si no conoce a {person}, ignore este mensaje.',
    },
    ko: {
      subject: 'Baton의 {domain} 코드',
      greeting: '{domain} 코드',
      text: '{person} 님이 {domain} 사용자가 통합 로그인으로 {workspace}에 로그인하기를 원합니다. 동의하면 이 코드를 보내 주세요. 코드는 24시간 동안 유효합니다: {code}',
      button: '로그인 설정 열기',
      footer: '{person} 님을 모르면 이 메시지를 무시하세요.',
    },
    th: {
      subject: 'รหัสสำหรับ {domain} ใน Baton',
      greeting: 'รหัสสำหรับ {domain}',
      text: '{person} ต้องการให้ผู้ใช้ของ {domain} ลงชื่อเข้าใช้ {workspace} ด้วยการลงชื่อเพียงครั้งเดียว หากคุณเห็นด้วย ให้ส่งรหัสนี้ให้ รหัสใช้ได้ 24 ชั่วโมง: {code}',
      button: 'เปิดการตั้งค่า',
      footer: 'หากคุณไม่รู้จัก {person} ให้เพิกเฉยต่อข้อความนี้',
    },
  },
  MFA_RESET_DONE: {
    en: {
      subject: 'Two-step sign-in was turned off',
      greeting: 'Two-step sign-in is off',
      text: 'The authenticator app and the recovery codes of {email} were removed with a link and your password. You can set up two-step sign-in again under Preferences.',
      button: 'Reset password',
      footer: 'If it wasn’t you, someone knows your password. Reset it now and tell your admin.',
    },
    fr: {
      subject: 'La connexion en deux étapes a été désactivée',
      greeting: 'Connexion en deux étapes désactivée',
      text: 'L’application d’authentification et les codes de récupération de {email} ont été retirés avec un lien et votre mot de passe. Vous pouvez réactiver la connexion en deux étapes dans les préférences.',
      button: 'Réinitialiser le mot de passe',
      footer:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Réinitialisez-le maintenant et prévenez votre administrateur.',
    },
    de: {
      subject: 'Anmeldung in zwei Schritten wurde ausgeschaltet',
      greeting: 'Anmeldung in zwei Schritten ist ausgeschaltet',
      text: 'Die Authentifizierungs-App und die Wiederherstellungscodes von {email} wurden mit einem Link und Ihrem Passwort entfernt. In den Einstellungen können Sie die Anmeldung in zwei Schritten wieder einrichten.',
      button: 'Passwort zurücksetzen',
      footer:
        'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Setzen Sie es jetzt zurück und informieren Sie Ihre Administration.',
    },
    zh: {
      subject: '两步登录已停用',
      greeting: '两步登录已停用',
      text: '{email} 的身份验证应用和恢复码已通过链接和您的密码移除。您可以在偏好设置中重新设置两步登录。',
      button: '重置密码',
      footer: '如果不是您本人操作，说明有人知道您的密码。请立即重置密码并通知管理员。',
    },
    es: {
      subject: 'Se desactivó el inicio de sesión en dos pasos',
      greeting: 'Inicio de sesión en dos pasos desactivado',
      text: 'La aplicación de autenticación y los códigos de recuperación de {email} se quitaron con un enlace y su contraseña. Puede volver a configurar el inicio de sesión en dos pasos en Preferencias.',
      button: 'Restablecer contraseña',
      footer:
        'Si no fue usted, alguien conoce su contraseña. Restablézcala ahora y avise a su administrador.',
    },
    ko: {
      subject: '2단계 로그인이 꺼졌습니다',
      greeting: '2단계 로그인이 꺼졌습니다',
      text: '링크와 비밀번호를 사용하여 {email}의 인증 앱과 복구 코드가 제거되었습니다. 환경설정에서 2단계 로그인을 다시 설정할 수 있습니다.',
      button: '비밀번호 재설정',
      footer:
        '본인이 한 것이 아니라면 다른 사람이 비밀번호를 알고 있습니다. 지금 비밀번호를 재설정하고 관리자에게 알리세요.',
    },
    th: {
      subject: 'ปิดใช้การลงชื่อเข้าใช้สองขั้นตอนแล้ว',
      greeting: 'ปิดใช้การลงชื่อเข้าใช้สองขั้นตอนแล้ว',
      text: 'แอปยืนยันตัวตนและรหัสกู้คืนของ {email} ถูกนำออกด้วยลิงก์และรหัสผ่านของคุณ คุณตั้งค่าการลงชื่อเข้าใช้สองขั้นตอนอีกครั้งได้ในการตั้งค่าส่วนตัว',
      button: 'รีเซ็ตรหัสผ่าน',
      footer: 'หากไม่ใช่คุณ แสดงว่ามีผู้รู้รหัสผ่านของคุณ โปรดรีเซ็ตทันทีและแจ้งผู้ดูแลระบบ',
    },
  },
} as const;
