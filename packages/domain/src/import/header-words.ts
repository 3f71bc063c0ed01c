import { foldedName } from '../core/names/folded-name.ts';
import type { ImportColumn } from './import-table.ts';

interface HeaderWords {
  readonly kind: ImportColumn;
  readonly words: readonly string[];
  /** Words that have this meaning only if the header consists of nothing else. */
  readonly weak: readonly string[];
}

/** Normalized in the same way as headers. */
const listed = (list: string): readonly string[] => list.split('|').map(foldedName);

const words = (kind: ImportColumn, list: string, weak = ''): HeaderWords => ({
  kind,
  words: listed(`${list}|${weak}`).filter((word) => word !== ''),
  weak: listed(weak),
});

const priorityWords =
  'priority|prio|importance|urgency|severity|priorität|dringlichkeit|wichtigkeit|priorité|urgence|' +
  'prioridad|importancia|urgencia|优先级|优先度|重要性|紧急程度|우선순위|우선 순위|중요도|긴급도|' +
  'ลำดับความสำคัญ|ความสำคัญ|ความเร่งด่วน';

const tagWords =
  'tag|tags|label|labels|keyword|keywords|schlagwort|schlagwörter|stichwort|stichwörter|étiquette|' +
  'étiquettes|mots clés|etiqueta|etiquetas|标签|태그|라벨|แท็ก|ป้ายกำกับ';

/**
 * Returns whether the header only means "tags", so that it adds nothing to the tags in its cells.
 */
export const isTagHeader = (header: string): boolean =>
  listed(tagWords).includes(foldedName(header).trim());

/** Usual column names in the seven interface languages. */
export const headerWords: readonly HeaderWords[] = [
  words(
    'APPROVAL',
    'approval|approvals|approver|approvers|approved|sign off|signoff|reviewer|' +
      'freigabe|genehmigung|genehmiger|freigeber|approbation|approbateur|aprobación|aprobador|' +
      '审批|批准|审批人|승인|승인자|การอนุมัติ|ผู้อนุมัติ',
    'review|validation',
  ),
  words(
    'DURATION',
    'duration|lead time|leadtime|effort|estimate|sla|dauer|aufwand|durée|délai|duración|esfuerzo|' +
      '工期|时长|持续时间|기간|소요|ระยะเวลา',
    'days|hours|length|tage|stunden|jours|días',
  ),
  words(
    'DUE_DATE',
    'when|date|dates|due|finish date|end date|due date|deadline|due on|target date|wann|datum|fällig|fälligkeit|frist|' +
      'termin|quand|échéance|date limite|cuándo|fecha|vencimiento|fecha límite|' +
      '日期|截止|时间|何时|날짜|마감|기한|일정|วันที่|กำหนด|กำหนดส่ง',
    'target|end|finish|by|bis|plazo',
  ),
  words(
    'START_DATE',
    'start|start date|starts|starts on|start on|begin|begins|begin date|beginn|anfang|startdatum|début|' +
      'date de début|inicio|fecha de inicio|comienzo|开始|开始日期|开始时间|시작|시작일|เริ่ม|วันที่เริ่ม',
  ),
  words(
    'PREDECESSORS',
    'predecessor|predecessors|depends on|dependency|dependencies|blocked by|waits for|prerequisite|' +
      'prerequisites|vorgänger|abhängig von|abhängigkeit|abhängigkeiten|prédécesseur|prédécesseurs|' +
      'dépend de|dépendances|predecesora|predecesoras|depende de|dependencias|' +
      '前置任务|依赖|선행 작업|선행작업|종속성|งานก่อนหน้า|ขึ้นอยู่กับ',
    'after|requires',
  ),
  words(
    'TASK_ID',
    'id|task id|unique id|issue key|wbs|wbs code|outline number|aufgaben id|编号|任务编号|번호|작업 id|รหัส|รหัสงาน',
    'no|nr|number|key|ref|nummer|numéro|número|row',
  ),
  words(
    'ASSIGNEE',
    'who|owner|owners|assignee|assignees|assigned to|assigned|resource names|resource|resources|role|responsible|accountable|' +
      'wer|verantwortlich|verantwortliche|zuständig|bearbeiter|rolle|qui|responsable|rôle|assigné|' +
      'quién|rol|asignado|encargado|负责人|角色|执行人|谁|담당자|담당|역할|ผู้รับผิดชอบ|บทบาท',
    'person|team|lead|function|department|équipe|equipo',
  ),
  words(
    'STAGE',
    'stage|phase|week|sprint|milestone|iteration|quarter|workstream|woche|kw|etappe|abschnitt|' +
      'meilenstein|étape|semaine|jalon|etapa|semana|fase|hito|' +
      '阶段|周|里程碑|단계|주차|마일스톤|ขั้นตอน|ระยะ|สัปดาห์',
    'section|group|category|month|bucket|area|list',
  ),
  words(
    'DESCRIPTION',
    'description|descriptions|notes|note|details|comment|comments|remarks|beschreibung|notizen|' +
      'bemerkung|bemerkungen|hinweis|remarques|détails|descripción|notas|comentarios|' +
      '描述|说明|备注|설명|비고|รายละเอียด|หมายเหตุ',
    'info|link|links',
  ),
  words('TAGS', `${priorityWords}|${tagWords}`),
  words(
    'TASK',
    'task|tasks|what|activity|activities|action|action item|todo|to do|step|steps|deliverable|' +
      'aufgabe|aufgaben|tätigkeit|schritt|vorgang|maßnahme|was|tâche|activité|quoi|tarea|actividad|' +
      'paso|qué|acción|任务|事项|工作|做什么|작업|할 일|업무|무엇|งาน|กิจกรรม',
    'name|title|item|subject|event|summary|titel|nom|titre|nombre|título|名称|이름|ชื่อ',
  ),
];
