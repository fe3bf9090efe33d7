import { GraphiQL } from 'graphiql';
import { buildSchema, parse, print, type GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useState } from 'react';
import { CostLine } from './CostLine.tsx';
import { examples } from './examples.ts';
import { fetcherFor, WHO_ASKS, type Outcome } from './fetcher.ts';
import { currentAsker, forgetKey, rememberKey } from './key.ts';
import { KeyForm } from './KeyForm.tsx';

/** Its documentation is for everybody, whoever asks: so it comes from where everybody gets the schema. One can ask without it, too. */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  useEffect(() => {
    fetch('/schema.graphql')
      .then((answer) => answer.text())
      .then((text) => setSchema(buildSchema(text)))
      .catch(() => undefined);
  }, []);
  return schema;
}

const inLines = (query: string) => print(parse(query));
const hashed = () => examples.find(({ id }) => id === window.location.hash.slice(1));

export function Playground() {
  const schema = useSchema();
  const [asker, setAsker] = useState(currentAsker);
  const [example, setExample] = useState(hashed);
  const [outcome, setOutcome] = useState<Outcome>({ isRefused: false });
  const { fetcher, close } = useMemo(() => fetcherFor(asker.token, setOutcome), [asker]);
  useEffect(() => close, [close]);
  useEffect(() => {
    // A server that is away is told of with the first question.
    if (asker.token) Promise.resolve(fetcher(WHO_ASKS)).catch(() => undefined);
  }, [asker, fetcher]);
  useEffect(() => {
    const follow = () => setExample(hashed());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const askAnew = () => {
    setOutcome({ isRefused: false });
    setAsker(currentAsker());
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
          asker={asker}
          isRefused={outcome.isRefused}
          onUse={(key) => {
            rememberKey(key);
            askAnew();
          }}
          onForget={() => {
            forgetKey();
            askAnew();
          }}
        />
        <nav aria-label="For udviklere">
          <a href="/api/docs">API-dokumentation</a>
          <a href="/schema.graphql">schema.graphql</a>
        </nav>
      </header>
      <main className="play-editor">
        {/* An editor takes its texts and its schema when it is made; the tabs stay from one to the next. */}
        <GraphiQL
          key={`${asker.token} ${example?.id}`}
          fetcher={fetcher}
          schema={schema}
          defaultQuery={inLines(examples[0]!.query)}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
          {...(query && {
            initialQuery: inLines(query),
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
