import type { activityFeed_lines$data } from '../../__generated__/activityFeed_lines.graphql.ts';

/** One line of the feed, as it was read. */
export type ActivityData = activityFeed_lines$data[number];
