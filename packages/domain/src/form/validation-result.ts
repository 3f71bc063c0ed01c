import type { Refusal } from '../core/refusal.ts';

/** What is wrong with one cell of a table. */
export interface CellResult {
  readonly row: string;
  readonly column: string;
  readonly code: Refusal['code'];
  readonly parameters: Refusal['params'];
}

/** What is wrong with a form that was handed in, place by place (specification 8). */
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

/** The refusals of a form, as fields and as cells of tables. */
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
