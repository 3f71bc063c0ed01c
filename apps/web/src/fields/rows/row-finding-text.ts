import { bulkWarningCodes } from '@baton/domain/bulk/bulk-finding';
import type { Refusal } from '@baton/domain/core/refusal';
import { isErrorCode } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';

/** A finding about a row, from the browser or the server. */
export interface RowFinding {
  /** Position of the column. Null for the whole row. */
  readonly column?: number | null | undefined;
  readonly severity: string;
  readonly code: string;
  readonly params: Refusal['params'];
}

/** Returns the text of a finding. */
export function useFindingText(): (finding: Pick<RowFinding, 'code' | 'params'>) => string {
  const t = useText();
  const formats = useFormats();
  return ({ code, params }) => {
    const warning = bulkWarningCodes.find((one) => one === code);
    if (warning === undefined)
      return errorText(t, { code: isErrorCode(code) ? code : 'Unexpected', params });
    const { date } = params;
    return t(`bulk.warning.${warning}`, {
      ...params,
      ...(date !== undefined && { date: formats.date(`${String(date)}T12:00:00Z`) }),
    });
  };
}
