import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Modules that the libraries import at once, and that the portal never runs: Relay's older variant of a hook, which its
 * flag ENABLE_ACTIVITY_COMPATIBILITY has replaced, entry points, updatable queries, its hook and settings for
 * mutations, in whose place are `useAction` and directives, its cache of answers, and the router's parts for other
 * frameworks.
 */
const LEFT_OUT = [
  /react-relay\/lib\/relay-hooks\/(useFragmentInternal_CURRENT|useMutationAction_EXPERIMENTAL)\.js$/,
  /react-relay\/lib\/relay-hooks\/(loadEntryPoint|useEntryPointLoader|EntryPointContainer\.react)\.js$/,
  /react-relay\/lib\/relay-hooks\/(useMutation|useSubscribeToInvalidationState)\.js$/,
  /relay-runtime\/lib\/mutations\/(applyOptimisticMutation|RelayDeclarativeMutationConfig)\.js$/,
  /relay-runtime\/lib\/network\/RelayQueryResponseCache\.js$/,
  /relay-runtime\/lib\/(experimental|mutations\/readUpdatable(Fragment|Query)|query\/fetchQuery_DEPRECATED)\.js$/,
  /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/(links|routeModules|single-fetch))\.js$/,
];

/** Relay's store keeps results of client-side resolvers here. The portal has none, so the cache stays empty. */
const RESOLVER_CACHE = /relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/;
const EMPTY_CACHE = `
  class LiveResolverCache {
    invalidateDataIDs() {}
    invalidateResolverRecords() {}
    notifyUpdatedSubscribers() {}
    unsubscribeFromLiveResolverRecords() {}
  }
  module.exports = { LiveResolverCache, getUpdatedDataIDs: (ids) => ids };
`;

/**
 * The router's links call this module of the variant that renders on a server. The functions in its place prefetch
 * nothing and merge refs.
 */
const SERVER_COMPONENTS = /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;
const NO_SERVER_COMPONENTS = `
  import { createContext } from 'react';
  export const FrameworkContext = createContext(undefined);
  export const usePrefetchBehavior = () => [false, undefined, {}];
  export const mergeRefs = (...refs) => (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
  const none = () => null;
  export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts };
  export { none as useFrameworkContext, none as setIsHydrated, none as CRITICAL_CSS_DATA_ATTRIBUTE };
`;

/** Replaces modules that are never run by empty ones, which spares a first load up to eight kilobytes. */
export const leaveOutModules = (): Plugin => ({
  name: 'leave-out-modules',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (RESOLVER_CACHE.test(id)) return EMPTY_CACHE;
    if (SERVER_COMPONENTS.test(id)) return NO_SERVER_COMPONENTS;
    if (!LEFT_OUT.some((pattern) => pattern.test(id))) return undefined;
    const [, names] = /^export \{([^}]*)\};/m.exec(readFileSync(id, 'utf8')) ?? [];
    // The router calls a function of its instrumentation for every navigation, so the names stay functions.
    return names ? `const none = () => undefined; ${exportAll(names)}` : 'module.exports = {};';
  },
});

const exportAll = (names: string) =>
  `export { ${names
    .split(',')
    .map((name) => `none as ${name.trim()}`)
    .join(', ')} };`;
