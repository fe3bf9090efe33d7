import { RelayEnvironmentProvider } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import { AddToAccount, type AddToAccountProps } from './AddToAccount.tsx';

/** The pages for visitors are loaded without Relay, which few of those who confirm an address need. */
export const AddToAccountPage = (props: AddToAccountProps) => (
  <RelayEnvironmentProvider environment={environment()}>
    <AddToAccount {...props} />
  </RelayEnvironmentProvider>
);
