import { use } from 'react';
import type { DueRule, FieldDue, StageTrigger, StartDate } from '@baton/domain/blueprint/content';
import type { InstanceKey, PlainDate, StageKey } from '@baton/domain/core/ids';
import { placedInstances } from '@baton/domain/blueprint/places/instances';
import { dateText } from '../../../lib/i18n/date-text.ts';
import { useFormats, type Formats } from '../../../lib/i18n/use-formats.ts';
import { EditorStateContext } from '../editor/editor-context.ts';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';

export interface RuleText {
  readonly due: (rule: DueRule | null) => string;
  readonly date: (rule: StartDate) => string;
  readonly stageStart: (
    trigger: StageTrigger,
    isFirst: boolean,
    nameOf: (key: StageKey) => string,
  ) => string;
}

/** Formats a calendar day, which has no time zone. */
export const plainDateText = (date: PlainDate, format: Formats): string =>
  dateText(new Date(`${date}T00:00:00Z`), { ...format.clock, timeZone: 'UTC' });

/** Short descriptions of due date rules. */
export function useRuleText(): RuleText {
  const t = useText();
  const format = useFormats();
  // Undefined in the preview of an import, which has no editor and no fields.
  const content = use(EditorStateContext)?.content;
  const fieldName = (key: InstanceKey): string => {
    const instance = content && placedInstances(content).get(key)?.instance;
    return instance === undefined ? '' : (content?.fields[instance.field]?.name ?? '');
  };
  const textOf = (rule: DueRule | null): string =>
    rule?.kind === 'FIELD' ? fieldDueText(rule, t, fieldName) : dueText(rule, t, format);
  return {
    due: textOf,
    date: textOf,
    stageStart: (trigger, isFirst, nameOf) => {
      switch (trigger.kind) {
        case 'WORKFLOW_START':
          return t('blueprints.starts.workflow');
        case 'PREVIOUS_STAGE':
          return isFirst ? t('blueprints.starts.workflow') : t('blueprints.starts.previous');
        case 'DATE':
          return t('blueprints.starts.date', { date: textOf(trigger.date) });
        case 'AFTER_STAGES': {
          const [only] = trigger.stages;
          return trigger.stages.length === 1 && only !== undefined
            ? t('blueprints.starts.afterStage', { name: nameOf(only) })
            : t('blueprints.starts.afterStages', { count: trigger.stages.length });
        }
      }
    },
  };
}

const sideOf = (days: number): 'before' | 'after' | 'on' =>
  days < 0 ? 'before' : days > 0 ? 'after' : 'on';

const fieldDueText = (
  { instance, days }: FieldDue,
  t: Text,
  fieldName: (key: InstanceKey) => string,
): string =>
  t('time.due.fromField', {
    days: Math.abs(days),
    side: sideOf(days),
    field: fieldName(instance),
  });

function dueText(rule: Exclude<DueRule, FieldDue> | null, t: Text, format: Formats): string {
  switch (rule?.kind) {
    case undefined:
      return '';
    case 'FIXED':
      return plainDateText(rule.date, format);
    case 'WORKFLOW_START':
      return t(rule.countedIn === 'WORKING' ? 'time.due.afterStart' : 'blueprints.due.afterStart', {
        days: rule.days,
      });
    case 'DURATION': {
      const ids = {
        DAYS: 'blueprints.due.days',
        WEEKS: 'blueprints.due.weeks',
        MONTHS: 'blueprints.due.months',
        HOURS: 'blueprints.due.hours',
        MINUTES: 'blueprints.due.minutes',
      } as const;
      const working = {
        DAYS: 'time.due.days',
        WEEKS: 'blueprints.due.weeks',
        MONTHS: 'blueprints.due.months',
        HOURS: 'time.due.hours',
        MINUTES: 'time.due.minutes',
      } as const;
      return t((rule.countedIn === 'WORKING' ? working : ids)[rule.unit], { amount: rule.amount });
    }
  }
}
