import { z } from 'zod';
import { requiredName, requiredText } from '../../basics/rules.ts';
import { companyForm } from '../../companies/validation/company.ts';

/** A new company that pays for a seat, with its first department. */
export const newBuyerForm = companyForm.extend({
  departmentName: requiredName('Afdelingens navn er påkrævet'),
});

/** Why a seat at a paid event is free. */
export const waiveSeatForm = z.object({ reason: requiredText('Skriv, hvorfor pladsen er gratis', 500) });
