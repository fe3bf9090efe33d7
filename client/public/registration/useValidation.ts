import { use } from 'react';

type Validation = typeof import('./stepSchemas.ts');

let loaded: Validation | undefined;
let loading: Promise<Validation> | undefined;

/** Loads the schemas of the steps, once. */
export function loadValidation(): Promise<Validation> {
  loading ??= import('./stepSchemas.ts').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Returns the schemas of the steps. While they are not loaded, undefined for a draft that has just begun, whose first
 * step is shown without them; suspends for a draft of which other steps may be valid.
 */
export function useValidation(isBegun: boolean): Validation | undefined {
  if (!isBegun || loaded) return loaded;
  return use(loadValidation());
}
