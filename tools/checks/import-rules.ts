import { cyclesOf, readModules, type Edge, type Module } from './import-graph.ts';
import { isTest } from './source-files.ts';

/** An import rule. `forbids` returns true if an import isn't allowed. */
interface ImportRule {
  readonly says: string;
  readonly forbids: (edge: Edge) => boolean;
}

/** Packages that the domain can use. Each one has a reason in docs/adr. */
const domainPackages = [
  'npm:zod',
  'npm:csv-parse',
  'npm:libphonenumber-js',
  'npm:mdast-util-from-markdown',
  'npm:mdast-util-gfm',
  'npm:micromark-extension-gfm',
];
const testPackages = ['npm:vitest', 'npm:fast-check'];

const within = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
const isProject = (file: string): boolean => !file.startsWith('npm:') && !file.startsWith('node:');
const segment = (folder: string, file: string): string | null =>
  within(folder, file) ? (file.slice(folder.length + 1).split('/')[0] ?? null) : null;

const domain = 'packages/domain/src';
const server = 'apps/server/src';
const web = 'apps/web/src';
/** From the highest to the lowest layer. A layer can only import lower ones. */
const webLayers = ['app', 'screens', 'features', 'fields', 'ui', 'lib'];
/** Layers of the engine, from the highest to the lowest. */
const engineLayers = [
  'engine',
  'decide',
  'clock',
  'linked',
  'review',
  'setbacks',
  'flow',
  'facts',
  'dates',
  'people',
  'values',
  'history',
  'tables',
  'command',
];
const seedFiles = [`${server}/seed/`, `${server}/commands/seed.ts`];

/** Modules that can open connections to other servers. */
const networkClients = [
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'npm:undici',
];
/** Exceptions that only listen or read addresses. */
const networkServers = [
  `${server}/platform/http/http-app.ts`,
  `${server}/platform/auth/client-network.ts`,
  `${server}/commands/free-port.ts`,
];

/** Folders of features that everything else, also tests, imports only through their index.ts. */
const modules = [`${server}/features/runs/store`];

const serverFeature = (file: string) => segment(`${server}/features`, file);

