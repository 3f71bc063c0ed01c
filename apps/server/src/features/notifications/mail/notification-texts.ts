import type { Locale } from '@baton/domain/core/languages';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import type { ActorTexts } from './actor-texts.ts';
import { objectTexts } from './object-texts.ts';
import { taskTexts } from './task-texts.ts';

/** Texts of emails about what happened, by type and language. */
const texts: Required<ActorTexts> = {
  ...taskTexts,
  ...objectTexts,
  MENTIONED: {
    en: ['{actor} mentioned you', '{actor} mentioned you'],
    fr: ['{actor} vous a mentionné', '{actor} vous a mentionné'],
    de: ['{actor} hat Sie erwähnt', '{actor} hat Sie erwähnt'],
    zh: ['{actor} 提到了您', '{actor} 提到了您'],
    es: ['{actor} le ha mencionado', '{actor} le ha mencionado'],
    ko: ['{actor} 님이 회원님을 멘션했습니다', '{actor} 님이 회원님을 멘션했습니다'],
    th: ['{actor} กล่าวถึงคุณ', '{actor} กล่าวถึงคุณ'],
  },
  COMMENT_ADDED: {
    en: ['{actor} commented', '{actor} commented'],
    fr: ['{actor} a commenté', '{actor} a commenté'],
    de: ['{actor} hat kommentiert', '{actor} hat kommentiert'],
    zh: ['{actor} 发表了评论', '{actor} 发表了评论'],
    es: ['{actor} ha comentado', '{actor} ha comentado'],
    ko: ['{actor} 님이 댓글을 남겼습니다', '{actor} 님이 댓글을 남겼습니다'],
    th: ['{actor} แสดงความคิดเห็น', '{actor} แสดงความคิดเห็น'],
  },
  DOCUMENT_ADDED: {
    en: ['{actor} added a document', 'A document was added'],
    fr: ['{actor} a ajouté un document', 'Un document a été ajouté'],
    de: ['{actor} hat ein Dokument hinzugefügt', 'Ein Dokument wurde hinzugefügt'],
    zh: ['{actor} 添加了文档', '已添加文档'],
    es: ['{actor} ha añadido un documento', 'Se ha añadido un documento'],
    ko: ['{actor} 님이 문서를 추가했습니다', '문서가 추가되었습니다'],
    th: ['{actor} เพิ่มเอกสาร', 'มีการเพิ่มเอกสาร'],
  },
  PROBLEM_REPORTED: {
    en: ['{actor} reported a problem', 'A problem was reported'],
    fr: ['{actor} a signalé un problème', 'Un problème a été signalé'],
    de: ['{actor} hat ein Problem gemeldet', 'Ein Problem wurde gemeldet'],
    zh: ['{actor} 报告了问题', '有人报告了问题'],
    es: ['{actor} ha notificado un problema', 'Se ha notificado un problema'],
    ko: ['{actor} 님이 문제를 보고했습니다', '문제가 보고되었습니다'],
    th: ['{actor} รายงานปัญหา', 'มีการรายงานปัญหา'],
  },
  PROBLEM_RESOLVED: {
    en: ['{actor} resolved the problem', 'The problem is resolved'],
    fr: ['{actor} a résolu le problème', 'Le problème est résolu'],
    de: ['{actor} hat das Problem gelöst', 'Das Problem ist gelöst'],
    zh: ['{actor} 解决了问题', '问题已解决'],
    es: ['{actor} ha resuelto el problema', 'El problema está resuelto'],
    ko: ['{actor} 님이 문제를 해결했습니다', '문제가 해결되었습니다'],
    th: ['{actor} แก้ปัญหาแล้ว', 'ปัญหาได้รับการแก้ไขแล้ว'],
  },
  LINKED_WORKFLOW_PROBLEM: {
    en: ['The linked workflow has a problem', 'The linked workflow has a problem'],
    fr: ['Le workflow lié a un problème', 'Le workflow lié a un problème'],
    de: ['Der verknüpfte Workflow hat ein Problem', 'Der verknüpfte Workflow hat ein Problem'],
    zh: ['关联的工作流出现问题', '关联的工作流出现问题'],
    es: ['El flujo vinculado tiene un problema', 'El flujo vinculado tiene un problema'],
    ko: ['연결된 워크플로에 문제가 있습니다', '연결된 워크플로에 문제가 있습니다'],
    th: ['เวิร์กโฟลว์ที่เชื่อมโยงมีปัญหา', 'เวิร์กโฟลว์ที่เชื่อมโยงมีปัญหา'],
  },
  REQUEST_FAILED: {
    en: ['The automated request failed', 'The automated request failed'],
    fr: ['La requête automatique a échoué', 'La requête automatique a échoué'],
    de: [
      'Die automatische Anfrage ist fehlgeschlagen',
      'Die automatische Anfrage ist fehlgeschlagen',
    ],
    zh: ['自动请求失败', '自动请求失败'],
    es: ['La solicitud automática ha fallado', 'La solicitud automática ha fallado'],
    ko: ['자동 요청이 실패했습니다', '자동 요청이 실패했습니다'],
    th: ['คำขออัตโนมัติล้มเหลว', 'คำขออัตโนมัติล้มเหลว'],
  },
  WORKFLOW_OWNED: {
    en: ['{actor} made you the owner', 'You are the owner now'],
    fr: ['{actor} vous a désigné propriétaire', 'Vous êtes maintenant propriétaire'],
    de: ['{actor} hat Ihnen die Verantwortung übertragen', 'Sie sind jetzt verantwortlich'],
    zh: ['{actor} 将您设为所有者', '您现在是所有者'],
    es: ['{actor} le ha nombrado propietario', 'Ahora es propietario'],
    ko: ['{actor} 님이 회원님을 소유자로 지정했습니다', '이제 소유자입니다'],
    th: ['{actor} ให้คุณเป็นเจ้าของ', 'ตอนนี้คุณเป็นเจ้าของ'],
  },
  WORKFLOW_SHARED: {
    en: ['{actor} shared this workflow with you', '{actor} shared this workflow with you'],
    fr: ['{actor} a partagé ce workflow avec vous', '{actor} a partagé ce workflow avec vous'],
    de: [
      '{actor} hat diesen Workflow mit Ihnen geteilt',
      '{actor} hat diesen Workflow mit Ihnen geteilt',
    ],
    zh: ['{actor} 与您共享了此工作流', '{actor} 与您共享了此工作流'],
    es: [
      '{actor} ha compartido este flujo con usted',
      '{actor} ha compartido este flujo con usted',
    ],
    ko: ['{actor} 님이 이 워크플로를 공유했습니다', '{actor} 님이 이 워크플로를 공유했습니다'],
    th: ['{actor} แชร์เวิร์กโฟลว์นี้กับคุณ', '{actor} แชร์เวิร์กโฟลว์นี้กับคุณ'],
  },
  WORKFLOW_STARTED: {
    en: ['{actor} started this workflow', 'This workflow started'],
    fr: ['{actor} a démarré ce workflow', 'Ce workflow a démarré'],
    de: ['{actor} hat diesen Workflow gestartet', 'Dieser Workflow wurde gestartet'],
    zh: ['{actor} 启动了此工作流', '此工作流已启动'],
    es: ['{actor} ha iniciado este flujo', 'Este flujo se ha iniciado'],
    ko: ['{actor} 님이 이 워크플로를 시작했습니다', '이 워크플로가 시작되었습니다'],
    th: ['{actor} เริ่มเวิร์กโฟลว์นี้', 'เวิร์กโฟลว์นี้เริ่มแล้ว'],
  },
  WORKFLOW_PAUSED: {
    en: ['{actor} paused this workflow', 'This workflow is paused'],
    fr: ['{actor} a mis ce workflow en pause', 'Ce workflow est en pause'],
    de: ['{actor} hat diesen Workflow angehalten', 'Dieser Workflow ist angehalten'],
    zh: ['{actor} 暂停了此工作流', '此工作流已暂停'],
    es: ['{actor} ha pausado este flujo', 'Este flujo está en pausa'],
    ko: ['{actor} 님이 이 워크플로를 일시 중지했습니다', '이 워크플로가 일시 중지되었습니다'],
    th: ['{actor} หยุดเวิร์กโฟลว์นี้ชั่วคราว', 'เวิร์กโฟลว์นี้หยุดชั่วคราว'],
  },
  WORKFLOW_RESUMED: {
    en: ['{actor} resumed this workflow', 'This workflow is resumed'],
    fr: ['{actor} a repris ce workflow', 'Ce workflow a repris'],
    de: ['{actor} hat diesen Workflow fortgesetzt', 'Dieser Workflow wird fortgesetzt'],
    zh: ['{actor} 恢复了此工作流', '此工作流已恢复'],
    es: ['{actor} ha reanudado este flujo', 'Este flujo se ha reanudado'],
    ko: ['{actor} 님이 이 워크플로를 재개했습니다', '이 워크플로가 재개되었습니다'],
    th: ['{actor} ดำเนินเวิร์กโฟลว์นี้ต่อ', 'เวิร์กโฟลว์นี้ดำเนินต่อ'],
  },
  WORKFLOW_ENDED: {
    en: ['{actor} ended this workflow', 'This workflow ended'],
    fr: ['{actor} a mis fin à ce workflow', 'Ce workflow a pris fin'],
    de: ['{actor} hat diesen Workflow beendet', 'Dieser Workflow wurde beendet'],
    zh: ['{actor} 结束了此工作流', '此工作流已结束'],
    es: ['{actor} ha finalizado este flujo', 'Este flujo ha finalizado'],
    ko: ['{actor} 님이 이 워크플로를 종료했습니다', '이 워크플로가 종료되었습니다'],
    th: ['{actor} สิ้นสุดเวิร์กโฟลว์นี้', 'เวิร์กโฟลว์นี้สิ้นสุดแล้ว'],
  },
  WORKFLOW_COMPLETED: {
    en: ['This workflow is completed', 'This workflow is completed'],
    fr: ['Ce workflow est terminé', 'Ce workflow est terminé'],
    de: ['Dieser Workflow ist abgeschlossen', 'Dieser Workflow ist abgeschlossen'],
    zh: ['此工作流已完成', '此工作流已完成'],
    es: ['Este flujo está completado', 'Este flujo está completado'],
    ko: ['이 워크플로가 완료되었습니다', '이 워크플로가 완료되었습니다'],
    th: ['เวิร์กโฟลว์นี้เสร็จแล้ว', 'เวิร์กโฟลว์นี้เสร็จแล้ว'],
  },
};

/** Returns the text of the event that the notification is about. */
export const notificationText = (
  type: NotificationType,
  locale: Locale,
  actor: string | null,
): string => {
  const text = texts[type][locale];
  return actor === null ? text[1] : text[0].replace('{actor}', () => actor);
};
