import { ConnectionHandler } from 'react-relay';

/** Id of the connection of deactivated users of a company. */
export const deactivatedUsersOf = (customerId: string) =>
  ConnectionHandler.getConnectionID(customerId, 'DeactivatedUserList_deactivatedUsers');
