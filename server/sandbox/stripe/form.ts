export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `a[b]=c&d[0]=e` as Stripe's library sends it; everything stays text until a call says what it wants. */
export function parseForm(text: string): Record<string, FormValue> {
  const root = nothing();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter(Boolean);
    let at = root;
    for (const step of path.slice(0, -1)) at = (at[step] ??= nothing()) as Record<string, FormValue>;
    at[path.at(-1)!] = value;
  }
  return withLists(root) as Record<string, FormValue>;
}

const nothing = (): Record<string, FormValue> => Object.create(null);

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
