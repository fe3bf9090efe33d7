import { z } from 'zod';
import { requiredText } from '../../basics/rules.ts';

export const REASON_MAX = 500;

/** Why an employee acts as a user of a company. The company's administrators may be told the text. */
export const impersonationReason = requiredText('Skriv, hvorfor du logger ind som brugeren', REASON_MAX);

export const impersonationForm = z.object({ reason: impersonationReason });
