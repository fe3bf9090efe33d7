import { pastedKey } from '../playground/pastedKey.ts';
import { requestOf, type TrialCall } from './trialCall.ts';

/** Longer answers are cut in the page. */
const MAX_SHOWN = 50_000;
/** The headers of an answer that the guide explains. */
const SHOWN_HEADERS = ['x-request-id', 'x-ratelimit-remaining', 'retry-after', 'x-total-count', 'link'];

type Attributes = Record<string, string | boolean>;

/** Creates an element. An attribute is left out when its value is false. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(attribute, value === true ? '' : value);
  element.append(...children);
  return element;
}

/** Adds a form that sends the call of `place` to this portal with the pasted key, and shows the answer. */
export function makeTryable(place: HTMLElement): void {
  const call = JSON.parse(place.dataset.try!) as TrialCall;
  const id = (name: string) => `${place.dataset.call}-${name}`;
  const inputs = new Map(call.fields.map((field) => [field.name, inputOf(field, id(field.name))]));
  const body = create('textarea', { id: id('body'), rows: '8', spellcheck: 'false' });
  body.value = call.body ?? '';
  const button = create('button', { type: 'submit' }, 'Send kaldet');
  const problem = create('p', { class: 'ref-problem', role: 'alert' });
  const answer = create('div', { class: 'ref-answer', role: 'status' });
  const form = create(
    'form',
    {},
    ...call.fields.map(({ name, isRequired }) =>
      labelled(isRequired ? `${name} (påkrævet)` : name, id(name), inputs.get(name)!),
    ),
    ...(call.body === undefined ? [] : [labelled('Indhold', id('body'), body)]),
    ...(call.method === 'GET'
      ? []
      : [create('p', { class: 'ref-note' }, 'Kaldet sendes for alvor og kan ændre virksomhedens data.')]),
    button,
    problem,
    answer,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    problem.replaceChildren();
    const values = Object.fromEntries([...inputs].map(([name, { value }]) => [name, value.trim()]));
    const mistake = mistakeIn(call, body.value);
    if (mistake) return problem.replaceChildren(...mistake);
    button.disabled = true;
    try {
      await showAnswer(answer, requestOf(call, { values, body: body.value, key: pastedKey() }));
    } catch {
      problem.replaceChildren('Portalen kunne ikke nås. Prøv igen.');
    } finally {
      button.disabled = false;
    }
  });
  place.append(create('details', {}, create('summary', {}, 'Prøv kaldet'), form));
}

function inputOf({ name, part, isRequired, values }: TrialCall['fields'][number], id: string) {
  const attributes = { id, name, required: isRequired && part === 'path', autocomplete: 'off', spellcheck: 'false' };
  if (!values) return create('input', attributes);
  const options = values.map((value) => create('option', { value }, value));
  return create('select', attributes, create('option', { value: '' }, '–'), ...options);
}

const labelled = (text: string, id: string, input: HTMLElement) =>
  create('div', { class: 'ref-field' }, create('label', { for: id }, text), input);

/** A message about a missing key or an invalid body; undefined when the call can be sent. */
function mistakeIn({ needsKey, body: example }: TrialCall, body: string): (Node | string)[] | undefined {
  if (needsKey && !pastedKey())
    return [create('a', { href: '#noegle' }, 'Indsæt en nøgle'), ' først. Kaldet er ikke åbent for alle.'];
  if (example === undefined) return undefined;
  try {
    JSON.parse(body);
    return undefined;
  } catch (error) {
    return [`Indholdet er ikke gyldig JSON: ${(error as Error).message}`];
  }
}

async function showAnswer(place: HTMLElement, { url, ...request }: ReturnType<typeof requestOf>): Promise<void> {
  const started = performance.now();
  // Without cookies, so that the answer is the one that a program with this key gets.
  const response = await fetch(url, { ...request, credentials: 'omit', redirect: 'manual' });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - started);
  const headers = SHOWN_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value ? [`${name}: ${value}`] : [];
  });
  const shown = formatted(text);
  place.replaceChildren(
    create('p', {}, create('strong', { class: 'num' }, `Svar ${response.status}`), ` efter ${milliseconds} ms`),
    create('pre', { tabindex: '0', 'aria-label': 'Svaret' }, [...headers, '', shown.slice(0, MAX_SHOWN)].join('\n')),
    ...(shown.length > MAX_SHOWN
      ? [create('p', { class: 'ref-note' }, 'Svaret er længere end det, der vises her.')]
      : []),
  );
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
