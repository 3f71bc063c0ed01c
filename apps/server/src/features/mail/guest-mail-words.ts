/** Messages to external people without an account. */
export const guestMailWords = {
  GUEST_TASK: {
    en: {
      subject: '{sender} sent you a task: {task}',
      greeting: '{task}',
      text: '{sender} asks you to complete this task for {workspace}. You don’t need an account. The link works once. If you need it again, the page sends you a new one.\n\n{note}',
      button: 'Open task',
      footer: 'You get this message because the task was sent to this address. Don’t forward it.',
    },
    fr: {
      subject: '{sender} vous a envoyé une tâche : {task}',
      greeting: '{task}',
      text: '{sender} vous demande d’effectuer cette tâche pour {workspace}. Vous n’avez pas besoin de compte. Le lien fonctionne une seule fois. Si vous en avez encore besoin, la page vous en envoie un nouveau.\n\n{note}',
      button: 'Ouvrir la tâche',
      footer:
        'Vous recevez ce message car la tâche a été envoyée à cette adresse. Ne le transférez pas.',
    },
    de: {
      subject: '{sender} hat Ihnen eine Aufgabe gesendet: {task}',
      greeting: '{task}',
      text: '{sender} bittet Sie, diese Aufgabe für {workspace} zu erledigen. Sie brauchen kein Konto. Der Link funktioniert einmal. Wenn Sie ihn noch einmal brauchen, sendet Ihnen die Seite einen neuen.\n\n{note}',
      button: 'Aufgabe öffnen',
      footer:
        'Sie erhalten diese Nachricht, weil die Aufgabe an diese Adresse gesendet wurde. Leiten Sie sie nicht weiter.',
    },
    zh: {
      subject: '{sender} 向您发送了任务：{task}',
      greeting: '{task}',
      text: '{sender} 请您为 {workspace} 完成此任务。您不需要账户。此链接只能使用一次。如果再次需要，页面会向您发送新链接。\n\n{note}',
      button: '打开任务',
      footer: '您收到此邮件是因为该任务已发送到此地址。请勿转发。',
    },
    es: {
      subject: '{sender} le ha enviado una tarea: {task}',
      greeting: '{task}',
      text: '{sender} le pide que complete esta tarea para {workspace}. No necesita una cuenta. El enlace funciona una sola vez. Si lo necesita de nuevo, la página le envía otro.\n\n{note}',
      button: 'Abrir tarea',
      footer: 'Recibe este mensaje porque la tarea se envió a esta dirección. No lo reenvíe.',
    },
    ko: {
      subject: '{sender} 님이 작업을 보냈습니다: {task}',
      greeting: '{task}',
      text: '{sender} 님이 {workspace}의 이 작업을 완료해 달라고 요청했습니다. 계정은 필요하지 않습니다. 링크는 한 번만 사용할 수 있습니다. 다시 필요하면 페이지에서 새 링크를 보내 드립니다.\n\n{note}',
      button: '작업 열기',
      footer: '작업이 이 주소로 전송되어 이 메시지를 보냅니다. 이 메시지를 전달하지 마세요.',
    },
    th: {
      subject: '{sender} ส่งงานให้คุณ: {task}',
      greeting: '{task}',
      text: '{sender} ขอให้คุณทำงานนี้ให้เสร็จสำหรับ {workspace} คุณไม่ต้องมีบัญชี ลิงก์ใช้ได้ครั้งเดียว หากต้องการอีกครั้ง หน้านี้จะส่งลิงก์ใหม่ให้คุณ\n\n{note}',
      button: 'เปิดงาน',
      footer: 'คุณได้รับข้อความนี้เพราะมีการส่งงานมายังที่อยู่นี้ โปรดอย่าส่งต่อ',
    },
  },
  GUEST_REPLY: {
    en: {
      subject: '{author} answered your question: {task}',
      greeting: '{author} answered your question',
      text: '{text}',
      button: 'Open task',
      footer: 'You get this message because you asked a question about a task of {workspace}.',
    },
    fr: {
      subject: '{author} a répondu à votre question : {task}',
      greeting: '{author} a répondu à votre question',
      text: '{text}',
      button: 'Ouvrir la tâche',
      footer:
        'Vous recevez ce message car vous avez posé une question sur une tâche de {workspace}.',
    },
    de: {
      subject: '{author} hat Ihre Frage beantwortet: {task}',
      greeting: '{author} hat Ihre Frage beantwortet',
      text: '{text}',
      button: 'Aufgabe öffnen',
      footer:
        'Sie erhalten diese Nachricht, weil Sie eine Frage zu einer Aufgabe von {workspace} gestellt haben.',
    },
    zh: {
      subject: '{author} 回答了您的问题：{task}',
      greeting: '{author} 回答了您的问题',
      text: '{text}',
      button: '打开任务',
      footer: '您收到此邮件是因为您就 {workspace} 的任务提出了问题。',
    },
    es: {
      subject: '{author} ha respondido a su pregunta: {task}',
      greeting: '{author} ha respondido a su pregunta',
      text: '{text}',
      button: 'Abrir tarea',
      footer: 'Recibe este mensaje porque hizo una pregunta sobre una tarea de {workspace}.',
    },
    ko: {
      subject: '{author} 님이 질문에 답변했습니다: {task}',
      greeting: '{author} 님이 질문에 답변했습니다',
      text: '{text}',
      button: '작업 열기',
      footer: '{workspace}의 작업에 대해 질문하셔서 이 메시지를 보냅니다.',
    },
    th: {
      subject: '{author} ตอบคำถามของคุณ: {task}',
      greeting: '{author} ตอบคำถามของคุณ',
      text: '{text}',
      button: 'เปิดงาน',
      footer: 'คุณได้รับข้อความนี้เพราะคุณถามคำถามเกี่ยวกับงานของ {workspace}',
    },
  },
  FORM_QUESTION: {
    en: {
      subject: '{author} has a question about “{form}”',
      greeting: '{author} has a question',
      text: '{text}',
      button: 'Answer question',
      footer: 'You get this message because you submitted a form of {workspace}.',
    },
    fr: {
      subject: '{author} a une question sur « {form} »',
      greeting: '{author} a une question',
      text: '{text}',
      button: 'Répondre à la question',
      footer: 'Vous recevez ce message car vous avez envoyé un formulaire de {workspace}.',
    },
    de: {
      subject: '{author} hat eine Frage zu „{form}“',
      greeting: '{author} hat eine Frage',
      text: '{text}',
      button: 'Frage beantworten',
      footer:
        'Sie erhalten diese Nachricht, weil Sie ein Formular von {workspace} abgesendet haben.',
    },
    zh: {
      subject: '{author} 对“{form}”有疑问',
      greeting: '{author} 有一个问题',
      text: '{text}',
      button: '回答问题',
      footer: '您收到此邮件是因为您提交了 {workspace} 的表单。',
    },
    es: {
      subject: '{author} tiene una pregunta sobre «{form}»',
      greeting: '{author} tiene una pregunta',
      text: '{text}',
      button: 'Responder a la pregunta',
      footer: 'Recibe este mensaje porque envió un formulario de {workspace}.',
    },
    ko: {
      subject: '{author} 님이 “{form}”에 대해 질문했습니다',
      greeting: '{author} 님의 질문',
      text: '{text}',
      button: '질문에 답변',
      footer: '{workspace}의 양식을 제출하셔서 이 메시지를 보냅니다.',
    },
    th: {
      subject: '{author} มีคำถามเกี่ยวกับ “{form}”',
      greeting: '{author} มีคำถาม',
      text: '{text}',
      button: 'ตอบคำถาม',
      footer: 'คุณได้รับข้อความนี้เพราะคุณส่งแบบฟอร์มของ {workspace}',
    },
  },
} as const;
