import { build } from '../tools/build.ts';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openBrowser } from './browser.ts';
import { startBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { runRounds, type Contest, type Outcome } from './contest.ts';
import { d1, large, quick, type DataSize } from './data-shape.ts';
import { keep, machineOf, tablesOf, type Figure } from './report.ts';
import type { Effort } from './requests.ts';
import { serveBaton, serveFloor, type Served } from './served.ts';
import { forgetStatements, statementCosts, statementSettings } from './statement-costs.ts';
import {
  completeAlone,
  completeOnScreen,
  completeTogether,
  createTaskPicker,
} from './works/complete-work.ts';
import { formPageFigures } from './works/pages/form-page-work.ts';
import { saveCell, saveDraft, submitForm } from './works/form-work.ts';
import { firstPageFigures } from './works/pages/first-page-work.ts';
import { listOfAnyone, listOfBusy } from './works/list-work.ts';
import { paletteFigures } from './works/pages/palette-work.ts';
import { repaintFigures } from './works/pages/repaint-work.ts';
import { startUpFigures, startUpOfBaton, startUpOfFloor } from './works/start-up-work.ts';
import { startWork } from './works/start-work.ts';
import {
  loadSearchIndex,
  pacedSearch,
  pacedSearchBesideStarts,
  searchWork,
} from './works/search-work.ts';
import { callFigures } from './works/call-work.ts';
import { approve, completeBySize } from './works/sized-work.ts';
import { addressFigures } from './works/address-work.ts';
import { exportFigures } from './works/export-work.ts';
import { bulkFigures, bulkRows } from './works/bulk-work.ts';
import { notificationFigures } from './works/notification-work.ts';
import { scimFigures } from './works/scim-work.ts';
import { timerFigures } from './works/timer-work.ts';
import { viewWork } from './works/view-work.ts';
import { advanceMany, rejectCascade } from './works/wave-work.ts';

const usage = `npm run bench -- [works] [--quick] [--json] [--rounds N] [--profile FOLDER] [--floor-only]

Works: w1 w2 size approve reject advance w3 w4 view forms bulk scim notifications w6 timers addresses exports palette w7 w8 w9; all of them when none is named. What each one is: docs/performance.md.

  --quick           200,000 tasks instead of 1,000,000, and shorter rounds: for a first look
  --large           10,000,000 tasks of 10,000 people, about 15 minutes to load
  --json            the report as JSON on standard output
  --rounds N        rounds of each work and server
  --rows N          rows of a bulk start
  --profile FOLDER  a processor profile of Baton's server, written when it ends
  --statements      what each statement cost the database, per work
  --floor-only      the floor against itself: how far two equal servers seem apart here
`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    rows: { type: 'string' },
    profile: { type: 'string' },
    statements: { type: 'boolean', default: false },
    'floor-only': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const log = (line: string) =>
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
const works = positionals.map((name) => name.toLowerCase());
const wants = (name: string) => works.length === 0 || works.includes(name);

const contestWorks = [
  'w1',
  'w2',
  'size',
  'approve',
  'reject',
  'advance',
  'w3',
  'w4',
  'view',
  'forms',
];

const size: DataSize = options.quick ? quick : options.large ? large : d1;
const effort: Effort = {
  rounds: Number(options.rounds ?? (options.quick ? 2 : 4)),
  operations: options.quick ? 3000 : 9000,
  seconds: 12,
  warmUp: options.quick ? 500 : 1000,
};

const contestsOf = async (pool: pg.Pool, baton: Served): Promise<readonly Contest[]> => {
  const contests: Contest[] = [];
  if (wants('w1')) contests.push(startWork(size, effort));
  if (wants('w2')) {
    const picker = await createTaskPicker(pool);
    contests.push(
      ...[completeTogether, completeAlone, completeOnScreen].map((of) => of(picker, effort)),
    );
  }
  // Baton itself creates their workflows.
  if (!options['floor-only']) {
    const workshop = { pool, baton };
    if (wants('size')) contests.push(...completeBySize.map((of) => of(workshop, effort)));
    if (wants('approve')) contests.push(approve(workshop, effort));
    if (wants('reject')) contests.push(rejectCascade(workshop, effort));
    if (wants('advance')) contests.push(advanceMany(workshop, effort));
    if (wants('view')) contests.push(...viewWork(workshop, size, effort));
    if (wants('forms'))
      contests.push(...[saveDraft, saveCell, submitForm].map((of) => of(workshop, effort)));
  }
  if (wants('w3')) {
    contests.push(listOfAnyone(size, effort), listOfBusy(1, pool, effort));
    contests.push(listOfBusy(options.quick ? 100 : 1000, pool, effort));
  }
  if (wants('w4')) {
    log('W4: filling the search index');
    await loadSearchIndex(pool);
    const searches = [searchWork('ADMIN'), searchWork('ANYONE'), pacedSearch];
    contests.push(...[...searches, pacedSearchBesideStarts].map((of) => of(pool, size, effort)));
  }
  return contests;
};

/** Reports failed work and continues, so that other results are kept. */
const tried = async <T>(name: string, work: () => Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await work();
  } catch (error) {
    log(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return [];
  }
};

const nodeOptions =
  options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];

const serveAll = async (database: BenchDatabase, close: (served: Served) => void) => {
  const floor = await serveFloor(database.url);
  close(floor);
  if (options['floor-only']) {
    const second = await serveFloor(database.url);
    close(second);
    return { floor, baton: second };
  }
  const baton = await serveBaton({
    url: database.url,
    dataDir: database.dataDir,
    nodeOptions,
  });
  close(baton);
  return { floor, baton };
};

