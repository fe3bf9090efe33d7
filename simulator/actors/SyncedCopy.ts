/** The lists that the program copies, with the fields that it keeps of each object. */
const lists = {
  departments: 'name contactPerson city paymentMethod version',
  installations: 'subdomain licenseType contractTerm version',
  clipCards: 'hours hoursUsed status price version',
  users: 'name email companyRole version',
};
type List = keyof typeof lists;
const listNames = Object.keys(lists) as List[];

/** A run reads the deletions first, because an object that was deleted and restored comes as a change in its list. */
const sources = ['deletedNodes', ...listNames] as const;
type Source = (typeof sources)[number];

interface CopiedObject {
  id: string;
  [field: string]: unknown;
}

interface Page {
  edges: { node: CopiedObject & { nodeId: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  syncedUntil?: string;
}

/** The parts of an answer that the program reads. */
interface Answer {
  status: number;
  refusals: string[];
  body: unknown;
}

/** Sends a query as the program. */
export type Ask = (name: string, query: string, variables: Record<string, unknown>) => Promise<Answer>;

const DAY_MS = 24 * 3_600_000;
const BEGINNING = '2000-01-01T00:00:00Z';
const PAGE = 'pageInfo { hasNextPage endCursor }';

/**
 * A program of a partner that keeps a copy of its company's objects, as the guide for partners describes: first the
 * deletions, then the changes of each list, and the next run from `syncedUntil`. It may stop after any page.
 */
export class SyncedCopy {
  #objects = new Map<string, CopiedObject>();
  #listOf = new Map<string, List>();
  #since!: Record<Source, string>;
  #position!: { source: number; after: string | null };

  constructor() {
    this.beginAnew();
  }

  /** Forgets the copy, so that the next run reads all objects. */
  beginAnew(): void {
    this.#objects.clear();
    const dayAgo = new Date(Date.now() - DAY_MS).toISOString();
    this.#since = Object.fromEntries(sources.map((name) => [name, BEGINNING])) as Record<Source, string>;
    this.#since.deletedNodes = dayAgo;
    this.#position = { source: 0, after: null };
  }

  /** Reads the next page. Returns whether the run is complete. Throws for a refused call, and loses nothing then. */
  async readPage(ask: Ask, size: number): Promise<boolean> {
    const { source: number, after } = this.#position;
    const source = sources[number]!;
    const answer = await ask(`query sync.${source}`, documentOf(source), { since: this.#since[source], size, after });
    const page = pageOf(source, answer);
    if (isExpired(answer)) {
      this.beginAnew();
      return false;
    }
    if (!page) throw new SyncRefusedError(answer);
    for (const { node } of page.edges) this.#take(source, node);
    if (page.pageInfo.hasNextPage) {
      this.#position = { source: number, after: page.pageInfo.endCursor };
      return false;
    }
    this.#since[source] = page.syncedUntil!;
    this.#position = { source: (number + 1) % sources.length, after: null };
    return this.#position.source === 0;
  }

  #take(source: Source, node: Page['edges'][number]['node']): void {
    if (source === 'deletedNodes') {
      this.#objects.delete(node.nodeId);
      return;
    }
    this.#objects.set(node.id, node);
    this.#listOf.set(node.id, source);
  }

  /** One line for each object of which the copy differs from the plain lists. */
  async differences(ask: Ask): Promise<string[]> {
    const current = new Map<string, CopiedObject>();
    for (const list of listNames)
      for (const node of await readPlainList(ask, list)) {
        current.set(node.id, node);
        this.#listOf.set(node.id, list);
      }
    const ids = new Set([...current.keys(), ...this.#objects.keys()]);
    return [...ids].flatMap((id) => {
      const [copied, read] = [this.#objects, current].map((objects) => JSON.stringify(objects.get(id) ?? null));
      return copied === read ? [] : [`${this.#listOf.get(id)} ${id}: copied ${copied}, read ${read}`];
    });
  }
}

/** A call of the program that was not answered with a page. */
export class SyncRefusedError extends Error {
  constructor({ status, refusals }: Answer) {
    super(`The program was refused: ${refusals.join(', ') || status}`);
  }
}

async function readPlainList(ask: Ask, list: List): Promise<CopiedObject[]> {
  const nodes: CopiedObject[] = [];
  for (let after: string | null = null; ;) {
    const answer = await ask(`query ${list}`, plainDocumentOf(list), { after });
    const page = pageOf(list, answer);
    if (!page) throw new SyncRefusedError(answer);
    nodes.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

const nodeOf = (list: List) => `edges { node { id updatedAt ${lists[list]} } }`;

const documentOf = (source: Source) =>
  source === 'deletedNodes'
    ? `query ($since: DateTime!, $size: Int!, $after: String) {
        deletedNodes(since: $since, first: $size, after: $after) { edges { node { nodeId } } ${PAGE} syncedUntil }
      }`
    : `query ($since: DateTime!, $size: Int!, $after: String) {
        viewer { customer {
          ${source}(first: $size, updatedSince: $since, after: $after) { ${nodeOf(source)} ${PAGE} syncedUntil }
        } }
      }`;

const plainDocumentOf = (list: List) => `query ($after: String) {
  viewer { customer { ${list}(first: 100, after: $after) { ${nodeOf(list)} ${PAGE} } } }
}`;

interface Data {
  deletedNodes?: Page;
  viewer?: { customer: Partial<Record<List, Page>> | null };
}

function pageOf(source: Source, { body }: Answer): Page | undefined {
  const { data } = body as { data?: Data | null };
  return source === 'deletedNodes' ? data?.deletedNodes : data?.viewer?.customer?.[source];
}

const isExpired = ({ body }: Answer) => JSON.stringify(body).includes('"EXPIRED"');
