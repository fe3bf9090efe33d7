import 'reflect-metadata';
import { ormOptions } from './server/db/orm.ts';
import { entitiesOf } from './server/room.ts';
import { rooms } from './server/rooms.ts';
import { readSettings } from './server/settings.ts';

/** Configuration of MikroORM's command line, which connects as the owner of the database. */
export default ormOptions(readSettings().MIGRATION_DATABASE_URL ?? '', { entities: entitiesOf(rooms), poolSize: 2 });
