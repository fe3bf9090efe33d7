import { importRoomFiles } from '../roomFiles.ts';
import { rooms } from '../rooms.ts';
import type { Fixture } from './Fixture.ts';

const files = await importRoomFiles<{ fixture: Fixture }>(rooms, (name) => `testing/${name}.fixture.ts`);

/** The fixtures of all rooms, in the order of the rooms: an example may need the examples of earlier rooms. */
export const fixtures = files.map(({ fixture }) => fixture);
