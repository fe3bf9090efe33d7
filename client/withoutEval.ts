import { config } from 'zod/v4/core';

/** Forms are checked by plain code: our pages may not make code out of text, and only trying would be reported. Imported before any schema. */
config({ jitless: true });
