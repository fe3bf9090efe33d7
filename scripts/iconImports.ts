import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports each icon from its own module. Through the package's index every screen would seem to reach all icons, and
 * they could not be divided among the chunks.
 */
export function iconImports(): Plugin {
  const files = iconFiles();
  return {
    name: 'icon-imports',
    apply: 'build',
    transform: (code) => {
      if (!code.includes("'lucide-react'") && !code.includes('"lucide-react"')) return undefined;
      return {
        code: code.replaceAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim().split(' as '))
            .filter(([name]) => name)
            .map(([name, local = name]) => `import ${local} from 'lucide-react/icons/${files.get(name!)}';`)
            .join(' '),
        ),
        map: null,
      };
    },
  };
}

/** The file of each icon, by the names that the package's index gives it. */
function iconFiles(): Map<string, string> {
  const index = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace('cjs/lucide-react.js', 'esm/lucide-react.mjs');
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)].flatMap(
      ([, names, file]) => [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, file!] as const),
    ),
  );
}
