import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Finds the built files of the client by the source modules that they were built from. */
export class BuildManifest {
  readonly #folder: string;
  readonly #manifest: Record<string, Chunk>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  }

  /** The styles of some modules and of everything they import, as one text. */
  stylesOf(...modules: string[]): string {
    return this.styleFilesOf(...modules)
      .map((href) => readFileSync(`${this.#folder}${href}`, 'utf8').trim())
      .join('\n');
  }

  styleFilesOf(...modules: string[]): string[] {
    return [...new Set(this.#chunksOf(modules).flatMap(({ css = [] }) => css.map((file) => `/${file}`)))];
  }

  codeFilesOf(...modules: string[]): string[] {
    return this.#chunksOf(modules).map(({ file }) => `/${file}`);
  }

  /** The chunks of some modules without duplicates; each comes after the chunks that it imports. */
  #chunksOf(modules: string[]): Chunk[] {
    const seen = new Set<string>();
    const collect = (key: string): Chunk[] => {
      const chunk = this.#manifest[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      return [...(chunk.imports ?? []).flatMap(collect), chunk];
    };
    return modules.flatMap(collect);
  }
}
