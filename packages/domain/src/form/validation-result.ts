import type { Refusal } from '../core/refusal.ts';

/** The error of one table cell. */
export interface CellResult {
  readonly row: string;
  readonly column: string;
  readonly code: Refusal['code'];
  readonly parameters: Refusal['params'];
}

/** The errors of a submitted form, by field and table cell. */
export interface ValidationResult {
  readonly isValid: boolean;
  readonly fieldResults: readonly {
    readonly instance: string;
    readonly code: Refusal['code'];
    readonly parameters: Refusal['params'];
  }[];
  readonly tableResults: readonly {
    readonly instance: string;
    readonly cells: readonly CellResult[];
  }[];
}

const prefix = 'values.';

const placeOf = ({ field = '' }: Refusal): readonly string[] =>
  field.startsWith(prefix) ? field.slice(prefix.length).split('.') : [];

/** Splits the refusals of a form by fields and table cells. */
export function validationResult(refusals: readonly Refusal[]): ValidationResult {
  const placed = refusals.flatMap((refusal) => {
    const [instance, row, column] = placeOf(refusal);
    const { code, params: parameters } = refusal;
    return instance === undefined ? [] : [{ instance, row, column, code, parameters }];
  });
  const cells = placed.flatMap(({ instance, row, column, code, parameters }) =>
    row === undefined || column === undefined
      ? []
      : [{ instance, cell: { row, column, code, parameters } }],
  );
  return {
    isValid: placed.length === 0,
    fieldResults: placed.flatMap(({ instance, row, code, parameters }) =>
      row === undefined ? [{ instance, code, parameters }] : [],
    ),
    tableResults: [...Map.groupBy(cells, ({ instance }) => instance)].map(([instance, of]) => ({
      instance,
      cells: of.map(({ cell }) => cell),
    })),
  };
}
