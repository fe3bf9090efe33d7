import { z } from 'zod';

export interface ConnectionTest {
  isConnected: boolean;
  /** Describes the result in Danish. */
  message: string;
  /** Whether the help desk refuses the credentials themselves. */
  isRefused?: boolean;
}

/** Zendesk's e-mail address of the anonymous user. */
const ANONYMOUS_EMAIL = 'invalid@example.com';

const meAnswer = z.object({
  user: z.object({ id: z.number().nullable(), email: z.string().nullish(), role: z.string().nullish() }),
});

interface Tested {
  subdomain: string;
  /** Whether an API key was tested, and not an access token. */
  isKey: boolean;
}

const WITHDRAWN = 'Zendesk giver ikke længere portalen adgang. Forbind Zendesk igen.';

export function interpretAnswer(body: unknown, { subdomain, isKey }: Tested): ConnectionTest {
  const answer = meAnswer.safeParse(body);
  if (!answer.success) return failure(`${subdomain}.zendesk.com gav et svar, som ikke er Zendesks.`);
  const { id, email, role } = answer.data.user;
  if (id === null || email === ANONYMOUS_EMAIL)
    return failure(
      isKey
        ? 'Zendesk kender ikke e-mail og Zendesk-nøgle. Kontrollér dem, og at adgang med nøgle er slået til i Zendesk.'
        : WITHDRAWN,
    );
  if (role === 'end-user')
    return failure(
      isKey
        ? 'E-mailen hører til en slutbruger i Zendesk. Brug en agents eller administrators.'
        : 'Adgangen er givet af en slutbruger i Zendesk. Forbind med en administrators login.',
    );
  return { isConnected: true, message: `Forbindelsen virker${email ? ` som ${email}` : ''}.` };
}

export function statusMessage(status: number, { subdomain, isKey }: Tested): string {
  if (status === 401 || status === 403)
    return isKey ? 'Zendesk afviste e-mail eller Zendesk-nøgle. Kontrollér dem, og prøv igen.' : WITHDRAWN;
  if (status === 404 || (status >= 300 && status < 400))
    return `Der er ingen Zendesk-installation på ${subdomain}.zendesk.com.`;
  if (status === 429) return 'Zendesk får for mange forespørgsler lige nu. Prøv igen om lidt.';
  return 'Zendesk svarer med en fejl lige nu. Prøv igen om lidt.';
}

export const failure = (message: string): ConnectionTest => ({ isConnected: false, message });
