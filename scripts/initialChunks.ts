import { basename, join } from 'node:path';
import { root } from './processes.ts';

interface ModuleInfo {
  importedIds: readonly string[];
  importers: readonly string[];
  code: string | null;
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Modules that load first: the entry, followed by the sign-in, the registration, a public event, or the frame with the
 * overview.
 */
const starts = {
  entry: ['client/main.tsx'],
  frame: ['client/portalRoutes.tsx', 'client/app/shell/Shell.tsx', 'client/customer/dashboard/DashboardScreen.tsx'],
  signIn: ['client/public/signIn/LoginScreen.tsx'],
  registration: ['client/public/registration/RegistrationScreen.tsx'],
  event: ['client/portalRoutes.tsx', 'client/public/events/page/PublicEventScreen.tsx'],
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
  if (id.includes('/node_modules/')) {
    if (reachingStarts.includes('entry')) return 'controls';
    return reachingStarts.includes('frame') ? 'frameControls' : undefined;
  }
  if (reachingStarts.includes('entry')) return 'base';
  if (!reachingStarts.length) return undefined;
  return reachingStarts.includes('frame') ? reachingStarts.join('-') : visitorChunkName(sourceOf(id, graph));
}

/**
 * Returns the name of the chunk for a module that a page for visitors loads first, but the frame does not. Other
 * screens use such modules too, and must not load the page for visitors with them, so these chunks follow the folders.
 */
function visitorChunkName(id: string): string {
  const [, part] = visitorParts.find(([path]) => path.test(id)) ?? [];
  return part ?? /\/client\/(?:public|customer|parts)\/(\w+)\//.exec(id)?.[1] ?? 'parts';
}

/** The module with the text of a compiled operation or fragment; any other module itself. */
function sourceOf(id: string, graph: ModuleGraph): string {
  if (!id.includes(GENERATED)) return id;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const source = importers.find((importer) => !importer.includes(GENERATED)) ?? importers[0];
  return source ? sourceOf(source, graph) : id;
}

const GENERATED = '/client/__generated__/';

const visitorParts: [RegExp, string][] = [
  [/\/client\/ui\/(TextField|Field|form\/danishNumber)\./, 'field'],
  [/\/client\/ui\/form\//, 'form'],
  [/\/client\/ui\/(wizard\/|Stepper)/, 'wizard'],
  [/\/client\/ui\/Dialog/, 'dialog'],
  [/\/client\/ui\/RichText\/|\/domain\/\w+\/(richText|readRichText|escapeHtml)\./, 'richText'],
  [/\/client\/app\/relay\//, 'submit'],
  [/\/domain\/events\/events\./, 'events'],
  [/\/domain\/\w+\/(subdomain|slug|postcode|companyNumbers|licenseDefaults)\./, 'company'],
];

/**
 * Returns the name of the chunk for an icon: one for the icons of the pages for visitors, one for those of the other
 * first screens, and one for all others.
 */
export function iconChunkName(id: string, graph: ModuleGraph): string | undefined {
  if (!id.includes(LUCIDE)) return undefined;
  if (!id.includes('/icons/')) return 'icons';
  visitorIconFiles ??= findIconFiles(['entry', 'signIn', 'registration'], graph);
  if (visitorIconFiles.has(basename(id))) return 'icons';
  initialIconFiles ??= findIconFiles(Object.keys(starts) as Start[], graph);
  return initialIconFiles.has(basename(id)) ? 'screenIcons' : 'moreIcons';
}

const LUCIDE = '/node_modules/lucide-react/';
let visitorIconFiles: Set<string> | undefined;
let initialIconFiles: Set<string> | undefined;

/** The package's index imports every icon, so the names that the screens import from it decide. */
function findIconFiles(screens: Start[], graph: ModuleGraph): Set<string> {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const modules = [...new Set(screens.flatMap((start) => [...modulesReachableFrom(start, graph)]))];
  const names = new Set(
    modules
      .flatMap((id) => [...codeOf(id).matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)])
      .flatMap(([, list]) => list!.split(',').map((name) => name.trim().split(' as ')[0]!)),
  );
  const index = codeOf(modules.find((id) => id.endsWith('/lucide-react.mjs'))!);
  return new Set(
    [...index.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([^"']+)["']/g)]
      .filter(([, list]) => [...list!.matchAll(/default as (\w+)/g)].some(([, name]) => names.has(name!)))
      .map(([, , file]) => file!),
  );
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
