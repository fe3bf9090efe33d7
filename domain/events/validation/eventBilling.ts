import { z } from 'zod';
import { requiredName, requiredText } from '../../basics/rules.ts';
import { companyForm } from '../../companies/validation/company.ts';

/** A new company that pays for a place, with its first department. */
export const newBuyerForm = companyForm.extend({
  departmentName: requiredName('Afdelingens navn er påkrævet'),
});

/** Why a place at a paid event is free. */
export const waivePlaceForm = z.object({ reason: requiredText('Skriv, hvorfor pladsen er gratis', 500) });
