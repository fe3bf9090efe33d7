/** The text by which admins mark comments at ClickUp for customers. */
export const COMMENT_MARKER = '@kunde';

/** The beginning of comments that no customer may see. */
export const INTERNAL = 'INTERNT:';
