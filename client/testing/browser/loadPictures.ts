import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from '../Picture.ts';

const root = join(import.meta.dirname, '../../..');

type PicturesOfRoom = [room: string, pictures: Picture[]];

/** The pictures of each room, by the room's name. */
export async function loadPictures(): Promise<PicturesOfRoom[]> {
  const files = globSync('client/**/*.pictures.ts', { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file): Promise<PicturesOfRoom> => {
      const { pictures } = (await import(join(root, file))) as { pictures: Picture[] };
      return [basename(file, '.pictures.ts'), pictures];
    }),
  );
}

/** The first picture of each screen as it opens: without dialogs, menus and errors. Slow screens are left out. */
export function onePerScreen(rooms: PicturesOfRoom[]): PicturesOfRoom[] {
  const screens = new Set<string>();
  return rooms.map(([room, pictures]) => [
    room,
    pictures.filter(({ path, press, type, isBroken, isSlow }) => {
      const [screen] = path.split('?') as [string];
      if (press || type || isBroken || isSlow || screens.has(screen)) return false;
      screens.add(screen);
      return true;
    }),
  ]);
}
