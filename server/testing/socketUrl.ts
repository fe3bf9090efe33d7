/** The address of GraphQL over WebSocket, on a portal at `url`. */
export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}/graphql`;
