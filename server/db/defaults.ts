/**
 * The columns that `em.create` may leave out: the id, the time of creation, the version and those in `Column`. The
 * initializers of the entity's class set them, so ids come from `newId`. Every other column that cannot be null is
 * required.
 *
 * `em.create` with the id of a row that the transaction has read edits that row instead of inserting another one.
 */
export type Defaults<Column extends string = never> = 'id' | 'createdAt' | 'version' | Column;
