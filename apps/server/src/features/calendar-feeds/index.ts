export { registerCalendarFeeds } from './calendar-feed.routes.ts';
