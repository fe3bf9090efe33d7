/**
 * The columns that `em.create` may leave out: the id, the time of creation, the version and those in `Column`. The
 * initializers of the entity's class set them, so ids come from `newId`. Every other column that cannot be null is
 * required.
 *
 * With the id of a row that the transaction has read, `em.create` returns that row, so the row is edited and no other
 * one is inserted.
 */
export type Defaults<Column extends string = never> = 'id' | 'createdAt' | 'version' | Column;
