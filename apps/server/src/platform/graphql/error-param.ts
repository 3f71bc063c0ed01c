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
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});
