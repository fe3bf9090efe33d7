/** Returns the element id of a column's heading, which takes the focus when the user jumps to the column. */
export const headingId = (columnId: string) => `kolonne-${columnId}`;
