import { globSync } from 'node:fs';
import type { Room } from './platform/room.ts';

/**
 * Imports a file that a room may have in its folder, such as its demo data, for each room that has it, in the order of
 * the rooms.
 */
export function importRoomFiles<File>(rooms: Room[], pathOf: (room: string) => string): Promise<File[]> {
  return Promise.all(
    rooms
      .flatMap(({ name }) => globSync(`{platform,rooms/*}/${name}/${pathOf(name)}`, { cwd: import.meta.dirname }))
      .map((file) => import(new URL(file, import.meta.url).href) as Promise<File>),
  );
}
