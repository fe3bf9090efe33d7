import { CodeExample } from './CallDescription.tsx';
import type { OpenApi } from './openApi.ts';

/** The rules that apply to every call. */
export const Introduction = ({ api }: { api: OpenApi }) => (
  <section id="begynd" aria-labelledby="begynd-title">
    <h1 id="begynd-title">API-dokumentation</h1>
    <p>
      Her står portalens REST-kald. Det samme, og mere til, kan hentes med <a href="/graphql">GraphQL</a>, hvor man også
      kan prøve sig frem. Hele beskrivelsen findes som <a href="/api/openapi.json">OpenAPI 3.1</a>, og GraphQL-skemaet
      som <a href="/schema.graphql">tekst</a>.
    </p>
    <h2 id="noegle">Nøgle</h2>
    <p>En nøgle udstedes af os til én virksomhed og enten læser eller læser og skriver. Den sendes med hvert kald:</p>
    <CodeExample text={`curl '${api.servers[0]!.url}/api/departments' \\\n  -H 'authorization: Bearer DIN_NØGLE'`} />
    <form className="ref-key" data-key hidden>
      <label htmlFor="proev-noegle">Prøv kaldene her på siden med en nøgle</label>
      <div>
        <input id="proev-noegle" type="password" autoComplete="off" spellCheck={false} required />
        <button type="submit">Brug</button>
        <button type="button" hidden>
          Glem nøgle
        </button>
      </div>
      <p role="status" />
    </form>
    <h2 id="svar">Svar og fejl</h2>
    <p>
      Et svar er <code>{'{"data": …}'}</code>. En fejl er <code>{'{"status", "message", "code", "data"?}'}</code> med
      samme HTTP-status: <code>code</code> er til programmer, <code>message</code> er dansk og til mennesker, og{' '}
      <code>data.fieldErrors</code> har <code>field</code>, <code>code</code> og <code>message</code> for hvert forkert
      felt.
    </p>
    <h2 id="lister">Lister</h2>
    <p>
      En liste giver højst 1.000 rækker. Med <code>limit</code> får man færre ad gangen; <code>Link</code> har adressen
      på den næste side, og <code>X-Total-Count</code> siger, hvor mange der er i alt.
    </p>
    <h2 id="gentagelser">Gentagelser</h2>
    <p>
      Et POST med en <code>Idempotency-Key</code> kan sendes igen i 72 timer: det sker kun én gang, og svaret er det
      første, med <code>idempotent-replayed: true</code>. Den samme nøgle til noget andet er <code>CONFLICT</code>.
    </p>
    <h2 id="graenser">Grænser</h2>
    <p>
      Hvert kald koster efter, hvor meget det henter. Svaret siger, hvad der er tilbage af minuttet:{' '}
      <code>x-ratelimit-limit</code>, <code>x-ratelimit-remaining</code>, <code>x-ratelimit-used</code> og{' '}
      <code>x-ratelimit-reset</code>. Er det brugt, er svaret 429 med <code>retry-after</code> i sekunder.
    </p>
  </section>
);
