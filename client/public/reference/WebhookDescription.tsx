import { CodeExample } from './CallDescription.tsx';
import type { OpenApi, Webhook } from './openApi.ts';
import { SchemaTree } from './SchemaTree.tsx';

/** Describes a message that the portal sends to a company's own system: its fields and an example. */
export function WebhookDescription({ webhook, api }: { webhook: Webhook; api: OpenApi }) {
  const { name, operationId, description, requestBody } = webhook;
  const { schema } = requestBody.content['application/json'];
  return (
    <article className="ref-call" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <a href={`#${operationId}`}>
          <span className="ref-method ref-post">Webhook</span> <code>{name}</code>
        </a>
      </h3>
      <p lang="en">{description}</p>
      <details>
        <summary>Indhold</summary>
        <SchemaTree schema={schema} api={api} />
      </details>
      <CodeExample text={JSON.stringify(schema.examples?.[0], null, 2)} />
    </article>
  );
}
