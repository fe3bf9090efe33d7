import 'reflect-metadata';
import { ormOptions } from './server/platform/db/orm.ts';
import { entitiesOf } from './server/platform/room.ts';
import { readSettings } from './server/platform/settings.ts';
import { rooms } from './server/rooms.ts';

/** The ORM's options as the owner of the database, for `npm run db:diff` and MikroORM's own command line. */
export default ormOptions(readSettings().MIGRATION_DATABASE_URL ?? '', { entities: entitiesOf(rooms), poolSize: 2 });
