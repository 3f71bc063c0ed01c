import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { loadConfig, type Config } from './config.ts';
import { exitCodes, UsageError } from './commands/usage.ts';

interface Command {
  readonly summary: string;
  readonly help: string;
  /** Loads the command on demand, so that `--help` responds fast. */
  readonly load: () => Promise<(config: Config, args: readonly string[]) => Promise<void>>;
}

const commands: Readonly<Record<string, Command>> = {
  serve: {
    summary: 'Run the web server and the worker in one process (default)',
    help: `baton serve

Starts the database (embedded, or DATABASE_URL), runs migrations, and serves requests and
background jobs. Several processes can use one database. On Ctrl-C or SIGTERM, Baton finishes
running work and stops, including the embedded database.

Example: PORT=8080 baton serve`,
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  web: {
    summary: 'Run only the web server',
    help: `baton web

Like serve, without background jobs.

Example: DATABASE_URL=postgresql://… baton web`,
    load: async () => (await import('./commands/serve.ts')).serveWeb,
  },
  worker: {
    summary: 'Run only the worker',
    help: `baton worker

Like serve, without the web server. If a worker stops, other workers get its jobs within a
minute.

Example: DATABASE_URL=postgresql://… baton worker`,
    load: async () => (await import('./commands/serve.ts')).serveWorker,
  },
  migrate: {
    summary: 'Update the database schema',
    help: `baton migrate [--dry-run]

Runs missing migrations. serve does this automatically at its start.

  --dry-run   list the migrations and change nothing

Example: DATABASE_URL=postgresql://… baton migrate --dry-run`,
    load: async () => (await import('./commands/run-migrations.ts')).runMigrate,
  },
  seed: {
    summary: 'Add the sample company to an empty database',
    help: `baton seed

Adds the sample company with its people, blueprints, and workflows, and prints how to sign
in. Fails if the database has an account.

Example: BATON_DATA_DIR=/tmp/try baton seed`,
    load: async () => (await import('./commands/seed.ts')).seed,
  },
  'user create': {
    summary: 'Add a person, or the first admin',
    help: `baton user create --name NAME --email ADDRESS [options]

Reads the password from standard input, so that it doesn't appear in process lists or the
shell history. In an empty database, also creates the workspace, with this person as its
admin.

  --workspace NAME   the workspace; required if there are several or none
  --new-workspace    create the workspace, with this person as its admin
  --admin            make the person an admin
  --access LEVEL     INTERNAL (default), EXTERNAL, or LIMITED

Example: baton user create --workspace Acme --name "Ada Lovelace" --email ada@acme.example < password.txt`,
    load: async () => (await import('./commands/user-create.ts')).createUser,
  },
  'search rebuild': {
    summary: 'Build the search index again',
    help: `baton search rebuild

Makes the server read all events again and correct the search index. Searches keep working
during this time. Start the server afterward if it isn't running.

Example: baton search rebuild`,
    load: async () => (await import('./commands/search-rebuild.ts')).searchRebuild,
  },
  'audit verify': {
    summary: 'Find changes of the audit log',
    help: `baton audit verify [--json]

Checks the audit log of each workspace against its hash chain, and names the first entry that was
changed, removed, or added outside Baton. Changes nothing. Exits with 1 if it finds one.

  --json   one JSON object instead of lines

Example: baton audit verify`,
    load: async () => (await import('./commands/audit-verify.ts')).auditVerify,
  },
  doctor: {
    summary: 'Find problems',
    help: `baton doctor [--json]

Checks the configuration, Node, the database and its schema, the event history, the web app,
and the disk. Changes nothing. Exits with 1 if it finds a problem.

  --json   one JSON object instead of lines

Example: baton doctor --json`,
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
};

const overview = `baton: workflows across people, teams, and companies

Usage: baton [command] [options]     baton <command> --help

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(13)}${summary}`)
  .join('\n')}

Environment variables configure Baton. See docs/configuration.md.
Exit codes: 0 success, 1 failure, 64 wrong usage, 78 wrong configuration.
`;

const main = async (args: readonly string[]): Promise<void> => {
  const wantsHelp = args.includes('--help') || args.includes('-h') || args[0] === 'help';
  const words = args.filter((arg) => arg !== 'help' && arg !== '--help' && arg !== '-h');
  const first = words[0];
  const isBare = first === undefined || first.startsWith('-');
  if (wantsHelp && isBare) {
    process.stdout.write(overview);
    return;
  }
  const two = words.slice(0, 2).join(' ');
  const name = isBare ? 'serve' : two in commands ? two : first;
  const command = commands[name];
  if (command === undefined) throw new UsageError(`Unknown command "${name}".\n\n${overview}`);
  if (wantsHelp) {
    process.stdout.write(`${command.help}\n`);
    return;
  }
  const rest = isBare ? words : words.slice(name.split(' ').length);
  const config = loadConfig();
  // Keeps compiled modules for the next start. Without write access, every start compiles them.
  enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/baton'));
  const run = await command.load();
  await run(config, rest);
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Prints only the message without a stack trace, because it says what went wrong and what to do.
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}
