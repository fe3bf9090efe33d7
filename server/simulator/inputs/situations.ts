/** Statements that find the arguments with which a mutation can succeed, by the name of the mutation. */
export const situations: Record<string, string> = {};
