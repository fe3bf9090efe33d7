import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../client/testing/Picture.ts';
import { root } from './processes.ts';

/** The pictures of all rooms. */
export async function loadPictures(): Promise<Picture[]> {
  const files = globSync('client/**/*.pictures.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ pictures: Picture[] }>));
  return modules.flatMap(({ pictures }) => pictures);
}
