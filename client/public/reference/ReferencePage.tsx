import { CallDescription } from './CallDescription.tsx';
import { Introduction } from './Introduction.tsx';
import { areasOf, type Area, type OpenApi } from './openApi.ts';
import { WebhookDescription } from './WebhookDescription.tsx';

/** The reference of the REST API, generated from its OpenAPI description. */
export function ReferencePage({ api, product }: { api: OpenApi; product: string }) {
  const areas = areasOf(api);
  return (
    <>
      <a className="ref-skip" href="#content">
        Spring til indhold
      </a>
      <header className="ref-header">
        <a className="ref-brand" href="/">
          {product}
        </a>
        <nav aria-label="For udviklere">
          <a href="/api/docs" aria-current="page">
            REST
          </a>
          <a href="/graphql">GraphQL</a>
          <a href="/api/openapi.json">openapi.json</a>
          <a href="/schema.graphql">schema.graphql</a>
        </nav>
      </header>
      <div className="ref-columns">
        <aside className="ref-aside">
          <details open data-narrow-closed>
            <summary>Indhold</summary>
            <nav aria-label="Kald">
              {areas.map((area) => (
                <AreaLinks key={area.anchor} area={area} />
              ))}
            </nav>
          </details>
        </aside>
        <main id="content" tabIndex={-1}>
          <Introduction api={api} />
          {areas.map(({ name, description, anchor, calls, webhooks }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>{name}</h2>
              <p lang="en">{description}</p>
              {calls.map((call) => (
                <CallDescription key={call.operationId} call={call} api={api} />
              ))}
              {webhooks.map((webhook) => (
                <WebhookDescription key={webhook.operationId} webhook={webhook} api={api} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}

const AreaLinks = ({ area: { name, anchor, calls, webhooks } }: { area: Area }) => (
  <>
    <p>
      <a href={`#${anchor}`}>{name}</a>
    </p>
    <ul>
      {calls.map(({ operationId, method, path }) => (
        <li key={operationId}>
          <a href={`#${operationId}`}>
            <span className={`ref-method ref-${method.toLowerCase()}`}>{method}</span>{' '}
            <span>{path.replace(/^\/api/, '')}</span>
          </a>
        </li>
      ))}
      {webhooks.map(({ operationId, name: type }) => (
        <li key={operationId}>
          <a href={`#${operationId}`}>{type}</a>
        </li>
      ))}
    </ul>
  </>
);
