import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from '../Picture.ts';

const root = join(import.meta.dirname, '../../..');

/** The pictures of each room, by the room's name. */
export async function loadPictures(): Promise<[room: string, pictures: Picture[]][]> {
  const files = globSync('client/**/*.pictures.ts', { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file): Promise<[string, Picture[]]> => {
      const { pictures } = (await import(join(root, file))) as { pictures: Picture[] };
      return [basename(file, '.pictures.ts'), pictures];
    }),
  );
}
