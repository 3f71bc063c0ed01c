import type { FormFinding } from '@baton/domain/form/lint-form';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { ruleFaultText } from '../../../lib/i18n/rule-fault-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { FormPlace } from '../draft/form-draft.ts';
import { useBuilder } from '../builder/builder-context.ts';

/** Returns the errors of the selected item's rules: by rule number from 1, then by comparison. */
export function useRuleFaults(of: FormPlace | null): (rule: number) => ReadonlyMap<string, string> {
  const t = useText();
  const { findings } = useBuilder();
  const isMeant = ({ at }: FormFinding): boolean =>
    of?.kind === 'ITEM' ? at.item === of.key : at.item === undefined && at.section === of?.key;
  const text = (finding: FormFinding): string =>
    finding.code === 'FormRuleInvalid' ? ruleFaultText(t, finding.params) : errorText(t, finding);
  const meant = findings.filter(isMeant);
  return (rule) =>
    new Map(
      meant.flatMap((finding) => {
        const { rule: own, comparison } = finding.at;
        return own === rule && comparison !== undefined
          ? [[comparison, text(finding)] as const]
          : [];
      }),
    );
}
