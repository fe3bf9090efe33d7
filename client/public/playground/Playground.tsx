import { GraphiQL } from 'graphiql';
import { buildSchema, parse, print, type GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatTime } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { currentCredential } from './credential.ts';
import { examples } from './examples.ts';
import { createFetcher, VIEWER_CHECK, type Cost, type OperationOutcome } from './fetcher.ts';
import { KeyForm } from './KeyForm.tsx';
import { labelTabs } from './labelTabs.ts';
import { forgetKey, rememberKey } from './pastedKey.ts';

/**
 * Loads the public schema for the documentation, which is the same for every caller. Operations can be sent without the
 * schema too, so an error is ignored.
 */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  useEffect(() => {
    fetch('/schema.graphql')
      .then((response) => response.text())
      .then((text) => setSchema(buildSchema(text)))
      .catch(() => undefined);
  }, []);
  return schema;
}

const formatQuery = (query: string) => print(parse(query));
const exampleInHash = () => examples.find(({ id }) => id === window.location.hash.slice(1));

/** The GraphQL playground, with examples and a form for an API key. */
export function Playground() {
  const schema = useSchema();
  const [credential, setCredential] = useState(currentCredential);
  const [example, setExample] = useState(exampleInHash);
  const [outcome, setOutcome] = useState<OperationOutcome>({ isRefused: false });
  const { fetcher, close } = useMemo(() => createFetcher(credential.token, setOutcome), [credential]);
  useEffect(() => close, [close]);
  useEffect(() => {
    // A network error is ignored here; the user's first operation shows the same error.
    if (credential.token) Promise.resolve(fetcher(VIEWER_CHECK)).catch(() => undefined);
  }, [credential, fetcher]);
  useEffect(() => {
    const updateExample = () => setExample(exampleInHash());
    window.addEventListener('hashchange', updateExample);
    return () => window.removeEventListener('hashchange', updateExample);
  }, []);
  const editor = useRef<HTMLElement>(null);
  useEffect(() => labelTabs(editor.current!), []);
  const resetCredential = () => {
    setOutcome({ isRefused: false });
    setCredential(currentCredential());
  };
  const { query, variables, headers } = example ?? {};
  return (
    <>
      <header className="play-bar">
        <h1>GraphQL</h1>
        <label htmlFor="example">Eksempler</label>
        <select
          id="example"
          value={example?.id ?? ''}
          onChange={(event) => void (window.location.hash = event.target.value)}
        >
          <option value="" disabled>
            Vælg et eksempel
          </option>
          {examples.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <KeyForm
          credential={credential}
          isRefused={outcome.isRefused}
          onUse={(key) => {
            rememberKey(key);
            resetCredential();
          }}
          onForget={() => {
            forgetKey();
            resetCredential();
          }}
        />
        <nav aria-label="For udviklere">
          <a href="/api/docs">API-dokumentation</a>
          <a href="/schema.graphql">schema.graphql</a>
        </nav>
      </header>
      <main className="play-editor" ref={editor}>
        {/* GraphiQL reads these props once, so a new key replaces the editor. GraphiQL stores the tabs itself. */}
        <GraphiQL
          key={`${credential.token} ${example?.id}`}
          fetcher={fetcher}
          schema={schema}
          defaultQuery={formatQuery(examples[0]!.query)}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
          {...(query && {
            initialQuery: formatQuery(query),
            initialVariables: variables ? JSON.stringify(variables, null, 2) : '',
            initialHeaders: headers ? JSON.stringify(headers, null, 2) : '',
          })}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <CostLine cost={outcome.cost} />
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
    </>
  );
}

/** Shows the cost of the last operation and the rest of the caller's allowance. */
const CostLine = ({ cost }: { cost: Cost | undefined }) => (
  <p className="play-cost" role="status">
    {cost &&
      `Kostede ${formatCount(cost.actual)} point (højst ${formatCount(cost.requested)}). ` +
        `${formatCount(cost.remaining)} af ${formatCount(cost.limit)} point er tilbage til kl. ` +
        `${formatTime(cost.reset * 1_000)}.`}
  </p>
);
