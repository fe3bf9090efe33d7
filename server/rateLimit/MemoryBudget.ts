import { AppError, rateLimited } from '../errors.ts';

interface AccountOptions {
  caller: string;
  /** More than this is refused with LIMIT_EXCEEDED. */
  most?: number;
  /** Called when others need the memory: lets go of what is held. */
  onCut?: () => void;
}

/**
 * Bounds the memory that answers take in this process: rows that an operation has read, and answers and messages that
 * their receivers have not read yet. When all of them together exceed the budget, the caller that holds the most loses
 * the largest part, so that nobody is cut off because of what somebody else asks for.
 */
export class MemoryBudget {
  readonly #limit: number;
  readonly #accounts = new Set<MemoryAccount>();
  readonly #byCaller = new Map<string, number>();
  #held = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get held(): number {
    return this.#held;
  }

  open(options: AccountOptions): MemoryAccount {
    const account = new MemoryAccount(options, (changed, bytes) => this.#change(changed, bytes));
    this.#accounts.add(account);
    return account;
  }

  #change(account: MemoryAccount, bytes: number): void {
    this.#held += bytes;
    const { caller } = account;
    const ofCaller = (this.#byCaller.get(caller) ?? 0) + bytes;
    if (ofCaller) this.#byCaller.set(caller, ofCaller);
    else this.#byCaller.delete(caller);
    if (account.isOver) this.#accounts.delete(account);
    while (this.#held > this.#limit) this.#largest().cut();
  }

  #largest(): MemoryAccount {
    const [caller] = [...this.#byCaller].reduce((one, other) => (other[1] > one[1] ? other : one));
    return [...this.#accounts]
      .filter((account) => account.caller === caller)
      .reduce((one, other) => (other.bytes > one.bytes ? other : one));
  }
}

/** What one operation or one unread answer holds. */
export class MemoryAccount {
  readonly caller: string;
  readonly #most: number;
  readonly #onCut: (() => void) | undefined;
  readonly #change: (account: MemoryAccount, bytes: number) => void;
  #bytes = 0;
  #state: 'open' | 'closed' | 'cut' = 'open';

  constructor(
    { caller, most = Infinity, onCut }: AccountOptions,
    change: (account: MemoryAccount, bytes: number) => void,
  ) {
    this.caller = caller;
    this.#most = most;
    this.#onCut = onCut;
    this.#change = change;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isOver(): boolean {
    return this.#state !== 'open';
  }

  /** Throws when it is more than this account or the process may hold. */
  add(bytes: number): void {
    if (this.#state === 'open') {
      if (this.#bytes + bytes > this.#most)
        throw new AppError('LIMIT_EXCEEDED', 'Svaret er for stort. Bed om færre rækker ad gangen.');
      this.#bytes += bytes;
      this.#change(this, bytes);
    }
    // Adding may have cut this very account.
    if ((this.#state as string) === 'cut') throw rateLimited('Der hentes for meget på én gang. Prøv igen om lidt.', 1);
  }

  close(): void {
    this.#end('closed');
  }

  cut(): void {
    this.#end('cut');
    this.#onCut?.();
  }

  #end(state: 'closed' | 'cut'): void {
    if (this.#state !== 'open') return;
    this.#state = state;
    const held = this.#bytes;
    this.#bytes = 0;
    this.#change(this, -held);
  }
}

/** Roughly the bytes of an answer as JSON. Stops counting behind `enough`. */
export function sizeOf(value: unknown, enough = Infinity): number {
  const left: unknown[] = [value];
  let bytes = 0;
  while (left.length && bytes <= enough) {
    const next = left.pop();
    if (typeof next === 'string') bytes += Buffer.byteLength(next) + 3;
    else if (Array.isArray(next)) for (const each of next) left.push(each);
    else if (next && typeof next === 'object' && !(next instanceof Date)) {
      for (const [key, each] of Object.entries(next)) {
        bytes += key.length + 4;
        left.push(each);
      }
    } else bytes += 8;
  }
  return bytes;
}
