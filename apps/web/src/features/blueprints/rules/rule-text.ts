import type { DateRule, DueRule, StageTrigger } from '@baton/domain/blueprint/content';
import type { PlainDate, StageKey } from '@baton/domain/core/ids';
import { dateText } from '../../../lib/i18n/date-text.ts';
import { useFormats, type Formats } from '../../../lib/i18n/use-formats.ts';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';

export interface RuleText {
  readonly due: (rule: DueRule | null) => string;
  readonly date: (rule: DateRule) => string;
  readonly stageStart: (
    trigger: StageTrigger,
    isFirst: boolean,
    nameOf: (key: StageKey) => string,
  ) => string;
}

/** A calendar day has no zone: it is written as it stands. */
export const plainDateText = (date: PlainDate, format: Formats): string =>
  dateText(new Date(`${date}T00:00:00Z`), { ...format.clock, timeZone: 'UTC' });

/** Rules in a few words, for rows and summaries. */
export function useRuleText(): RuleText {
  const t = useText();
  const format = useFormats();
  return {
    due: (rule) => dueText(rule, t, format),
    date: (rule) => dueText(rule, t, format),
    stageStart: (trigger, isFirst, nameOf) => {
      switch (trigger.kind) {
        case 'WORKFLOW_START':
          return t('blueprints.starts.workflow');
        case 'PREVIOUS_STAGE':
          return isFirst ? t('blueprints.starts.workflow') : t('blueprints.starts.previous');
        case 'DATE':
          return t('blueprints.starts.date', { date: dueText(trigger.date, t, format) });
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

function dueText(rule: DueRule | null, t: Text, format: Formats): string {
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
        HOURS: 'blueprints.due.hours',
        MINUTES: 'blueprints.due.minutes',
      } as const;
      const working = {
        DAYS: 'time.due.days',
        HOURS: 'time.due.hours',
        MINUTES: 'time.due.minutes',
      } as const;
      return t((rule.countedIn === 'WORKING' ? working : ids)[rule.unit], { amount: rule.amount });
    }
  }
}
