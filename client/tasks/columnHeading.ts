/** Where the focus goes that is led to a column. */
export const headingId = (columnId: string) => `kolonne-${columnId}`;
