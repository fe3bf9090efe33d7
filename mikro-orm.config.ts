import 'reflect-metadata';
import { readSettings } from './server/config.ts';
import { ormOptions } from './server/db/orm.ts';

/** For MikroORM's own command line; it speaks as the database's owner. */
export default ormOptions(readSettings().MIGRATION_DATABASE_URL ?? '', 2);
