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

/** The modules that start each page, the frame, the overview, and the first pages of visitors. */
const starts = {
  page: ['client/main.tsx'],
  frame: ['client/portalRoutes.tsx', 'client/app/shell/Shell.tsx'],
  overview: ['client/customer/dashboard/DashboardScreen.tsx'],
  signIn: ['client/public/signIn/LoginScreen.tsx'],
  registration: ['client/public/registration/RegistrationScreen.tsx'],
  event: ['client/portalRoutes.tsx', 'client/public/events/page/PublicEventScreen.tsx'],
  landing: ['client/public/landing/LandingScreen.tsx'],
};

/** From this share of the customers' screens, a module is in the chunk that they all load. */
const OF_SCREENS = 0.2;

/** From this share of the customers' dialogs, a module is in the chunk that they all load. */
const OF_DIALOGS = 0.1;

/**
 * Returns the name of the chunk for a module, or undefined to leave it to `folderChunkName` and then to the bundler,
 * which alone would make dozens of chunks of a few bytes, each with its own request. What is light never imports what
 * is not (`suffixOf`), and what customers reach never imports what only employees reach: otherwise a screen would load
 * code that it does not need.
 */
export function chunkName(id: string, graph: ModuleGraph): string | undefined {
  if (entries.has(id)) return undefined;
  const library = libraries.find(({ test }) => test.test(id));
  if (library) return library.chunk;
  const reach = (reached ??= reachIn(graph));
  if (reach.page.has(id)) return 'page';
  const ofStyles = isStyle(id) && styleChunkName(id, reach);
  if (ofStyles) return ofStyles;
  const suffix = suffixOf(id, graph);
  const ofScreens = count(reach.customer, id);
  const isCommon = ofScreens >= OF_SCREENS * reach.customer.length;
  const isOfStart = reach.frame.has(id) || reach.overview.has(id);
  if (reach.signIn.has(id) && suffix === '-forms') return 'forms';
  if (reach.signIn.has(id) && (isOfStart || ofScreens > 1)) return `visitors${suffix}`;
  if (reach.registration.has(id) && (isOfStart || isCommon)) return `visitors${suffix}`;
  const isPublic = reach.event.has(id) || reach.landing.has(id);
  if (reach.frame.has(id)) return isPublic ? 'publicFrame' : 'frame';
  // The modules of a library reach more than what is used of it, so the bundler divides the rest of them.
  if (isLibrary(id)) return undefined;
  const rooms = roomsOf(id, reach).length;
  // A room of events shares much with the page of an event, and no other screen needs that.
  if (!suffix && isPublic && (reach.overview.has(id) || rooms > (reach.event.has(id) ? 1 : 0))) return 'publicFrame';
  if (!suffix && isCommon) return reach.overview.has(id) ? 'frame' : 'screens';
  if (isPublic && (ofScreens > 1 || reach.customerRooms.has(id)))
    return `${reach.event.has(id) ? 'event' : 'landing'}${suffix}`;
  const source = sourceOf(id, graph);
  const isOfOverview = !suffix && reach.overview.has(id);
  if (isOfOverview && isSmall(source)) return 'frame';
  if (isOfOverview && ofScreens > 1) return 'overview';
  if (reach.registration.has(id) && ofScreens > 1) return `registration${suffix}`;
  if (suffix && ofScreens > 1 && isPart(source)) return `screens${suffix}`;
  if (ofScreens > 1 && rooms !== 1 && isPart(source) && !isOfVisitors(id, reach)) return 'screens';
  const isOfDialogs = count(reach.dialogs, id) >= OF_DIALOGS * reach.dialogs.length;
  if (isOfDialogs && (suffix || !rooms)) return `dialogs${suffix}`;
  if (ofScreens || id.includes('/client/admin/')) return undefined;
  return !reach.customerLater.has(id) && count(reach.admin, id) > 1 ? `backOffice${suffix && '-controls'}` : undefined;
}

/**
 * Returns the name of the chunk for what the screens and dialogs of a room share, also with the back office, or for
 * what a folder gives to several rooms.
 */
export function folderChunkName(id: string, graph: ModuleGraph): string | undefined {
  if (entries.has(id)) return undefined;
  const reach = (reached ??= reachIn(graph));
  const [, ofClient, folder = ofClient] = FOLDER.exec(sourceOf(id, graph)) ?? [];
  const isIcon = id.includes(ICONS);
  if (isOfVisitors(id, reach) || !(folder || isIcon)) return undefined;
  const suffix = suffixOf(id, graph);
  const rooms = roomsOf(id, reach);
  if (rooms.length === 1) return `room-${rooms[0]}${suffix}`;
  if (isIcon) return 'icons';
  const name = folder!.replace('/', '-');
  if (rooms.length) return `${name}${suffix}`;
  return reach.customerLater.has(id) ? `${name}-dialogs` : `${name}-admin`;
}

