import { ROOT_TYPE, type MissingFieldHandler } from 'relay-runtime';

/**
 * Finds a record in the store for a field that asks for it by its id alone: `node(id:)`, and the same for admins, such
 * as `admin { customer(id:) }`. A query is then answered from the store when other queries have fetched all its fields.
 * Fields without arguments, such as `viewer`, are the same record in every query and need no help.
 */
export const readStoredById: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ args: declared }, record, args) => {
    const type = record?.getType();
    if ((type !== ROOT_TYPE && type !== 'Admin') || declared?.length !== 1) return undefined;
    return typeof args.id === 'string' ? args.id : undefined;
  },
};
