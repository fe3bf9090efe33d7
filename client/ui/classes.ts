/** Joins class names and skips falsy ones. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
