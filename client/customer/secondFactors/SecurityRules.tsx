import { graphql, useFragment } from 'react-relay';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { RuleSwitch } from './RuleSwitch.tsx';
import type { SecurityRules_company$key } from '#relay/SecurityRules_company.graphql';

const companyFragment = graphql`
  fragment SecurityRules_company on Customer {
    id
    name
    requiresSecondFactor
    requiresPaymentProof
    isToldOfImpersonation
  }
`;

/** The company's rules for its users, each with a switch. */
export function SecurityRules({ company }: { company: SecurityRules_company$key }) {
  const { id, name, requiresSecondFactor, requiresPaymentProof, isToldOfImpersonation } = useFragment(
    companyFragment,
    company,
  );
  return (
    <Card flush>
      <CardHead title={`Krav for ${name}`} text="Gælder alle, der logger ind for jeres virksomhed." />
      <List>
        <RuleSwitch
          companyId={id}
          rule="requiresSecondFactor"
          isOn={requiresSecondFactor}
          title="Kræv totrinsbekræftelse"
          text="Har en bruger den ikke, sættes den op, næste gang vedkommende bruger portalen."
        />
        <RuleSwitch
          companyId={id}
          rule="requiresPaymentProof"
          isOn={requiresPaymentProof}
          title="Kræv bekræftelse, når betaling ændres"
          text="Man skriver sin adgangskode igen eller bruger app eller adgangsnøgle. API-nøgler kan ikke gøre det."
        />
        <RuleSwitch
          companyId={id}
          rule="isToldOfImpersonation"
          isOn={isToldOfImpersonation}
          title="Få besked, når vi logger ind som en af jer"
          text="Jeres kontoadministratorer får en mail med navn, tidspunkt og begrundelse."
        />
      </List>
    </Card>
  );
}
