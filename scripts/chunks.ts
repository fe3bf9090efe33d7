import { join } from 'node:path';
import { root } from './processes.ts';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  importers: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Libraries of a chunk each, so that a phone can respond to input between two scripts. */
const libraries = [
  { chunk: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|client\/root\.ts/ },
  { chunk: 'router', test: /node_modules\/react-router\// },
  { chunk: 'relay', test: /node_modules\/(react-relay|relay-runtime|fbjs|@babel\/runtime)\// },
  { chunk: 'forms', test: /node_modules\/react-hook-form\// },
  // The sign-in loads the validation of its form later.
  { chunk: 'validation', test: /node_modules\/(zod|@hookform)\// },
];

/** The modules that start each page, the frame with the overview, the sign-in, and the first pages of visitors. */
const starts = {
  page: ['client/main.tsx'],
  frame: ['client/portalRoutes.tsx', 'client/app/shell/Shell.tsx', 'client/customer/dashboard/DashboardScreen.tsx'],
  signIn: ['client/public/signIn/LoginScreen.tsx', 'client/public/registration/RegistrationScreen.tsx'],
  event: [
    'client/portalRoutes.tsx',
    'client/public/events/page/PublicEventScreen.tsx',
    'client/public/landing/LandingScreen.tsx',
  ],
};

/** From this share of the customers' screens, a module is in the chunk that they all load. */
const OF_SCREENS = 0.2;

/** The same share for what forms and dialogs need. Few screens load them at first, but those need most of them. */
const OF_SCREENS_WITH_CONTROLS = 0.05;

/**
 * Returns the name of the chunk for a module, or undefined to leave it to the bundler, which alone would make dozens of
 * chunks of a few bytes, each with its own request. What is `light` never imports what is not, and what customers reach
 * never imports what only employees reach: otherwise a screen would load code that it does not need.
 */
export function chunkName(id: string, graph: ModuleGraph): string | undefined {
  if (entries.has(id)) return undefined;
  const library = libraries.find(({ test }) => test.test(id));
  if (library) return library.chunk;
  const { page, frame, signIn, event, customer, customerRooms, customerLater, admin } = (reached ??= reachIn(graph));
  if (page.has(id)) return 'page';
  const ofCustomers = count(customer, id);
  const suffix = isLight(id, graph) ? '' : '-controls';
  if (signIn.has(id) && (frame.has(id) || ofCustomers > 1)) return `visitors${suffix}`;
  if (isStyle(id) && event.has(id)) return 'publicFrame';
  if (isStyle(id) && !signIn.has(id) && (frame.has(id) || ofCustomers)) return 'styles';
  if (frame.has(id)) return event.has(id) ? 'publicFrame' : 'frame';
  // The modules of a library reach more than what is used of it, so the bundler divides the rest of them.
  if (isLibrary(id)) return undefined;
  if (event.has(id) && (ofCustomers > 1 || customerRooms.has(id))) return `event${suffix}`;
  const share = suffix ? OF_SCREENS_WITH_CONTROLS : OF_SCREENS;
  if (ofCustomers >= share * customer.length) return `screens${suffix}`;
  if (ofCustomers && !suffix && !signIn.has(id)) {
    const source = sourceOf(id, graph);
    if (source.includes('/client/app/')) return 'screens';
    if (isSmall(source, ofCustomers > 1 || !count(admin, id))) return 'parts';
  }
  const isOfEmployees = !ofCustomers && !customerLater.has(id) && !id.includes('/client/admin/');
  return isOfEmployees && count(admin, id) > 1 ? `backOffice${suffix}` : undefined;
}

/** Returns the name of the chunk for what the screens and dialogs of a room share, or what a folder gives to others. */
export function folderChunkName(id: string, graph: ModuleGraph): string | undefined {
  if (entries.has(id)) return undefined;
  if (id.includes(ICONS)) return 'icons';
  const [, ofClient, folder = ofClient] = FOLDER.exec(sourceOf(id, graph)) ?? [];
  const { signIn, customer, customerLater } = (reached ??= reachIn(graph));
  if (!folder || signIn.has(id)) return undefined;
  const name = folder.replace('/', '-');
  if (count(customer, id)) return isLight(id, graph) ? name : `${name}-controls`;
  return customerLater.has(id) ? `${name}-dialogs` : `${name}-admin`;
}

/** Styles are small, so that one file of them costs less than a request for each screen's. */
const isStyle = (id: string) => id.endsWith('.css') && !isLibrary(id);

/**
 * Words, rules and small parts of screens: one file of them costs less than a request for each folder's. What a single
 * screen of customers shares with the back office can be large, such as a list.
 */
const isSmall = (source: string, isOfSeveral: boolean) =>
  /\/(client\/ui|domain)\//.test(source) || (isOfSeveral && source.includes('/client/parts/'));

const isLibrary = (id: string) => id.includes('/node_modules/') && !id.includes(ICONS);

/** How many of the screens reach a module. */
const count = (screens: Set<string>[], id: string) => screens.filter((modules) => modules.has(id)).length;

/** Whether a module needs no library beside those of the frame, so that a screen without forms can load it alone. */
function isLight(id: string, graph: ModuleGraph): boolean {
  const { page, frame } = (reached ??= reachIn(graph));
  return [...modulesReachableFrom([id], graph)].every((each) => !isLibrary(each) || page.has(each) || frame.has(each));
}

const ICONS = '/node_modules/lucide-react/';
const GENERATED = '/client/__generated__/';
const FOLDER = /\/(?:client\/(ui|(?:parts|customer|admin)\/\w+)|(domain\/\w+))/;
const entries = new Set(Object.values(starts).flatMap((paths) => paths.map((path) => join(root, path))));
let reached: ReturnType<typeof reachIn> | undefined;

function reachIn(graph: ModuleGraph) {
  const reach = (paths: string[]) =>
    modulesReachableFrom(
      paths.map((path) => join(root, path)),
      graph,
    );
  const later = findLaterModules(graph);
  const ofAdmins = later.filter((id) => id.includes('/client/admin'));
  const ofCustomers = later.filter((id) => !id.includes('/client/admin'));
  const screens = (ids: string[]) =>
    ids.filter((id) => id.endsWith('Screen.tsx')).map((id) => modulesReachableFrom([id], graph));
  return {
    page: reach(starts.page),
    frame: reach(starts.frame),
    signIn: reach(starts.signIn),
    event: reach(starts.event),
    customer: screens(ofCustomers),
    customerRooms: modulesReachableFrom(
      ofCustomers.filter((id) => id.includes('/client/customer/')),
      graph,
    ),
    customerLater: modulesReachableFrom(ofCustomers, graph),
    admin: screens(ofAdmins),
  };
}

/** The modules of the client that are loaded when they are needed: screens, and what opens on them. */
function findLaterModules(graph: ModuleGraph): string[] {
  const loaded = new Set(starts.page.map((path) => join(root, path)));
  for (const start of loaded)
    for (const id of modulesReachableFrom([start], graph))
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) loaded.add(later);
  return [...loaded].filter((id) => id.includes('/client/'));
}

/** The modules that these import, directly or through others, and they themselves. */
function modulesReachableFrom(ids: string[], graph: ModuleGraph): Set<string> {
  const reachable = new Set<string>();
  const pending = [...ids];
  for (let id = pending.pop(); id; id = pending.pop()) {
    if (reachable.has(id)) continue;
    reachable.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reachable;
}

/** The module with the text of a compiled operation or fragment; any other module itself. */
function sourceOf(id: string, graph: ModuleGraph): string {
  if (!id.includes(GENERATED)) return id;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const source = importers.find((importer) => !importer.includes(GENERATED)) ?? importers[0];
  return source ? sourceOf(source, graph) : id;
}