const runAllRounds = async (database: BenchDatabase): Promise<readonly Outcome[]> => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const running: Served[] = [];
  try {
    if (!contestWorks.some(wants)) return [];
    const { floor, baton } = await serveAll(database, (served) => running.push(served));
    const contests = await contestsOf(pool, baton);
    const outcomes: Outcome[] = [];
    for (const contest of contests) {
      log(`${contest.name}: ${contest.title}`);
      if (options.statements) await forgetStatements(pool);
      const results = await tried(contest.name, async () => [
        await runRounds(contest, baton, floor, database.postmaster, effort.rounds),
      ]);
      outcomes.push(...results);
      if (options.statements) log(`${contest.name}\n${await statementCosts(pool)}`);
    }
    return outcomes;
  } finally {
    await Promise.all(running.map((served) => served.stop()));
    await pool.end();
  }
};

/** Measures what a browser shows, while both servers run and nothing else does. */
const browse = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!['w8', 'w9', 'palette', 'forms'].some(wants)) return [];
  const browser = await openBrowser();
  if (browser === null) {
    log('W8, W9, palette, and forms are left out: there is no Chromium on this machine');
    return [];
  }
  const running: Served[] = [];
  try {
    const { floor, baton } = await serveAll(database, (served) => running.push(served));
    const [ours, plain] = [`http://localhost:${baton.port}`, `http://localhost:${floor.port}`];
    const figures: Figure[] = [];
    if (wants('w8')) {
      log('W8: first pages with an empty cache');
      figures.push(...(await tried('W8', () => firstPageFigures(browser, ours, plain))));
    }
    if (wants('w9')) {
      log('W9: clicks on a list of 10,000 rows');
      figures.push(...(await tried('W9', () => repaintFigures(browser, ours, plain))));
    }
    if (wants('palette')) {
      log('Palette: a key to the results');
      const pool = new pg.Pool({ connectionString: database.url, max: 1 });
      await loadSearchIndex(pool);
      figures.push(...(await tried('palette', () => paletteFigures(browser, ours, pool))));
      await pool.end();
    }
    if (wants('forms')) {
      log('Forms: a large one, and a table of 5,000 rows');
      const pool = new pg.Pool({ connectionString: database.url, max: 1 });
      figures.push(
        ...(await tried('forms', () => formPageFigures(browser, { pool, baton }, plain))),
      );
      await pool.end();
    }
    return figures;
  } finally {
    await browser.close();
    await Promise.all(running.map((served) => served.stop()));
  }
};

/** Does the work. If the costs of statements are asked for, also reports their time in the database. */
const withCosts = async <T>(
  { url }: BenchDatabase,
  name: string,
  work: () => Promise<T>,
): Promise<T> => {
  if (!options.statements) return work();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await forgetStatements(pool);
    const done = await work();
    log(`${name}\n${await statementCosts(pool)}`);
    return done;
  } finally {
    await pool.end();
  }
};

const timers = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('timers')) return [];
  log('Timers: 10,000 that are due at once');
  return withCosts(database, 'timers', () => timerFigures(database.url));
};

const addresses = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('addresses')) return [];
  log('Addresses: known and unknown ones before sign-in');
  return addressFigures(database, size, options.quick ? 1000 : 1000);
};

const automations = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('w6')) return [];
  log('W6: 2,000 automated calls');
  return withCosts(database, 'W6', () => callFigures(database, effort.rounds));
};

const bulk = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('bulk')) return [];
  log('W5: workflows from one file');
  return bulkFigures(database, size, effort, Number(options.rows ?? bulkRows(size)));
};

const exports = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('exports')) return [];
  log('Exports: 100,000 tasks as CSV and XLSX');
  return withCosts(database, 'exports', () => exportFigures(database, size));
};

const scim = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('scim')) return [];
  log('SCIM: a directory provisions 10,000 people');
  return withCosts(database, 'SCIM', () => scimFigures(database, size, effort));
};

const notifications = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('notifications')) return [];
  log('notifications: tasks that ten people watch');
  return withCosts(database, 'notifications', () =>
    notificationFigures(database, effort, nodeOptions),
  );
};

/** Runs last, because Baton must start the database itself. */
const startUp = async (database: BenchDatabase): Promise<readonly Figure[]> => {
  if (!wants('w7')) return [];
  log('W7: start and memory at rest');
  const floor = await startUpOfFloor(database.url);
  await database.stop();
  return startUpFigures(await startUpOfBaton(database.dataDir, options.quick ? 2 : 5), floor);
};

const run = async () => {
  if (!options['floor-only']) await build();
  const settings = options.statements ? statementSettings : {};
  const database = await startBenchDatabase(size, settings, log);
  try {
    const outcomes = await runAllRounds(database);
    const figures = options['floor-only']
      ? []
      : [
          ...(await tried('W8 and W9', () => browse(database))),
          ...(await tried('W5', () => bulk(database))),
          ...(await tried('exports', () => exports(database))),
          ...(await tried('SCIM', () => scim(database))),
          ...(await tried('notifications', () => notifications(database))),
          ...(await tried('W6', () => automations(database))),
          ...(await tried('timers', () => timers(database))),
          ...(await tried('addresses', () => addresses(database))),
          ...(await tried('W7', () => startUp(database))),
        ];
    const report = {
      at: new Date().toISOString(),
      dataSet: size.name,
      machine: machineOf(database.version),
      outcomes,
      figures,
    };
    const file = keep(report);
    process.stdout.write(
      options.json ? `${JSON.stringify(report, null, 2)}\n` : `\n${tablesOf(report)}\n\n${file}\n`,
    );
  } finally {
    await database.stop();
  }
};

if (options.help) process.stdout.write(usage);
else await run();
