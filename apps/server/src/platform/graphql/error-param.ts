import type { Refusal } from '@baton/domain/core/refusal';
import { builder } from './builder.ts';

interface ErrorParam {
  readonly name: string;
  readonly value: string;
}

/** Returns the parameters of an error code as a list, because GraphQL has no maps. */
export const toErrorParams = (
  params: Readonly<Record<string, string | number>>,
): readonly ErrorParam[] =>
  Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));

export const ErrorParamRef = builder.objectRef<ErrorParam>('ErrorParam').implement({
  description: 'Named parameter of an error message.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the parameter.' }),
    value: t.exposeString('value', { description: 'Value of the parameter.' }),
  }),
});

export const RefusalRef = builder.objectRef<Refusal>('Refusal').implement({
  description: "Why an action isn't allowed or failed.",
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Message code.' }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ params }) => toErrorParams(params),
    }),
  }),
});
