import { InitialSchema } from './001_initial_schema.ts';

/** In the order in which they run. A migration that has shipped is never edited. */
export const migrations = [{ name: '001_initial_schema', class: InitialSchema }];
