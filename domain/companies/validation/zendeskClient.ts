import { z } from 'zod';
import { requiredText } from '../../basics/rules.ts';

/** Both are sent in JSON, but a copied line break or space would never be part of them. */
const visible = (missing: string) =>
  requiredText(missing, 300).refine((text) => /^[\x21-\x7e]+$/.test(text), 'Brug tegn uden mellemrum, æ, ø og å');

/** An OAuth client that a company has made in its own Zendesk. */
export const zendeskClientForm = z.object({
  clientId: visible('Klientens identifikator er påkrævet'),
  clientSecret: visible('Klientens hemmelighed er påkrævet'),
});
