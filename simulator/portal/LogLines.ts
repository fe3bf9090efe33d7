import type { DestinationStream } from 'pino';

/** The portal's log in memory, in place of the standard output. */
export class LogLines implements DestinationStream {
  #lines: string[] = [];

  write(line: string): void {
    this.add(line);
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
