import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { PlainDate } from '@baton/domain/core/ids';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { ImportColumn } from '@baton/domain/import/import-table';
import type { StageStart } from '@baton/domain/import/plan/plan-stage-dates';
import type {
  importRequestsPlanMutation,
  importRequestsPlanMutation$data,
} from '../../__generated__/importRequestsPlanMutation.graphql.ts';
import type {
  importRequestsPreviewMutation,
  importRequestsPreviewMutation$data,
} from '../../__generated__/importRequestsPreviewMutation.graphql.ts';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import { graphqlRequest } from '../../lib/api/graphql-request.ts';
import { graphql } from '../../lib/api/graphql-tag.ts';

export interface ImportMapping {
  readonly tableId: string;
  readonly columns: readonly ImportColumn[];
  readonly startDate: PlainDate | null;
  /** Language that decides how ambiguous dates are read. */
  readonly locale: string;
  readonly stageStart: StageStart;
  readonly dayOrders: readonly { readonly column: number; readonly order: DayOrder }[];
}

export type ImportPreview = importRequestsPreviewMutation$data['previewImport'];
export type ImportTable = ImportPreview['tables'][number];
export type ImportIssue = ImportPreview['issues'][number];

type PlanData = importRequestsPlanMutation$data['planImport'];
export interface ImportPlan {
  readonly content: BlueprintContent;
  readonly parties: PlanData['content']['parties'];
  readonly newRoles: readonly string[];
  readonly startDate: PlainDate | null;
  readonly dateColumns: PlanData['dateColumns'];
  readonly stagesOverlap: boolean;
  readonly issues: readonly ImportIssue[];
}

/* Files are sent outside Relay's store, which would keep the whole file as part of a key. */

export async function requestPreview(source: ImportSource): Promise<ImportPreview> {
  const data = await graphqlRequest<importRequestsPreviewMutation>(
    graphql`
      mutation importRequestsPreviewMutation($input: ImportSourceInput!) {
        previewImport(input: $input) {
          sourceName
          suggestedName
          tables {
            id
            title
            columns
            rows
            rowCount
            headerRow
            headerChoices {
              number
              cells
            }
            suggestion
          }
          issues {
            row
            column
            code
            params {
              name
              value
            }
            severity
          }
        }
      }
    `,
    { input: source },
  );
  return data.previewImport;
}

export async function requestPlan(
  source: ImportSource,
  mapping: ImportMapping,
): Promise<ImportPlan> {
  const { planImport } = await graphqlRequest<importRequestsPlanMutation>(
    graphql`
      mutation importRequestsPlanMutation($input: PlanImportInput!) {
        planImport(input: $input) {
          content {
            document
            parties {
              id
              name
              kind
            }
          }
          newRoles
          startDate
          stagesOverlap
          dateColumns {
            column
            order
            isProven
            example {
              text
              date
            }
          }
          issues {
            row
            column
            code
            params {
              name
              value
            }
            severity
          }
        }
      }
    `,
    { input: { source, mapping } },
  );
  return {
    content: planImport.content.document,
    parties: planImport.content.parties,
    newRoles: planImport.newRoles,
    startDate: planImport.startDate ?? null,
    dateColumns: planImport.dateColumns,
    stagesOverlap: planImport.stagesOverlap,
    issues: planImport.issues,
  };
}
