import 'reflect-metadata';
import { ormOptions } from './server/db/orm.ts';
import { readSettings } from './server/settings.ts';

/** For MikroORM's own command line; it speaks as the database's owner. */
export default ormOptions(readSettings().MIGRATION_DATABASE_URL ?? '', 2);
