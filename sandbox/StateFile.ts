import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The state of a stand-in. `save` stores the state in a file, so that objects to which the demo's database refers
 * survive a restart. Without a folder, the state is kept in memory only.
 */
export class StateFile<State> {
  readonly state: State;
  readonly #path: string | undefined;

  constructor(folder: string | undefined, name: string, createState: () => State) {
    this.#path = folder && join(folder, `${name}.json`);
    if (folder) mkdirSync(folder, { recursive: true });
    this.state = read<State>(this.#path) ?? createState();
  }

  save(): void {
    if (!this.#path) return;
    writeFileSync(`${this.#path}.part`, JSON.stringify(this.state));
    renameSync(`${this.#path}.part`, this.#path);
  }
}

function read<State>(path: string | undefined): State | undefined {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
