import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { toast } from '../ui/Toast.tsx';
import type { RuleSwitchMutation } from './__generated__/RuleSwitchMutation.graphql.ts';

interface RuleSwitchProps {
  rule: 'requiresSecondFactor' | 'requiresPaymentProof';
  isOn: boolean;
  title: string;
  text: string;
}

/** A rule of the company. The switch saves at once, and turns back with a toast when saving fails. */
export function RuleSwitch({ rule, isOn, title, text }: RuleSwitchProps) {
  const [save] = useAction<RuleSwitchMutation>(graphql`
    mutation RuleSwitchMutation($input: SecurityRulesInput!) {
      updateSecurityRules(input: $input) {
        ...SecurityRules_company
      }
    }
  `);
  const change = async (next: boolean) => {
    await save({ input: { [rule]: next } }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke gemme kravet')),
    );
  };
  return <SwitchRow title={title} text={text} isOn={isOn} onChange={change} />;
}
