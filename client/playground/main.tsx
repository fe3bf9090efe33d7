import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';

const WELCOME = `# Portalens GraphQL
#
# Skriv din nøgle under Headers: {"authorization": "Bearer …"}
# Er du logget ind i portalen i denne browser, er den udfyldt for dig.

{
  viewer {
    user { name email }
    customer { name departments(first: 10) { edges { node { name } } } }
  }
}
`;

const token = localStorage.getItem('portal.token')?.replace(/^"(.*)"$/, '$1');
const address = `${window.location.origin}/graphql`;
let headers = token ? JSON.stringify({ authorization: `Bearer ${token}` }, null, 2) : '{}';
const sentHeaders = () => JSON.parse(headers || '{}') as Record<string, string>;

const ask = createGraphiQLFetcher({
  url: address,
  // The header editor's token opens the socket too.
  wsClient: createClient({ url: address.replace(/^http/, 'ws'), lazy: true, connectionParams: sentHeaders }),
});
// The schema is fetched before the header editor is there to be asked.
const fetcher: typeof ask = (params, options) => ask(params, { ...options, headers: { ...sentHeaders(), ...options?.headers } });

createRoot(document.getElementById('root')!).render(
  <GraphiQL fetcher={fetcher} initialHeaders={headers} defaultQuery={WELCOME} shouldPersistHeaders={false} onEditHeaders={(text) => void (headers = text)} />,
);
