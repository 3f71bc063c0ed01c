import type { Plugin } from 'vite';

const noResolvers = `
exports.LiveResolverCache = class {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
};`;

/** Modules of Relay that the app never calls. */
const unused = [
  ...[
    'EntryPointContainer.react',
    'loadEntryPoint',
    'useEntryPointLoader',
    'useMutation',
    'useMutationAction_EXPERIMENTAL',
    'usePreloadedQuery',
    'useSubscribeToInvalidationState',
    'useSubscription',
  ].map((name) => `react-relay/lib/relay-hooks/${name}`),
  ...[
    'experimental',
    'mutations/RelayDeclarativeMutationConfig',
    'mutations/createUpdatableProxy',
    'mutations/readUpdatableFragment',
    'mutations/readUpdatableQuery',
    'network/RelayQueryResponseCache',
    'query/fetchQuery_DEPRECATED',
    'store/createFragmentSpecResolver',
    'subscription/requestSubscription',
    'util/createPayloadFor3DField',
  ].map((name) => `relay-runtime/lib/${name}`),
];

/** Modules with two versions. The flag ENABLE_ACTIVITY_COMPATIBILITY selects the second one. */
const versioned = ['useFragmentInternal', 'useLoadMoreFunction', 'useQueryLoader'];

const replaced = new Map([
  ...unused.map((name) => [name, 'module.exports = {};'] as const),
  ...versioned.map(
    (name) =>
      [
        `react-relay/lib/relay-hooks/${name}`,
        `module.exports = require('./${name}_EXPERIMENTAL');`,
      ] as const,
  ),
  // Client resolvers of Relay, which no query of Baton uses.
  ['relay-runtime/lib/store/live-resolvers/LiveResolverCache', noResolvers],
  // Baton has its own styles, so it uses the headless provider.
  [
    '@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables',
    'export const MantineCssVariables = undefined;',
  ],
  [
    '@mantine/core/esm/core/MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver',
    'export const defaultVariantColorsResolver = undefined;',
  ],
]);

/** Leaves out the parts of packages that the app doesn't use and that aren't tree-shaken. */
export const unusedParts = (): Plugin => ({
  name: 'baton:unused-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/node_modules\/(?:react-relay|relay-runtime|@mantine\/core)\/.*\.m?js$/ },
    handler: (id) =>
      replaced.get(
        id
          .split('/node_modules/')
          .at(-1)
          ?.replace(/\.m?js$/, '') ?? '',
      ),
  },
});
