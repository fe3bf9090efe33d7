import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import styles from './Approvals.module.css';
import { LimitForm } from './LimitForm.tsx';
import { limitsText } from './limitsText.ts';
import type { ApprovalRule_customer$key } from '#relay/ApprovalRule_customer.graphql';
import type { ApprovalRuleRemoveMonthMutation } from '#relay/ApprovalRuleRemoveMonthMutation.graphql';
import type { ApprovalRuleRemoveMutation } from '#relay/ApprovalRuleRemoveMutation.graphql';
import type { ApprovalRuleSetMonthMutation } from '#relay/ApprovalRuleSetMonthMutation.graphql';
import type { ApprovalRuleSetMutation } from '#relay/ApprovalRuleSetMutation.graphql';

/** The limits that the fields suggest to a company without them, in kroner. */
const SUGGESTED = { order: 10_000, month: 20_000 };

const customerFragment = graphql`
  fragment ApprovalRule_customer on Customer {
    approvalLimit
    approvalMonthLimit
  }
`;

const mutation = graphql`
  mutation ApprovalRuleSetMutation($limit: Int!) {
    setApprovalLimit(limit: $limit) {
      ...ApprovalRule_customer
    }
  }
`;

const removeMutation = graphql`
  mutation ApprovalRuleRemoveMutation {
    removeApprovalLimit {
      ...ApprovalRule_customer
    }
  }
`;

const approvalRuleSetMonthMutation = graphql`
  mutation ApprovalRuleSetMonthMutation($limit: Int!) {
    setApprovalMonthLimit(limit: $limit) {
      ...ApprovalRule_customer
    }
  }
`;

const approvalRuleRemoveMonthMutation = graphql`
  mutation ApprovalRuleRemoveMonthMutation {
    removeApprovalMonthLimit {
      ...ApprovalRule_customer
    }
  }
`;

/** The amounts above which purchases need an approval, for administrators with fields to change them. */
export function ApprovalRule({ customer, canChange }: { customer: ApprovalRule_customer$key; canChange: boolean }) {
  const { approvalLimit, approvalMonthLimit } = useFragment(customerFragment, customer);
  const [setLimit] = useAction<ApprovalRuleSetMutation>(mutation);
  const [removeLimit] = useAction<ApprovalRuleRemoveMutation>(removeMutation);
  const [setMonthLimit] = useAction<ApprovalRuleSetMonthMutation>(approvalRuleSetMonthMutation);
  const [removeMonthLimit] = useAction<ApprovalRuleRemoveMonthMutation>(approvalRuleRemoveMonthMutation);
  return (
    <div className={styles.rule}>
      <Card flush>
        <CardHead
          title="Grænser for køb uden godkendelse"
          text={limitsText({ order: approvalLimit ?? null, month: approvalMonthLimit ?? null })}
        />
        {canChange && (
          <>
            <LimitForm
              label="Højst pr. bestilling, i kr ekskl. moms"
              hint="Hele det beløb, I forpligter jer for, også i en besluttet fornyelse."
              name="pr. bestilling"
              stored={approvalLimit}
              suggested={SUGGESTED.order}
              save={(limit) => setLimit({ limit })}
              remove={() => removeLimit({})}
            />
            <LimitForm
              label="Højst pr. person og måned, i kr ekskl. moms"
              hint="Alt, hvad en indkøber eller en API-nøgle bestiller i en kalendermåned uden godkendelse."
              name="pr. måned"
              stored={approvalMonthLimit}
              suggested={SUGGESTED.month}
              save={(limit) => setMonthLimit({ limit })}
              remove={() => removeMonthLimit({})}
            />
          </>
        )}
      </Card>
    </div>
  );
}
