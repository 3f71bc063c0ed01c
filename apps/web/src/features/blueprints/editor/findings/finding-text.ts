import type { LintCode, LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import { isOperator, isTaskFact } from '@baton/domain/condition/operators';
import { plainDateText } from '../../rules/rule-text.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { spokenParams } from '../../../../lib/i18n/language-name.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type blueprints from '../../../../locales/en/blueprints.json';
import { stagePlace, taskPlace, type Place } from '../../draft/place.ts';
import { useEditorState } from '../editor-context.ts';

type FindingMessageId = `blueprints.lint.${LintCode}`;
/** Fails to compile if a finding code has no message. */
type Covered = FindingMessageId extends keyof typeof blueprints ? FindingMessageId : never;
const messageId = (code: LintCode): Covered => `blueprints.lint.${code}`;

/** Returns the text of a finding for display at its condition. */
export function useFaultText(): (finding: LintFinding) => string {
  const t = useText();
  const format = useFormats();
  return ({ code, params }) => {
    const { date, operator, operand, fact } = params;
    return t(messageId(code), {
      ...spokenParams(params),
      ...(typeof date === 'string' ? { date: plainDateText(date, format) } : {}),
      ...(isOperator(operator) ? { operator: t(`fields.operator.${operator}`) } : {}),
      ...(isTaskFact(fact) ? { operand: `${operand}: ${t(`fields.fact.${fact}`)}` } : {}),
    });
  };
}

/** Returns the text of a finding as a complete sentence. */
export function useFindingText(): (finding: LintFinding) => string {
  const t = useText();
  const text = useFaultText();
  return (finding) => {
    const { name, comparison } = finding.params;
    return comparison === undefined
      ? text(finding)
      : t('blueprints.inCondition', { name, comparison, fault: text(finding) });
  };
}

/** Returns the errors of one condition by comparison. */
export function useConditionFaults(
  isMeant: (at: LintFinding['at']) => boolean,
): ReadonlyMap<string, string> {
  const text = useFaultText();
  const { findings } = useEditorState();
  return new Map(
    findings.flatMap((finding) => {
      const { comparison } = finding.at;
      return comparison !== undefined && isMeant(finding.at) ? [[comparison, text(finding)]] : [];
    }),
  );
}

/** Returns the stage or task in which a finding can be fixed, or null for the blueprint itself. */
export function placeOfFinding({ at }: LintFinding): Place | null {
  if (at.task !== undefined) return taskPlace(at.task);
  return at.stage === undefined ? null : stagePlace(at.stage);
}
