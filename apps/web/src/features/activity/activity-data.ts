import type { activityFeed_lines$data } from '../../__generated__/activityFeed_lines.graphql.ts';

/** One entry of the activity as loaded. */
export type ActivityData = activityFeed_lines$data[number];
