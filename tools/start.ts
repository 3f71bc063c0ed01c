import { build } from './build.ts';
import { serverEntry } from './build/server-bundle.ts';

// The command in the README: builds if needed, then serves, with the demo company if the database
// is empty. Set the variable to change this. An empty value counts as not set.
process.env['BATON_DEMO'] ||= '1';
process.env['LOG_LEVEL'] ||= 'warn';

await build();
process.argv.splice(2, 0, 'serve');
await import(serverEntry());
