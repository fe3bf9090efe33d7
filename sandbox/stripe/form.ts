export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Parses a form such as `a[b]=c&d[0]=e`, as Stripe's library sends it. All values stay texts. */
export function parseForm(text: string): Record<string, FormValue> {
  const root = emptyObject();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter(Boolean);
    let target = root;
    for (const step of path.slice(0, -1)) target = (target[step] ??= emptyObject()) as Record<string, FormValue>;
    target[path.at(-1)!] = value;
  }
  return withLists(root) as Record<string, FormValue>;
}

const emptyObject = (): Record<string, FormValue> => Object.create(null);

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
