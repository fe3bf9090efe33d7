import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../platform/db/orm.ts';
import { dbRoles } from '../platform/db/roles.ts';
import { entitiesOf } from '../platform/room.ts';
import { rooms } from '../rooms.ts';

const options = ormOptions('postgres://localhost/none', { entities: entitiesOf(rooms) });

/** The entities of all rooms, with their tables and policies. */
export const entities = [...new MikroORM(options).getMetadata()];

/** The entities whose rows belong to a company. */
export const companyEntities = entities.filter(({ props }) =>
  props.some(({ fieldNames }) => fieldNames?.includes('customer_id')),
);

/** The entities of which customers read rows of their own company. */
export const customerEntities = companyEntities.filter(({ policies = [] }) =>
  policies.some(({ roles = [], using }) => using && [roles].flat().includes(dbRoles.customer)),
);