/** Styles are small, so that one file of them costs less than a request for each screen's. */
const isStyle = (id: string) => id.endsWith('.css') && !isLibrary(id);

function styleChunkName(id: string, { frame, overview, event, landing, customer, ...reach }: Reach) {
  const isStart = frame.has(id) || overview.has(id);
  if (isOfVisitors(id, reach)) return isStart || count(customer, id) > 1 ? 'visitors' : undefined;
  if (event.has(id) || landing.has(id)) return 'publicFrame';
  return isStart || count(customer, id) ? 'styles' : undefined;
}

const isOfVisitors = (id: string, { signIn, registration }: Pick<Reach, 'signIn' | 'registration'>) =>
  signIn.has(id) || registration.has(id);

/** Words, rules, icons and the design system: so small that all screens can load what a few of them need. */
const isSmall = (source: string) => source.includes(ICONS) || /\/(client\/(app|ui)|domain)\//.test(source);

const isPart = (source: string) => isSmall(source) || source.includes('/client/parts/');

const isLibrary = (id: string) => id.includes('/node_modules/') && !id.includes(ICONS);

/** How many of the screens reach a module. */
const count = (screens: Set<string>[], id: string) => screens.filter((modules) => modules.has(id)).length;

/** The rooms of customers whose screens reach a module. */
const roomsOf = (id: string, { customer, customerScreens }: Reach): string[] => [
  ...new Set(customerScreens.flatMap((screen, index) => (customer[index]!.has(id) && ROOM.exec(screen)?.[1]) || [])),
];

/**
 * What a module needs beside the libraries of the frame: nothing, those of forms, those of validation, or others such
 * as React Aria. Modules that need different ones are in different chunks.
 */
function suffixOf(id: string, graph: ModuleGraph): string {
  const { page, frame } = (reached ??= reachIn(graph));
  const needed = [...modulesReachableFrom([id], graph)].filter(
    (each) => isLibrary(each) && !page.has(each) && !frame.has(each),
  );
  const needsOnly = (...chunks: string[]) =>
    needed.every((each) => libraries.some(({ chunk, test }) => chunks.includes(chunk) && test.test(each)));
  if (!needed.length) return '';
  if (needsOnly('forms')) return '-forms';
  return needsOnly('forms', 'validation') ? '-validation' : '-controls';
}

const ICONS = '/node_modules/lucide-react/';
const GENERATED = '/client/__generated__/';
const FOLDER = /\/(?:client\/(app|ui|(?:parts|customer|admin)\/\w+)|(domain\/\w+))/;
const ROOM = /\/client\/customer\/(\w+)/;
const entries = new Set(Object.values(starts).flatMap((paths) => paths.map((path) => join(root, path))));
type Reach = ReturnType<typeof reachIn>;
let reached: Reach | undefined;

function reachIn(graph: ModuleGraph) {
  const reach = (paths: string[]) =>
    modulesReachableFrom(
      paths.map((path) => join(root, path)),
      graph,
    );
  const later = findLaterModules(graph);
  const ofAdmins = later.filter((id) => id.includes('/client/admin'));
  const ofCustomers = later.filter((id) => !id.includes('/client/admin'));
  const isScreen = (id: string) => id.endsWith('Screen.tsx');
  const customerScreens = ofCustomers.filter(isScreen);
  const each = (ids: string[]) => ids.map((id) => modulesReachableFrom([id], graph));
  return {
    page: reach(starts.page),
    frame: reach(starts.frame),
    overview: reach(starts.overview),
    signIn: reach(starts.signIn),
    registration: reach(starts.registration),
    event: reach(starts.event),
    landing: reach(starts.landing),
    customerScreens,
    customer: each(customerScreens),
    customerRooms: modulesReachableFrom(
      ofCustomers.filter((id) => id.includes('/client/customer/')),
      graph,
    ),
    dialogs: each(ofCustomers.filter((id) => /Dialog(Code)?\.tsx?$/.test(id))),
    customerLater: modulesReachableFrom(ofCustomers, graph),
    admin: each(ofAdmins.filter(isScreen)),
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
