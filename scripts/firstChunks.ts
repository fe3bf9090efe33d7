import { join } from 'node:path';
import { root } from './processes.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What a visit begins with: the entry, then the sign-in, an event or the frame with the overview in it. */
const starts = {
  entry: ['client/main.tsx'],
  frame: ['client/shell/Shell.tsx', 'client/dashboard/DashboardScreen.tsx'],
  signIn: ['client/login/LoginScreen.tsx'],
  event: ['client/events/public/PublicEventScreen.tsx'],
};

type Start = keyof typeof starts;
const reached = new Map<Start, Set<string>>();

/**
 * What the first screens are made of comes in few files: as many of them as the bundler would make are dozens of questions to
 * the server, of which most hold a few bytes.
 */
export function firstChunk(id: string, graph: ModuleGraph): string | undefined {
  if (isStart(id)) return undefined;
  const holders = (Object.keys(starts) as Start[]).filter((start) => reachedFrom(start, graph).has(id));
  // The frame takes react-aria's parts from where each of them stands: its index reaches all there are.
  if (id.includes('/node_modules/')) return holders.includes('frame') ? 'controls' : undefined;
  return holders.includes('entry') || holders.length > 1 ? 'base' : holders[0];
}

const moduleOf = (path: string) => join(root, path);
const isStart = (id: string) =>
  Object.values(starts)
    .flat()
    .some((path) => moduleOf(path) === id);

function reachedFrom(start: Start, graph: ModuleGraph): Set<string> {
  const known = reached.get(start);
  if (known) return known;
  const found = new Set<string>();
  const waiting = starts[start].map(moduleOf);
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  reached.set(start, found);
  return found;
}
