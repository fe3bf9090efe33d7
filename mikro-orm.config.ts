import 'reflect-metadata';
import { ormOptions } from './server/db/orm.ts';
import { entitiesOf } from './server/room.ts';
import { rooms } from './server/rooms.ts';
import { readSettings } from './server/settings.ts';

/** The ORM's options as the owner of the database, for `npm run db:diff` and MikroORM's own command line. */
export default ormOptions(readSettings().MIGRATION_DATABASE_URL ?? '', { entities: entitiesOf(rooms), poolSize: 2 });
