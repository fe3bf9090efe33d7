import { existsSync } from 'node:fs';
import { rooms } from '../rooms.ts';
import type { Fixture } from './Fixture.ts';

/** The fixtures of all rooms, in the order of the rooms: an example may need the examples of earlier rooms. */
export const fixtures: Fixture[] = await Promise.all(
  rooms
    .map(({ name }) => new URL(`../${name}/testing/${name}.fixture.ts`, import.meta.url))
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(href)) as { fixture: Fixture }).fixture),
);
