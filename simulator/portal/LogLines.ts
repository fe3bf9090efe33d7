import { pino, type BaseLogger } from 'pino';

/** The portal's log in memory, in place of the standard output. */
export class LogLines {
  #lines: string[] = [];

  constructor(log: BaseLogger) {
    const streams = log as unknown as { [pino.symbols.streamSym]: { write(line: string): void } };
    streams[pino.symbols.streamSym].write = (line) => this.add(line);
  }

  /** Adds what another process has printed. */
  add(text: string): void {
    this.#lines.push(text);
  }

  /** Returns the lines since the last call. */
  take(): string[] {
    return this.#lines.splice(0);
  }
}
