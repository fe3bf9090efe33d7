import { join } from 'node:path';
import { root } from './processes.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Modules that load first: the entry, followed by the sign-in, a public event, or the frame with the overview. */
const starts = {
  entry: ['client/main.tsx'],
  frame: ['client/shell/Shell.tsx', 'client/dashboard/DashboardScreen.tsx'],
  signIn: ['client/login/LoginScreen.tsx'],
  event: ['client/events/public/PublicEventScreen.tsx'],
};

type Start = keyof typeof starts;
const reachedModules = new Map<Start, Set<string>>();

/**
 * Returns the name of the chunk for a module of a first screen, or undefined to leave the choice to the bundler. The
 * bundler alone would split the first screens into dozens of chunks of a few bytes, each with its own request.
 */
export function initialChunkName(id: string, graph: ModuleGraph): string | undefined {
  if (isStart(id)) return undefined;
  const reachingStarts = (Object.keys(starts) as Start[]).filter((start) => modulesReachableFrom(start, graph).has(id));
  // The frame imports react-aria's components from their own modules, because the package's index reaches all of them.
  if (id.includes('/node_modules/')) return reachingStarts.includes('frame') ? 'controls' : undefined;
  return reachingStarts.includes('entry') || reachingStarts.length > 1 ? 'base' : reachingStarts[0];
}

const moduleOf = (path: string) => join(root, path);
const isStart = (id: string) =>
  Object.values(starts)
    .flat()
    .some((path) => moduleOf(path) === id);

function modulesReachableFrom(start: Start, graph: ModuleGraph): Set<string> {
  const known = reachedModules.get(start);
  if (known) return known;
  const reachable = new Set<string>();
  const pending = starts[start].map(moduleOf);
  for (let id = pending.pop(); id; id = pending.pop()) {
    if (reachable.has(id)) continue;
    reachable.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  reachedModules.set(start, reachable);
  return reachable;
}
