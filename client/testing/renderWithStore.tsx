import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Environment, Network, RecordSource, Store, type GraphQLResponse, type Variables } from 'relay-runtime';
import type { RecordMap } from 'relay-runtime/lib/store/RelayStoreTypes.js';
import { ToastRegion } from '../ui/Toast.tsx';

export interface Sent {
  name: string;
  variables: Variables;
}

/** A component over what is in the store already; what it sends is answered here. */
export function renderWithStore(component: ReactNode, records: RecordMap, answer: (sent: Sent) => object): Sent[] {
  const sent: Sent[] = [];
  const network = Network.create(async ({ name }, variables) => {
    sent.push({ name, variables });
    return { data: answer({ name, variables }) } as GraphQLResponse;
  });
  const environment = new Environment({ network, store: new Store(new RecordSource(records)) });
  const element = <RelayEnvironmentProvider environment={environment}>{component}<ToastRegion /></RelayEnvironmentProvider>;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return sent;
}
