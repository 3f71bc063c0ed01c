import type { Refusal } from '@baton/domain/core/refusal';
import { isErrorCode } from '../api/graphql-error.ts';

interface WireRefusal {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** Converts parameters for messages. Numbers select plural forms. */
export const paramsOf = (params: WireRefusal['params']): Refusal['params'] =>
  Object.fromEntries(
    params.map(({ name, value }) => [
      name,
      /^-?\d{1,15}$/.test(value) && name !== 'list' ? Number(value) : value,
    ]),
  );

/** Converts a refusal from the API. */
export const refusalOf = (wire: WireRefusal | null | undefined): Refusal | null =>
  wire == null
    ? null
    : {
        code: isErrorCode(wire.code) ? wire.code : 'Unexpected',
        params: paramsOf(wire.params),
      };
