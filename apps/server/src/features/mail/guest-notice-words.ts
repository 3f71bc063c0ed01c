/** Messages to guests about a task that they already have. */
export const guestNoticeWords = {
  GUEST_SENT_BACK: {
    en: {
      subject: 'Sent back to you: {task}',
      greeting: '{task}',
      text: '{workspace} sent this task back to you. Check what you entered, change it, and complete the task again. You can ask questions on the page.',
      button: 'Open task',
      footer: 'You get this message because the task was sent to this address. Don’t forward it.',
    },
    fr: {
      subject: 'Tâche renvoyée : {task}',
      greeting: '{task}',
      text: '{workspace} vous a renvoyé cette tâche. Vérifiez vos réponses, modifiez-les et terminez de nouveau la tâche. Vous pouvez poser des questions sur la page.',
      button: 'Ouvrir la tâche',
      footer:
        'Vous recevez ce message car la tâche a été envoyée à cette adresse. Ne le transférez pas.',
    },
    de: {
      subject: 'An Sie zurückgegeben: {task}',
      greeting: '{task}',
      text: '{workspace} hat diese Aufgabe an Sie zurückgegeben. Prüfen und ändern Sie Ihre Angaben, und schließen Sie die Aufgabe noch einmal ab. Auf der Seite können Sie Fragen stellen.',
      button: 'Aufgabe öffnen',
      footer:
        'Sie erhalten diese Nachricht, weil die Aufgabe an diese Adresse gesendet wurde. Leiten Sie sie nicht weiter.',
    },
    zh: {
      subject: '已退回给您：{task}',
      greeting: '{task}',
      text: '{workspace} 将此任务退回给您。请检查并修改您填写的内容，然后再次完成任务。您可以在页面上提问。',
      button: '打开任务',
      footer: '您收到此邮件是因为该任务已发送到此地址。请勿转发。',
    },
    es: {
      subject: 'Tarea devuelta: {task}',
      greeting: '{task}',
      text: '{workspace} le ha devuelto esta tarea. Revise y cambie lo que introdujo, y vuelva a completar la tarea. Puede hacer preguntas en la página.',
      button: 'Abrir tarea',
      footer: 'Recibe este mensaje porque la tarea se envió a esta dirección. No lo reenvíe.',
    },
    ko: {
      subject: '작업이 반려되었습니다: {task}',
      greeting: '{task}',
      text: '{workspace}에서 이 작업을 반려했습니다. 입력한 내용을 확인하고 수정한 다음 작업을 다시 완료하세요. 페이지에서 질문할 수 있습니다.',
      button: '작업 열기',
      footer: '작업이 이 주소로 전송되어 이 메시지를 보냅니다. 이 메시지를 전달하지 마세요.',
    },
    th: {
      subject: 'งานถูกส่งกลับถึงคุณ: {task}',
      greeting: '{task}',
      text: '{workspace} ส่งงานนี้กลับมาให้คุณ โปรดตรวจสอบและแก้ไขข้อมูลที่คุณกรอก แล้วทำงานให้เสร็จอีกครั้ง คุณถามคำถามได้ในหน้านี้',
      button: 'เปิดงาน',
      footer: 'คุณได้รับข้อความนี้เพราะมีการส่งงานมายังที่อยู่นี้ โปรดอย่าส่งต่อ',
    },
  },
  GUEST_QUESTION: {
    en: {
      subject: '{author} has a question: {task}',
      greeting: '{author} has a question',
      text: '{text}',
      button: 'Answer question',
      footer: 'You get this message because you completed a task of {workspace}.',
    },
    fr: {
      subject: '{author} a une question : {task}',
      greeting: '{author} a une question',
      text: '{text}',
      button: 'Répondre à la question',
      footer: 'Vous recevez ce message car vous avez terminé une tâche de {workspace}.',
    },
    de: {
      subject: '{author} hat eine Frage: {task}',
      greeting: '{author} hat eine Frage',
      text: '{text}',
      button: 'Frage beantworten',
      footer:
        'Sie erhalten diese Nachricht, weil Sie eine Aufgabe von {workspace} abgeschlossen haben.',
    },
    zh: {
      subject: '{author} 有一个问题：{task}',
      greeting: '{author} 有一个问题',
      text: '{text}',
      button: '回答问题',
      footer: '您收到此邮件是因为您完成了 {workspace} 的任务。',
    },
    es: {
      subject: '{author} tiene una pregunta: {task}',
      greeting: '{author} tiene una pregunta',
      text: '{text}',
      button: 'Responder a la pregunta',
      footer: 'Recibe este mensaje porque completó una tarea de {workspace}.',
    },
    ko: {
      subject: '{author} 님의 질문: {task}',
      greeting: '{author} 님이 질문했습니다',
      text: '{text}',
      button: '질문에 답변하기',
      footer: '{workspace}의 작업을 완료하셔서 이 메시지를 보냅니다.',
    },
    th: {
      subject: '{author} มีคำถาม: {task}',
      greeting: '{author} มีคำถาม',
      text: '{text}',
      button: 'ตอบคำถาม',
      footer: 'คุณได้รับข้อความนี้เพราะคุณทำงานของ {workspace} เสร็จแล้ว',
    },
  },
  GUEST_DUE_SOON: {
    en: {
      subject: 'Due soon: {task}',
      greeting: '{task}',
      text: 'This task for {workspace} is due {due}.',
      button: 'Open task',
      footer: 'You get this message because the task was sent to this address. Don’t forward it.',
    },
    fr: {
      subject: 'Échéance proche : {task}',
      greeting: '{task}',
      text: 'Cette tâche pour {workspace} est à terminer pour : {due}.',
      button: 'Ouvrir la tâche',
      footer:
        'Vous recevez ce message car la tâche a été envoyée à cette adresse. Ne le transférez pas.',
    },
    de: {
      subject: 'Bald fällig: {task}',
      greeting: '{task}',
      text: 'Diese Aufgabe für {workspace} ist fällig: {due}.',
      button: 'Aufgabe öffnen',
      footer:
        'Sie erhalten diese Nachricht, weil die Aufgabe an diese Adresse gesendet wurde. Leiten Sie sie nicht weiter.',
    },
    zh: {
      subject: '即将到期：{task}',
      greeting: '{task}',
      text: '{workspace} 的此任务截止时间：{due}。',
      button: '打开任务',
      footer: '您收到此邮件是因为该任务已发送到此地址。请勿转发。',
    },
    es: {
      subject: 'Vence pronto: {task}',
      greeting: '{task}',
      text: 'Esta tarea para {workspace} vence: {due}.',
      button: 'Abrir tarea',
      footer: 'Recibe este mensaje porque la tarea se envió a esta dirección. No lo reenvíe.',
    },
    ko: {
      subject: '기한이 다가옵니다: {task}',
      greeting: '{task}',
      text: '{workspace}의 이 작업 기한: {due}.',
      button: '작업 열기',
      footer: '작업이 이 주소로 전송되어 이 메시지를 보냅니다. 이 메시지를 전달하지 마세요.',
    },
    th: {
      subject: 'ใกล้ครบกำหนด: {task}',
      greeting: '{task}',
      text: 'งานนี้สำหรับ {workspace} ครบกำหนด {due}',
      button: 'เปิดงาน',
      footer: 'คุณได้รับข้อความนี้เพราะมีการส่งงานมายังที่อยู่นี้ โปรดอย่าส่งต่อ',
    },
  },
  GUEST_OVERDUE: {
    en: {
      subject: 'Overdue: {task}',
      greeting: '{task}',
      text: 'This task for {workspace} was due {due}.',
      button: 'Open task',
      footer: 'You get this message because the task was sent to this address. Don’t forward it.',
    },
    fr: {
      subject: 'En retard : {task}',
      greeting: '{task}',
      text: 'Cette tâche pour {workspace} était à terminer pour : {due}.',
      button: 'Ouvrir la tâche',
      footer:
        'Vous recevez ce message car la tâche a été envoyée à cette adresse. Ne le transférez pas.',
    },
    de: {
      subject: 'Überfällig: {task}',
      greeting: '{task}',
      text: 'Diese Aufgabe für {workspace} war fällig: {due}.',
      button: 'Aufgabe öffnen',
      footer:
        'Sie erhalten diese Nachricht, weil die Aufgabe an diese Adresse gesendet wurde. Leiten Sie sie nicht weiter.',
    },
    zh: {
      subject: '已逾期：{task}',
      greeting: '{task}',
      text: '{workspace} 的此任务原定截止时间：{due}。',
      button: '打开任务',
      footer: '您收到此邮件是因为该任务已发送到此地址。请勿转发。',
    },
    es: {
      subject: 'Vencida: {task}',
      greeting: '{task}',
      text: 'Esta tarea para {workspace} venció: {due}.',
      button: 'Abrir tarea',
      footer: 'Recibe este mensaje porque la tarea se envió a esta dirección. No lo reenvíe.',
    },
    ko: {
      subject: '기한이 지났습니다: {task}',
      greeting: '{task}',
      text: '{workspace}의 이 작업 기한이 지났습니다: {due}.',
      button: '작업 열기',
      footer: '작업이 이 주소로 전송되어 이 메시지를 보냅니다. 이 메시지를 전달하지 마세요.',
    },
    th: {
      subject: 'เลยกำหนด: {task}',
      greeting: '{task}',
      text: 'งานนี้สำหรับ {workspace} ครบกำหนดเมื่อ {due}',
      button: 'เปิดงาน',
      footer: 'คุณได้รับข้อความนี้เพราะมีการส่งงานมายังที่อยู่นี้ โปรดอย่าส่งต่อ',
    },
  },
} as const;
