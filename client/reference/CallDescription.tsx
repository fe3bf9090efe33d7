import { curlOf } from './example.ts';
import { errorOf, type Call, type OpenApi } from './openApi.ts';
import { Field, SchemaTree } from './SchemaTree.tsx';

interface CallDescriptionProps {
  call: Call;
  api: OpenApi;
}

/** One call: what it takes, what it answers, how it can fail, and how one tries it. */
export function CallDescription({ call, api }: CallDescriptionProps) {
  const { operationId, method, path, description, security, parameters, requestBody, responses } = call;
  const answer = responses['200']!.content!['application/json'].schema;
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
            {parameters.map(({ name, in: place, required, schema, description: said }) => (
              <li key={name}>
                <p>
                  <Field
                    name={name}
                    schema={{ ...schema, ...(said && { description: said }) }}
                    api={api}
                    note={`${places[place]}${required ? ', påkrævet' : ''}`}
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
        <SchemaTree schema={answer} api={api} />
      </details>
      <details>
        <summary>Fejl</summary>
        <ul className="ref-errors">
          {Object.entries(responses)
            .filter(([status]) => status !== '200')
            .map(([status, error]) => (
              <li key={status}>
                <strong className="num">{status === 'default' ? 'Andre' : status}</strong>
                <Said text={errorOf(error, api).description ?? ''} />
              </li>
            ))}
        </ul>
      </details>
      <Example text={curlOf(call, api)} />
    </article>
  );
}

const places: Record<string, string> = { path: 'i adressen', query: 'efter ?', header: 'header' };

/** Codes stand between backticks, one line each. */
const Said = ({ text }: { text: string }) => (
  <span lang="en">
    {text.split('\n').map((line) => (
      <span className="ref-line" key={line}>
        {line.split('`').map((part, i) => (i % 2 ? <code key={part}>{part}</code> : part))}
      </span>
    ))}
  </span>
);

/** What copies it is made by the page's script: without that the text can be marked all the same. */
export const Example = ({ text }: { text: string }) => (
  <div className="ref-example" data-copy>
    <pre>
      <code>{text}</code>
    </pre>
  </div>
);
