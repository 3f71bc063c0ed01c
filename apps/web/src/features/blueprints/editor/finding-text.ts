import type { LintCode, LintFinding } from '@baton/domain/blueprint/lint-findings';
import { plainDateText } from '../rules/rule-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type blueprints from '../../../locales/en/blueprints.json';
import { stagePlace, taskPlace, type Place } from '../draft/place.ts';

type FindingMessageId = `blueprints.lint.${LintCode}`;
/** Compiles only when every code of the linter has its message. */
type Covered = FindingMessageId extends keyof typeof blueprints ? FindingMessageId : never;
const messageId = (code: LintCode): Covered => `blueprints.lint.${code}`;

/** What the linter found, as a sentence. */
export function useFindingText(): (finding: LintFinding) => string {
  const t = useText();
  const format = useFormats();
  return ({ code, params }) => {
    const { date } = params;
    return t(messageId(code), {
      ...params,
      ...(typeof date === 'string' ? { date: plainDateText(date, format) } : {}),
    });
  };
}

/** Where it has to be mended; the blueprint as a whole is no place. */
export function placeOfFinding({ at }: LintFinding): Place | null {
  if (at.task !== undefined) return taskPlace(at.task);
  return at.stage === undefined ? null : stagePlace(at.stage);
}
