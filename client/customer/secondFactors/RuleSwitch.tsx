import { graphql } from 'react-relay';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import type { RuleSwitchMutation } from '#relay/RuleSwitchMutation.graphql';

interface RuleSwitchProps {
  companyId: string;
  rule: 'requiresSecondFactor' | 'requiresPaymentProof' | 'isToldOfImpersonation';
  isOn: boolean;
  title: string;
  text: string;
}

const mutation = graphql`
  mutation RuleSwitchMutation($input: SecurityRulesInput!) {
    updateSecurityRules(input: $input) {
      ...SecurityRules_company
    }
  }
`;

/** A rule of the company. The switch saves at once. */
export function RuleSwitch({ companyId, rule, isOn, title, text }: RuleSwitchProps) {
  const [save] = useOptimisticAction<RuleSwitchMutation>(mutation, 'Kunne ikke gemme kravet');
  const change = (next: boolean) =>
    void save({ input: { [rule]: next } }, { ids: [companyId], apply: (company) => void company.setValue(next, rule) });
  return <SwitchRow title={title} text={text} isOn={isOn} onChange={change} />;
}
