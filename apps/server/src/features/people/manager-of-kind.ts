import type { ManagerOf } from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../platform/graphql/builder.ts';

export const ManagerOfKindRef = builder.enumType('ManagerOfKind', {
  description: 'Whose manager is meant.',
  values: enumValues<ManagerOf['kind']>({
    OWNER: 'The owner of the workflow.',
    SUBMITTER: 'The person who submitted the task.',
    PERSON: 'A named person.',
    FIELD: 'The person in a field.',
  }),
});
