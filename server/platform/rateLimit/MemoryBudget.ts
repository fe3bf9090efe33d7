import { AppError, rateLimited } from '../errors.ts';
import { HeavyQuerySlots } from './HeavyQuerySlots.ts';

interface AccountOptions {
  caller: string;
  /** Bytes that the account may hold; adding more is refused with LIMIT_EXCEEDED. */
  maxBytes?: number;
  /** Called when the budget takes the account's memory away; must release what the account holds. */
  onCut?: () => void;
  /** Called when the account is closed, whether or not it was cut before. */
  onClose?: () => void;
}

/** An account tells the budget of its bytes in steps of this part of the limit, because it is told of each field. */
const STEPS = 10_000;

/**
 * Bounds the memory that answers take in this process: rows that operations have read, and answers and messages that
 * their receivers have not read yet. When the sum exceeds the budget, the largest account of the caller that holds the
 * most is cut, so that one caller cannot displace the others. Expensive operations start only as far as their rows will
 * fit. One instance lives as long as the process.
 */
export class MemoryBudget {
  readonly #limit: number;
  readonly #accounts = new Set<MemoryAccount>();
  readonly #byCaller = new Map<string, number>();
  readonly #heavyQueries: HeavyQuerySlots;
  #held = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#heavyQueries = new HeavyQuerySlots(limit);
  }

  get held(): number {
    return this.#held;
  }

  /**
   * Opens an account for the rows of an operation with this highest possible cost, once it may run: at once for a cheap
   * operation. It may hold a third of the budget. The caller of this method must close it when the operation has ended.
   */
  async admit({ caller, cost }: { caller: string; cost: number }): Promise<MemoryAccount> {
    const onClose = await this.#heavyQueries.acquire(caller, cost);
    return this.open({ caller, maxBytes: this.#limit / 3, onClose });
  }

  /** Opens an account. The caller of this method must close it. */
  open(options: AccountOptions): MemoryAccount {
    const account = new MemoryAccount(options, {
      step: this.#limit / STEPS,
      change: (changed, bytes) => this.#change(changed, bytes),
    });
    this.#accounts.add(account);
    return account;
  }

  #change(account: MemoryAccount, bytes: number): void {
    this.#held += bytes;
    const { caller } = account;
    const ofCaller = (this.#byCaller.get(caller) ?? 0) + bytes;
    if (ofCaller) this.#byCaller.set(caller, ofCaller);
    else this.#byCaller.delete(caller);
    if (account.hasEnded) this.#accounts.delete(account);
    while (this.#held > this.#limit) this.#largest().cut();
  }

  #largest(): MemoryAccount {
    const [caller] = [...this.#byCaller].reduce((one, other) => (other[1] > one[1] ? other : one));
    return [...this.#accounts]
      .filter((account) => account.caller === caller)
      .reduce((one, other) => (other.bytes > one.bytes ? other : one));
  }
}

/** The memory of one operation or of one unread answer. After `close` or `cut` the account holds nothing. */
export class MemoryAccount {
  readonly caller: string;
  readonly #maxBytes: number;
  readonly #onCut: (() => void) | undefined;
  readonly #onClose: (() => void) | undefined;
  readonly #budget: { step: number; change: (account: MemoryAccount, bytes: number) => void };
  #bytes = 0;
  #told = 0;
  #state: 'open' | 'closed' | 'cut' = 'open';

  constructor(
    { caller, maxBytes = Infinity, onCut, onClose }: AccountOptions,
    budget: { step: number; change: (account: MemoryAccount, bytes: number) => void },
  ) {
    this.caller = caller;
    this.#maxBytes = maxBytes;
    this.#onCut = onCut;
    this.#onClose = onClose;
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get hasEnded(): boolean {
    return this.#state !== 'open';
  }

  /** Throws LIMIT_EXCEEDED when the account would exceed `maxBytes`, and RATE_LIMITED once the budget has cut it. */
  add(bytes: number): void {
    if (this.#state === 'open') {
      if (this.#bytes + bytes > this.#maxBytes)
        throw new AppError('LIMIT_EXCEEDED', 'Svaret er for stort. Bed om færre rækker ad gangen.');
      this.#bytes += bytes;
      if (this.#bytes - this.#told >= this.#budget.step) this.#tell();
    }
    // The budget may have cut this account.
    if ((this.#state as string) === 'cut') throw rateLimited('Der hentes for meget på én gang. Prøv igen om lidt.', 1);
  }

  close(): void {
    this.#end('closed');
    this.#onClose?.();
  }

  /** Takes the memory away and calls `onCut`. */
  cut(): void {
    this.#end('cut');
    this.#onCut?.();
  }

  #end(state: 'closed' | 'cut'): void {
    if (this.#state !== 'open') return;
    this.#state = state;
    this.#bytes = 0;
    this.#tell();
  }

  #tell(): void {
    const change = this.#bytes - this.#told;
    this.#told = this.#bytes;
    this.#budget.change(this, change);
  }
}

/** The approximate size of an answer as JSON, in bytes. Stops counting once the size exceeds `limit`. */
export function sizeOf(value: unknown, limit = Infinity): number {
  const unvisited: unknown[] = [value];
  let bytes = 0;
  while (unvisited.length && bytes <= limit) {
    const next = unvisited.pop();
    if (typeof next === 'string') bytes += Buffer.byteLength(next) + 3;
    else if (Array.isArray(next)) for (const each of next) unvisited.push(each);
    else if (next && typeof next === 'object' && !(next instanceof Date)) {
      // An answer has thousands of objects; `Object.entries` would create an array for each of their fields.
      for (const key in next) {
        bytes += key.length + 4;
        unvisited.push((next as Record<string, unknown>)[key]);
      }
    } else bytes += 8;
  }
  return bytes;
}
