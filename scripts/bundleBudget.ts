import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './processes.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The modules that a first visit to a screen loads, and the budget in kB for them and everything they import. */
const firstLoads = [
  { name: 'JavaScript at sign-in', budget: 149, modules: ['index.html', 'client/public/signIn/LoginScreen.tsx'] },
  {
    name: 'JavaScript at registration',
    budget: 154,
    modules: ['index.html', 'client/public/registration/RegistrationScreen.tsx'],
  },
  {
    name: 'JavaScript on a public event',
    budget: 226,
    modules: ['index.html', 'client/portalRoutes.tsx', 'client/public/events/page/PublicEventScreen.tsx'],
  },
  {
    name: 'JavaScript when signed in',
    budget: 247,
    modules: [
      'index.html',
      'client/portalRoutes.tsx',
      'client/app/shell/Shell.tsx',
      'client/customer/dashboard/DashboardScreen.tsx',
    ],
  },
];

/** Returns the gzipped size of each first load beside its budget. */
export function measureFirstLoads() {
  const manifest = JSON.parse(readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  return firstLoads.map(({ name, budget, modules }) => {
    const files = new Set<string>();
    for (const module of modules) {
      if (!manifest[module]) throw new Error(`${module} is not a chunk of its own in the built client`);
      addWithImports(manifest, module, files);
    }
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`${root}dist/client/${file}`)).length,
      0,
    );
    return { name, budget, kilobytes: bytes / 1000 };
  });
}

function addWithImports(manifest: Record<string, Chunk>, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach((imported) => addWithImports(manifest, imported, files));
}
