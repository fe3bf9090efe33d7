/** What early.js has asked before there was any code; it needs no variables. */
interface AskedAhead {
  id: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead[];
  }
}

/** Its answer, once, for the questions that a page begins with: all of them are asked in one go, and later it would be old. */
export function takeAskedAhead(id: string | null | undefined, token: string | null): Promise<Response> | undefined {
  const asked = window.askedAhead ?? [];
  const mine = asked.find((each) => each.id === id && each.token === token);
  window.askedAhead = asked.filter((each) => each !== mine);
  setTimeout(() => delete window.askedAhead);
  return mine?.answer;
}
