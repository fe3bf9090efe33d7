/**
 * The clock of the process and of its database, which can jump forward. Between two jumps time passes as usual.
 *
 * The database has functions such as `simulated.now()`, which hide those of PostgreSQL because of the search path:
 * statements, column defaults, triggers and the job queue all follow them without being changed.
 */
export class SimulatedClock {
  readonly #realDate = Date;
  readonly #followers: ((offsetMs: number) => Promise<unknown>)[] = [];
  #offsetMs = 0;

  /** A clock that shows another time than the machine's. */
  static startingAt(time: Date): SimulatedClock {
    const clock = new SimulatedClock();
    clock.setOffset(time.getTime() - Date.now());
    return clock;
  }

  /** Replaces `Date` in this process. Timers are not changed. */
  install(): void {
    const realDate = this.#realDate;
    const now = () => realDate.now() + this.#offsetMs;
    globalThis.Date = new Proxy(realDate, {
      construct: (target, values: [], newTarget) =>
        Reflect.construct(target, values.length ? values : [now()], newTarget),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
  }

  restore(): void {
    globalThis.Date = this.#realDate;
  }

  /** How far this clock is ahead of the machine's. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Adds something that must follow each jump before the jump is done: a database, or another process. */
  addFollower(follow: (offsetMs: number) => Promise<unknown>): void {
    this.#followers.push(follow);
  }

  /** Takes over the time of another clock, without telling followers. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }

  now(): Date {
    return new this.#realDate(this.#realDate.now() + this.#offsetMs);
  }

  /** Moves the clock forward to a time. Throws for a time in the past. */
  async jumpTo(time: Date): Promise<void> {
    const distanceMs = time.getTime() - this.now().getTime();
    if (distanceMs < 0) throw new Error(`The clock cannot go back to ${time.toISOString()}`);
    this.#offsetMs += distanceMs;
    for (const follow of this.#followers) await follow(this.#offsetMs);
  }
}

/** SQL that sets the clock of a database. */
export const SET_DATABASE_CLOCK = 'update simulated.clock set "offset" = make_interval(secs => $1 / 1000.0)';

/** SQL that a database needs before its migrations run, so that their defaults and functions follow the clock. */
export const simulatedTime = (database: string, offsetMs: number) => `
  create schema simulated;
  create table simulated.clock ("offset" interval not null);
  insert into simulated.clock values (make_interval(secs => ${offsetMs / 1_000}));
  create function simulated.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + "offset" from simulated.clock';
  create function simulated.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + "offset" from simulated.clock';
  grant usage on schema simulated to public;
  grant select on simulated.clock to public;
  alter database ${database} set search_path = public, simulated, pg_catalog;
`;

/** SQL for functions with a search path of their own, or that name PostgreSQL's functions of time by their schema. */
export const simulatedTimeInFunctions = `
  do $$ declare item regprocedure; begin
    for item in select oid from pg_proc where pronamespace = 'public'::regnamespace
      and prosrc ~ 'pg_catalog\\.(now|clock_timestamp)'
    loop
      execute regexp_replace(pg_get_functiondef(item), 'pg_catalog\\.(now|clock_timestamp)', 'simulated.\\1', 'g');
    end loop;
  end $$;
  do $$ declare item regprocedure; begin
    for item in select oid from pg_proc where pronamespace = 'public'::regnamespace
      and exists (select from unnest(proconfig) setting where setting like 'search_path=%')
    loop
      execute format('alter function %s set search_path = public, simulated, pg_catalog, pg_temp', item);
    end loop;
  end $$;
`;
