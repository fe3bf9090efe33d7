import { readFileSync } from 'node:fs';

interface Chunk {
  css?: string[];
  imports?: string[];
}

/** The style sheets of a part of the client that is loaded on demand: a page that the server renders needs them before that. */
export function stylesOf(folder: string): (module: string) => string[] {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  return (module) => {
    const seen = new Set<string>();
    const collect = (key: string): string[] => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      return [...(chunk.imports ?? []).flatMap(collect), ...(chunk.css ?? [])];
    };
    return [...new Set(collect(module))].map((file) => `/${file}`);
  };
}
