import type { Acknowledgement } from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

export const AcknowledgementRef = builder.enumType('Acknowledgement', {
  description: 'Who must accept a task before work starts.',
  values: enumValues<Acknowledgement>({
    NONE: 'No one must accept.',
    FIRST: 'One assignee must accept.',
    ALL: 'All assignees must accept.',
  }),
});
