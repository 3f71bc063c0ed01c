import type { ManagerOf } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';

export const ManagerOfKindRef = builder.enumType('ManagerOfKind', {
  values: ['OWNER', 'SUBMITTER', 'PERSON', 'FIELD'] as const satisfies readonly ManagerOf['kind'][],
});
