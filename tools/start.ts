import { buildWeb } from './build.ts';

// The command in the README: builds if needed, then serves, with the demo company if the database
// is empty. Set the variable to change this. An empty value counts as not set.
process.env['BATON_DEMO'] ||= '1';
process.env['LOG_LEVEL'] ||= 'warn';

await buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../apps/server/src/main.ts');
