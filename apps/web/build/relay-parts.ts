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
  // No query has resolvers of the client.
  ['relay-runtime/lib/store/live-resolvers/LiveResolverCache', noResolvers],
]);

/** Leaves out the parts of Relay that the app doesn't use, because its packages aren't tree-shaken. */
export const relayParts = (): Plugin => ({
  name: 'baton:relay-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/node_modules\/(?:react-relay|relay-runtime)\/lib\/.*\.js$/ },
    handler: (id) => replaced.get(id.split('/node_modules/').at(-1)?.slice(0, -'.js'.length) ?? ''),
  },
});
