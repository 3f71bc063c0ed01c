import type { Locale } from '@baton/domain/core/languages';
import { needOf, type NotificationNeed } from '@baton/domain/notification/notification-types';
import type { InboxEntryRow, InboxItemRow } from '../inbox/inbox.queries.ts';

/** What the button of an email opens. */
type ButtonAction =
  | Exclude<NotificationNeed, 'WORK'>
  | 'COMPLETE'
  | 'DECIDE'
  | 'COMMENT'
  | 'TASK'
  | 'WORKFLOW'
  | 'DOWNLOAD'
  | 'DETAILS'
  | 'INBOX';

/** Buttons of emails, by action and language. */
export const buttonTexts: Readonly<Record<ButtonAction, Readonly<Record<Locale, string>>>> = {
  COMPLETE: {
    en: 'Complete task',
    fr: 'Terminer la tâche',
    de: 'Aufgabe abschließen',
    zh: '完成任务',
    es: 'Completar la tarea',
    ko: '작업 완료하기',
    th: 'ทำงานให้เสร็จ',
  },
  DECIDE: {
    en: 'Review and decide',
    fr: 'Examiner et décider',
    de: 'Prüfen und entscheiden',
    zh: '审核并决定',
    es: 'Revisar y decidir',
    ko: '검토하고 결정하기',
    th: 'ตรวจสอบและตัดสินใจ',
  },
  ANSWER: {
    en: 'Answer question',
    fr: 'Répondre à la question',
    de: 'Frage beantworten',
    zh: '回答问题',
    es: 'Responder la pregunta',
    ko: '질문에 답하기',
    th: 'ตอบคำถาม',
  },
  PROBLEM: {
    en: 'Resolve problem',
    fr: 'Résoudre le problème',
    de: 'Problem lösen',
    zh: '解决问题',
    es: 'Resolver el problema',
    ko: '문제 해결하기',
    th: 'แก้ปัญหา',
  },
  REPLY: {
    en: 'Reply to comment',
    fr: 'Répondre au commentaire',
    de: 'Auf Kommentar antworten',
    zh: '回复评论',
    es: 'Responder al comentario',
    ko: '댓글에 답글 달기',
    th: 'ตอบกลับความคิดเห็น',
  },
  COMMENT: {
    en: 'View comment',
    fr: 'Voir le commentaire',
    de: 'Kommentar ansehen',
    zh: '查看评论',
    es: 'Ver el comentario',
    ko: '댓글 보기',
    th: 'ดูความคิดเห็น',
  },
  TASK: {
    en: 'View task',
    fr: 'Voir la tâche',
    de: 'Aufgabe ansehen',
    zh: '查看任务',
    es: 'Ver la tarea',
    ko: '작업 보기',
    th: 'ดูงาน',
  },
  WORKFLOW: {
    en: 'View workflow',
    fr: 'Voir le workflow',
    de: 'Workflow ansehen',
    zh: '查看工作流',
    es: 'Ver el flujo de trabajo',
    ko: '워크플로 보기',
    th: 'ดูเวิร์กโฟลว์',
  },
  DOWNLOAD: {
    en: 'Download file',
    fr: 'Télécharger le fichier',
    de: 'Datei herunterladen',
    zh: '下载文件',
    es: 'Descargar el archivo',
    ko: '파일 다운로드',
    th: 'ดาวน์โหลดไฟล์',
  },
  DETAILS: {
    en: 'View details',
    fr: 'Voir les détails',
    de: 'Details ansehen',
    zh: '查看详情',
    es: 'Ver los detalles',
    ko: '자세히 보기',
    th: 'ดูรายละเอียด',
  },
  INBOX: {
    en: 'Open inbox',
    fr: 'Ouvrir la boîte de réception',
    de: 'Posteingang öffnen',
    zh: '打开收件箱',
    es: 'Abrir la bandeja de entrada',
    ko: '받은 알림함 열기',
    th: 'เปิดกล่องขาเข้า',
  },
};

/** Returns what an email asks its reader to do about an item, or what it shows. */
const actionOf = (
  { workflowId, taskId, isApproval, objectKind }: InboxItemRow,
  { type, reason, commentId }: InboxEntryRow,
): ButtonAction => {
  const need = needOf(type, reason);
  if (workflowId === null) return objectKind === 'EXPORT' ? 'DOWNLOAD' : 'DETAILS';
  if (need === 'WORK') return isApproval ? 'DECIDE' : 'COMPLETE';
  if (need !== null) return need;
  if (commentId !== null) return 'COMMENT';
  return taskId === null ? 'WORKFLOW' : 'TASK';
};

/** Returns the button of an email about an item. */
export const buttonText = (item: InboxItemRow, latest: InboxEntryRow, locale: Locale): string =>
  buttonTexts[actionOf(item, latest)][locale];
