import { buildWeb } from './build.ts';

// The README's one command: builds what has changed, then serves, with the demo company when the
// database is empty. Whoever wants it otherwise sets the variable; an empty one counts as not set.
process.env['BATON_DEMO'] ||= '1';
process.env['LOG_LEVEL'] ||= 'warn';

buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../apps/server/src/main.ts');
