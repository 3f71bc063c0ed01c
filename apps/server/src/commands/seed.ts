import { company, demoPassword } from '@baton/fixtures/world/company';
import { worldEmail, worldPeople } from '@baton/fixtures/world/people';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { installationState } from '../platform/auth/account-statements.ts';
import type { DemoSignIn, Services } from '../platform/graphql/request-context.ts';
import { createLog } from '../platform/log/log.ts';
import { migrateAll } from './run-migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { readOptions } from './usage.ts';

const demoEmails = worldPeople.map((person) => worldEmail(person.key));

export const demoSignIn: DemoSignIn = { emails: demoEmails, password: demoPassword };

const stateOf = async (services: Services) => {
  const [rows] = await services.database.trip({ kind: 'identity' }, installationState(demoEmails));
  return rows[0] ?? { hasAccounts: false, known: [] };
};

export const hasAccounts = async (services: Services): Promise<boolean> =>
  (await stateOf(services)).hasAccounts;

/** Returns the lines that tell a new user how to sign in. */
export const signInHints = async (services: Services): Promise<readonly string[]> => {
  const { hasAccounts: isSetUp, known } = await stateOf(services);
  if (!isSetUp) {
    const code = services.setupCode({ isLocal: false });
    return [
      'Open it to create your workspace and your account.',
      `Setup code: ${code} (needed to set up from another machine or through a proxy)`,
    ];
  }
  const [first] = known;
  if (first === undefined) return [];
  return [
    `This is the demo company ${company.name}. All its data is fictional.`,
    `Sign in as ${first} with the password ${demoPassword}`,
    ...(known.length > 1 ? [`(or as ${known.slice(1, 4).join(', ')} with the same password)`] : []),
  ];
};

export const seed = async (config: Config, args: readonly string[]): Promise<void> => {
  readOptions('seed', args, {});
  const log = createLog('warn', 'baton');
  const postgres = await openPostgres(config, log);
  try {
    await migrateAll(postgres.connection);
    const composition = compose({
      ...config,
      connection: postgres.connection,
      publicUrl: config.publicUrl ?? 'http://localhost',
      webFolder: null,
      demoSignIn: null,
      log,
      now: Date.now,
    });
    try {
      if (await hasAccounts(composition.services)) {
        throw new Error(
          'There are accounts already. The demo company can only be added to an empty database. Remedy: set BATON_DATA_DIR or DATABASE_URL to a new one.',
        );
      }
      const { seedDemo } = await import('../seed/demo.ts');
      await seedDemo(composition.services);
      process.stdout.write(`${(await signInHints(composition.services)).join('\n')}\n`);
    } finally {
      await composition.close();
    }
  } finally {
    await postgres.stop();
  }
};
