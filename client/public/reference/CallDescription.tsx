import { curlCommand } from './example.ts';
import { resolveResponse, type Call, type OpenApi } from './openApi.ts';
import { SchemaField, SchemaTree } from './SchemaTree.tsx';
import { trialCallOf } from './trialCall.ts';

/** Describes a REST call: parameters, body, response, errors and an example. */
export function CallDescription({ call, api }: { call: Call; api: OpenApi }) {
  const { operationId, method, path, description, security, parameters, requestBody, responses } = call;
  const responseSchema = responses['200']!.content!['application/json'].schema;
  return (
    <article className="ref-call" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <a href={`#${operationId}`}>
          <span className={`ref-method ref-${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
        </a>
      </h3>
      <p lang="en">{description}</p>
      {!security.length && <p className="ref-note">Åben for alle: kræver ingen nøgle.</p>}
      {parameters.length > 0 && (
        <>
          <h4>Parametre</h4>
          <ul className="ref-tree">
            {parameters.map(({ name, in: location, required, schema, description: parameterDescription }) => (
              <li key={name}>
                <p>
                  <SchemaField
                    name={name}
                    schema={{ ...schema, ...(parameterDescription && { description: parameterDescription }) }}
                    api={api}
                    note={`${places[location]}${required ? ', påkrævet' : ''}`}
                  />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {requestBody && (
        <>
          <h4>Indhold</h4>
          <SchemaTree schema={requestBody.content['application/json'].schema} api={api} isBody />
        </>
      )}
      <details>
        <summary>Svar</summary>
        <SchemaTree schema={responseSchema} api={api} />
      </details>
      <details>
        <summary>Fejl</summary>
        <ul className="ref-errors">
          {Object.entries(responses)
            .filter(([status]) => status !== '200')
            .map(([status, error]) => (
              <li key={status}>
                <strong className="num">{status === 'default' ? 'Andre' : status}</strong>
                <ErrorDescription text={resolveResponse(error, api).description ?? ''} />
              </li>
            ))}
        </ul>
      </details>
      <CodeExample text={curlCommand(call, api)} />
      <div className="ref-try" data-call={operationId} data-try={JSON.stringify(trialCallOf(call, api))} />
    </article>
  );
}

const places: Record<string, string> = { path: 'i adressen', query: 'efter ?', header: 'header' };

/** Shows each line of a description on its own, with the error codes between backticks as code. */
const ErrorDescription = ({ text }: { text: string }) => (
  <span lang="en">
    {text.split('\n').map((line) => (
      <span className="ref-line" key={line}>
        {line.split('`').map((part, i) => (i % 2 ? <code key={part}>{part}</code> : part))}
      </span>
    ))}
  </span>
);

/** A block of code. The page's script adds a copy button to elements with `data-copy`. */
export const CodeExample = ({ text }: { text: string }) => (
  <div className="ref-example" data-copy>
    <pre>
      <code>{text}</code>
    </pre>
  </div>
);
