import { useFormats } from '../i18n/use-formats.ts';
import { useText } from '../i18n/use-text.ts';
import { useIntl } from '../intl/use-intl.ts';

export interface WaitingReason {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  readonly names: readonly string[];
}

/** The API sends timestamps in parameters as milliseconds. */
const moment = (value: string | undefined): string | null => {
  const at = new Date(/^\d+$/.test(value ?? '') ? Number(value) : (value ?? ''));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** Returns what a stage or task is waiting for. */
export function useWaitingText(): (reason: WaitingReason) => string {
  const t = useText();
  const formats = useFormats();
  const intl = useIntl();
  return ({ code, params, names }) => {
    const value = (name: string): string | undefined =>
      params.find((param) => param.name === name)?.value;
    const list = intl.formatList([...names], { type: 'conjunction' });
    const date = moment(value('date'));
    switch (code) {
      case 'WORKFLOW_START':
        return t('tasks.waiting.WORKFLOW_START');
      case 'START_DATE':
        return date === null
          ? t('tasks.waiting.WORKFLOW_START')
          : t('tasks.waiting.START_DATE', { date: formats.moment(date) });
      case 'STAGES':
        return t('tasks.waiting.STAGES', { names: list, count: names.length });
      case 'STAGE':
        return t('tasks.waiting.STAGE', { names: list });
      case 'TASKS':
        return t('tasks.waiting.TASKS', { names: list, count: names.length });
      case 'ESCALATION':
        return t('tasks.waiting.ESCALATION', { names: list });
      case 'OUTCOME':
        return t('tasks.waiting.OUTCOME', { names: list, outcome: value('outcome') ?? '' });
      case 'CONDITION':
        return t('fields.condition.waits', { names: list, count: names.length });
      case 'DATE_UNKNOWN':
        return t('tasks.waiting.DATE_UNKNOWN', { names: list });
      case 'DATE':
        return date === null
          ? t('tasks.waiting.other')
          : t('tasks.waiting.DATE', { date: formats.moment(date) });
      case 'SUBMISSION':
        return t('tasks.waiting.SUBMISSION', { names: list });
      case 'APPROVAL_LEVEL':
        return t('tasks.waiting.APPROVAL_LEVEL', { level: Number(value('level') ?? 1) });
      default:
        return t('tasks.waiting.other');
    }
  };
}
