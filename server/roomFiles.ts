import { existsSync } from 'node:fs';
import type { Room } from './room.ts';

/** Imports a file that a room may have, such as its demo data, for each room that has it, in the order of the rooms. */
export function importRoomFiles<File>(rooms: Room[], pathOf: (room: string) => string): Promise<File[]> {
  return Promise.all(
    rooms
      .map(({ name }) => new URL(pathOf(name), import.meta.url))
      .filter((file) => existsSync(file))
      .map(({ href }) => import(href) as Promise<File>),
  );
}
