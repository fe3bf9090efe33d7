import { z } from 'zod';
import { requiredName } from '../../basics/rules.ts';
import { CompanyRole, enumOf, JoinPolicy } from '../../basics/vocabulary.ts';
import { isPublicMailDomain } from '../publicMailDomains.ts';

const DOMAIN_MISSING = 'Skriv et domæne, fx firma.dk';
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);

/** A mail domain in lower case, in the form of the domain name system. What is typed before an @ is left out. */
export const domainForm = z.object({
  domain: z
    .string(DOMAIN_MISSING)
    .trim()
    .min(1, DOMAIN_MISSING)
    .max(253, 'Domænet er for langt')
    .transform((text) => text.slice(text.lastIndexOf('@') + 1).toLowerCase())
    .refine((domain) => DOMAIN.test(domain), 'Skriv domænet uden www og skråstreg, fx firma.dk')
    .refine((domain) => !isPublicMailDomain(domain), 'Det domæne kan alle få en adresse hos. Brug jeres eget.'),
});

export const companySignInForm = z.object({
  isRequired: z.boolean('Vælg ja eller nej'),
  joinPolicy: z.enum(enumOf(JoinPolicy), 'Vælg, hvem der kan komme ind'),
  joinRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle'),
});

export const requestAccessForm = z.object({ name: requiredName('Navn er påkrævet') });

/** The role of a person who is let in. */
export const accessRoleForm = z.object({ companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle') });
