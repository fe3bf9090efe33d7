import { ExternalLink } from 'lucide-react';
import { inCompany } from '../../../domain/basics/actingCompany.ts';
import { openInThisTab } from '../../app/relay/company.ts';
import type { Membership } from '../../app/shell/companies/CompanyLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';

interface OpenInCompanyProps {
  /** The company of the link. */
  company: Membership;
  /** The company of the tab. */
  current: Membership | undefined;
  /** The path of the link. */
  path: string;
}

/** Asks whether a link into another company opens in this tab, which the person has bound to its company. */
export const OpenInCompany = ({ company: { companyId, companyName }, current, path }: OpenInCompanyProps) => (
  <>
    <h1>Åbn i {companyName}?</h1>
    <p>
      Linket hører til {companyName}.{current && ` Denne fane er ${current.companyName}.`} En ny fane holder de to
      virksomheder adskilt.
    </p>
    <ButtonLink to={inCompany(path, companyId)} opens="newTab" variant="primary" size="large" block>
      <ExternalLink aria-hidden /> Åbn i ny fane
    </ButtonLink>
    <Button size="large" block onPress={() => openInThisTab(companyId, path)}>
      Skift i denne fane
    </Button>
    {current && (
      <ButtonLink to="/dashboard" variant="quiet" block>
        Bliv i {current.companyName}
      </ButtonLink>
    )}
  </>
);