const rules: readonly ImportRule[] = [
  {
    says: 'the domain imports only itself and allowed packages',
    forbids: ({ from, to }) =>
      within('packages/domain', from) &&
      !within(domain, to) &&
      !domainPackages.includes(to) &&
      !(isTest(from) && (testPackages.includes(to) || within('packages/fixtures', to))) &&
      !from.endsWith('.config.ts'),
  },
  {
    says: `engine layers only import lower ones: ${engineLayers.join(', ')}`,
    forbids: ({ from, to }) => {
      const layers = [...engineLayers, 'run'];
      const floorOf = (file: string) =>
        layers.indexOf((segment(`${domain}/run`, file) ?? '').replace(/^.*\.ts$/, 'run'));
      return !isTest(from) && within(`${domain}/run`, from) && within(`${domain}/run`, to)
        ? floorOf(to) < floorOf(from) || floorOf(from) < 0
        : false;
    },
  },
  {
    says: 'web and server never import each other, they share schema.graphql and domain',
    forbids: ({ from, to }) =>
      (within('apps/web', from) && within('apps/server', to)) ||
      (within('apps/server', from) && within('apps/web', to)),
  },
  {
    says: 'only tests, the gallery, the seed, the state diagrams, e2e, and bench import fixtures',
    forbids: ({ from, to }) =>
      within('packages/fixtures', to) &&
      !within('packages/fixtures', from) &&
      !isTest(from) &&
      !from.includes('/gallery/') &&
      from !== 'tools/state-diagrams.ts' &&
      !seedFiles.some((seed) => from.startsWith(seed)),
  },
  {
    says: 'platform never imports features or the composition',
    forbids: ({ from, to }) =>
      within(`${server}/platform`, from) &&
      !isTest(from) &&
      within(server, to) &&
      !within(`${server}/platform`, to),
  },
  {
    says: 'a server feature is imported through its index.ts',
    forbids: ({ from, to }) => {
      const target = serverFeature(to);
      return (
        target !== null &&
        !isTest(from) &&
        serverFeature(from) !== target &&
        !to.endsWith('/index.ts') &&
        // The schema combines the schema files of the features, the only files it imports from
        // them.
        !(from === `${server}/schema.ts` && to.endsWith('.schema.ts'))
      );
    },
  },
  {
    says: 'a module of a server feature is imported through its index.ts',
    forbids: ({ from, to }) =>
      modules.some(
        (folder) => within(folder, to) && !within(folder, from) && to !== `${folder}/index.ts`,
      ),
  },
  {
    says: 'resolvers, REST handlers, and job handlers never import a repository',
    forbids: ({ from, to }) =>
      /\.(schema|rest|jobs|handlers)\.ts$/.test(from) && to.endsWith('.repository.ts'),
  },
  {
    says: 'only platform opens the database, features use trips',
    forbids: ({ from, to }) =>
      (within(`${server}/features`, from) &&
        (to === 'npm:pg' || to.endsWith('platform/db/migrate.ts'))) ||
      (/\.(schema|rest)\.ts$/.test(from) && to === `${server}/platform/db/trip.ts`) ||
      (/\.(schema|rest)\.ts$/.test(from) && to === 'npm:kysely'),
  },
  {
    says: 'only platform/egress imports network clients',
    forbids: ({ from, to }) =>
      within(server, from) &&
      !within(`${server}/platform/egress`, from) &&
      !isTest(from) &&
      !networkServers.includes(from) &&
      networkClients.includes(to),
  },
  {
    says: 'only the composition imports integrations, features use ports',
    forbids: ({ from, to }) =>
      within(`${server}/integrations`, to) &&
      !within(`${server}/integrations`, from) &&
      from !== `${server}/composition.ts`,
  },
  {
    says: 'web layers only import lower ones: app, screens, features, fields, ui, lib',
    forbids: ({ from, to }) => {
      const [above, below] = [segment(web, from), segment(web, to)];
      const [at, goal] = [webLayers.indexOf(above ?? ''), webLayers.indexOf(below ?? '')];
      return at >= 0 && goal >= 0 && goal < at && !isTest(from);
    },
  },
  {
    says: 'web features do not import each other, nor do screens',
    forbids: ({ from, to }) =>
      ['features', 'screens'].some((layer) => {
        const [own, other] = [segment(`${web}/${layer}`, from), segment(`${web}/${layer}`, to)];
        return own !== null && other !== null && own !== other;
      }),
  },
  {
    says: 'ui imports neither domain nor generated types',
    forbids: ({ from, to }) =>
      within(`${web}/ui`, from) && (within(domain, to) || to.includes('/__generated__/')),
  },
  {
    says: 'only ui imports the component library',
    forbids: ({ from, to }) =>
      to.startsWith('npm:@mantine/') &&
      within(web, from) &&
      segment(web, from) !== 'ui' &&
      !isTest(from),
  },
  {
    says: 'production code does not import tests or test tools',
    forbids: ({ from, to }) =>
      isProject(to) && isTest(to) && !isTest(from) && !from.endsWith('.config.ts'),
  },
];

const indexFaults = ({ path, exports, hasStarExport }: Module): readonly string[] => {
  const isDoor =
    /^apps\/server\/src\/features\/[^/]+\/index\.ts$/.test(path) ||
    modules.includes(path.replace(/\/index\.ts$/, ''));
  return [
    ...(path.endsWith('/index.ts') && !isDoor
      ? [`${path}: only a server feature or one of its modules has an index.ts`]
      : []),
    ...(hasStarExport ? [`${path}: no star exports`] : []),
    ...(isDoor && exports.length > 20
      ? [`${path}: an index.ts exports at most 20 names, not ${exports.length}`]
      : []),
  ];
};

/** Returns the folders of the domain with their imports. */
const domainFolders = (modules: readonly Module[]): readonly Module[] => {
  const folderOf = (file: string): string => segment(domain, file) ?? domain;
  const inDomain = modules.filter(({ path }) => within(domain, path) && !isTest(path));
  return [...Map.groupBy(inDomain, ({ path }) => folderOf(path))].map(([path, files]) => ({
    path,
    edges: files
      .flatMap(({ edges }) => edges)
      .filter(({ to }) => within(domain, to) && folderOf(to) !== path)
      .map(({ to }) => ({ from: path, to: folderOf(to) })),
    exports: [],
    hasStarExport: false,
  }));
};

/** Checks the import rules and finds import cycles, including type imports. */
export const checkImports = async (root: string): Promise<readonly string[]> => {
  const modules = readModules(root);
  const broken = modules
    .flatMap((module) => module.edges)
    .flatMap((edge) =>
      rules
        .filter((rule) => rule.forbids(edge))
        .map((rule) => `${edge.from} imports ${edge.to}: ${rule.says}`),
    );
  const cycles = cyclesOf(modules).map((group) => `import cycle: ${group.join(' ← ')}`);
  const folderCycles = cyclesOf(domainFolders(modules)).map(
    (group) => `folders of the domain import each other: ${group.join(' ← ')}`,
  );
  return [...broken, ...cycles, ...folderCycles, ...modules.flatMap(indexFaults)];
};
