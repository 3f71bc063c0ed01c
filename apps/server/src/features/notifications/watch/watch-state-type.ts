import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import type { Attention } from './watches.queries.ts';

export const WatchStateRef = builder.enumType('WatchState', {
  description: 'Which updates the person gets about an item.',
  values: enumValues<Attention>({
    DEFAULT: 'Updates that concern the person.',
    MUTED: 'Only what the person must act on.',
    WATCHING: 'All updates.',
  }),
});
