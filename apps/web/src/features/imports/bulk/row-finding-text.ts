import { bulkWarningCodes } from '@baton/domain/bulk/bulk-finding';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { paramsOf, refusalOf, type ReportRow } from './bulk-requests.ts';

export type RowFinding = ReportRow['findings'][number];

/** What was found of a row, in words. */
export function useFindingText(): (finding: RowFinding) => string {
  const t = useText();
  const formats = useFormats();
  return (finding) => {
    const warning = bulkWarningCodes.find((code) => code === finding.code);
    if (warning !== undefined) {
      const params = paramsOf(finding.params);
      const { date } = params;
      return t(`bulk.warning.${warning}`, {
        ...params,
        ...(date !== undefined && { date: formats.date(`${String(date)}T12:00:00Z`) }),
      });
    }
    const refusal = refusalOf(finding);
    return refusal === null ? '' : errorText(t, refusal);
  };
}
