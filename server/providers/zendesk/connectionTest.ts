import { z } from 'zod';

export interface ConnectionTest {
  isConnected: boolean;
  /** Describes the result in Danish. */
  message: string;
}

/** Zendesk's e-mail address of the anonymous user. */
const ANONYMOUS_EMAIL = 'invalid@example.com';

const meAnswer = z.object({
  user: z.object({ id: z.number().nullable(), email: z.string().nullish(), role: z.string().nullish() }),
});

export function interpretAnswer(body: unknown, subdomain: string): ConnectionTest {
  const answer = meAnswer.safeParse(body);
  if (!answer.success) return failure(`${subdomain}.zendesk.com gav et svar, som ikke er Zendesks.`);
  const { id, email, role } = answer.data.user;
  if (id === null || email === ANONYMOUS_EMAIL)
    return failure('Zendesk kender ikke e-mail og API-nøgle. Kontrollér dem, og at adgang med API-nøgle er slået til.');
  if (role === 'end-user')
    return failure('E-mailen hører til en slutbruger i Zendesk. Brug en agents eller administrators.');
  return { isConnected: true, message: `Forbindelsen virker${email ? ` som ${email}` : ''}.` };
}

export function statusMessage(status: number, subdomain: string): string {
  if (status === 401 || status === 403) return 'Zendesk afviste e-mail eller API-nøgle. Kontrollér dem, og prøv igen.';
  if (status === 404 || (status >= 300 && status < 400))
    return `Der er ingen Zendesk-installation på ${subdomain}.zendesk.com.`;
  if (status === 429) return 'Zendesk får for mange forespørgsler lige nu. Prøv igen om lidt.';
  return 'Zendesk svarer med en fejl lige nu. Prøv igen om lidt.';
}

export const failure = (message: string): ConnectionTest => ({ isConnected: false, message });
