import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { loadConfig, projectRoot, type Config } from './config.ts';
import { exitCodes, UsageError } from './commands/usage.ts';

interface Command {
  readonly summary: string;
  readonly help: string;
  /** Loaded when called: `--help` answers at once. */
  readonly load: () => Promise<(config: Config, args: readonly string[]) => Promise<void>>;
}

const commands: Readonly<Record<string, Command>> = {
  serve: {
    summary: 'The web server and the worker in one process (the default)',
    help: `baton serve

Brings the database up (the embedded one, or DATABASE_URL) and up to date, then answers
requests and does background work. Several of them on one database work as one.
Ctrl-C or SIGTERM: finishes what is under way, then stops, the embedded database too.

Example: PORT=8080 baton serve`,
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  web: {
    summary: 'The web server alone',
    help: `baton web

Like serve, without background work: for a process of its own on each side.

Example: DATABASE_URL=postgresql://… baton web`,
    load: async () => (await import('./commands/serve.ts')).serveWeb,
  },
  worker: {
    summary: 'Background work alone',
    help: `baton worker

Like serve, without the web server. A worker that dies is noticed within a minute and its
work is taken over by the others.

Example: DATABASE_URL=postgresql://… baton worker`,
    load: async () => (await import('./commands/serve.ts')).serveWorker,
  },
  migrate: {
    summary: 'Bring the database to the newest shape',
    help: `baton migrate [--dry-run]

Runs the migrations that the database lacks; serve does so by itself at its start.

  --dry-run   name them and change nothing

Example: DATABASE_URL=postgresql://… baton migrate --dry-run`,
    load: async () => (await import('./commands/run-migrations.ts')).runMigrate,
  },
  seed: {
    summary: 'Add the demo company to an empty database',
    help: `baton seed

Adds the invented company, its people, blueprints and workflows, and prints how to sign in.
Refused where anyone has an account already.

Example: BATON_DATA_DIR=/tmp/try baton seed`,
    load: async () => (await import('./commands/seed.ts')).seed,
  },
  'user create': {
    summary: 'Add a person, or the first administrator',
    help: `baton user create --name NAME --email ADDRESS [options]

The password is read from standard input, so that it stays out of the list of processes and
of the history of the shell. In an empty database this makes the workspace too, and the
person its administrator.

  --workspace NAME   which workspace; needed where there are several, or none yet
  --new-workspace    make the workspace, with this person as its administrator
  --admin            make them an administrator
  --access LEVEL     INTERNAL (default), EXTERNAL or LIMITED

Example: baton user create --workspace Acme --name "Ada Lovelace" --email ada@acme.example < password.txt`,
    load: async () => (await import('./commands/user-create.ts')).createUser,
  },
  doctor: {
    summary: 'Look for what keeps Baton from working',
    help: `baton doctor [--json]

Checks the configuration, Node, the database, its version and shape, the built web
application and the disk; changes nothing. Ends with 1 when something is wrong.

  --json   one JSON object instead of lines

Example: baton doctor --json`,
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
};

const overview = `baton: runs the work that crosses people, teams and companies

Usage: baton [command] [options]     baton <command> --help

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(13)}${summary}`)
  .join('\n')}

It is configured by environment variables: see docs/configuration.md.
Exit codes: 0 done, 1 failed, 64 wrong usage, 78 wrong configuration.
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
  if (command === undefined) throw new UsageError(`There is no command "${name}".\n\n${overview}`);
  if (wantsHelp) {
    process.stdout.write(`${command.help}\n`);
    return;
  }
  const rest = isBare ? words : words.slice(name.split(' ').length);
  const config = loadConfig();
  const run = await command.load();
  await run(config, rest);
};

// Kept between starts: compiling costs a third of the time until Baton is ready.
enableCompileCache(path.join(projectRoot, 'node_modules/.cache/baton'));

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A person reads this: the message says what went wrong and what to do about it.
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}
