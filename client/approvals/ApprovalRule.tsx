import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatKroner, ore } from '../../domain/money.ts';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Card, CardHead } from '../ui/Card.tsx';
import { parseDanishNumber } from '../ui/form/danishNumber.ts';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/Toast.tsx';
import styles from './Approvals.module.css';
import type { ApprovalRule_customer$key } from './__generated__/ApprovalRule_customer.graphql.ts';
import type { ApprovalRuleRemoveMutation } from './__generated__/ApprovalRuleRemoveMutation.graphql.ts';
import type { ApprovalRuleSetMutation } from './__generated__/ApprovalRuleSetMutation.graphql.ts';

/** The limit that the field suggests to a company without one, in kroner. */
const SUGGESTED_KRONER = 10_000;
const MAX_KRONER = 10_000_000;

interface ApprovalRuleProps {
  customer: ApprovalRule_customer$key;
  canChange: boolean;
}

/** The amount above which purchases need an approval, for administrators with a field to change it. */
export function ApprovalRule({ customer, canChange }: ApprovalRuleProps) {
  const { approvalLimit } = useFragment(
    graphql`
      fragment ApprovalRule_customer on Customer {
        approvalLimit
      }
    `,
    customer,
  );
  const stored = approvalLimit === null || approvalLimit === undefined ? undefined : approvalLimit / 100;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [save, isSaving] = useAction<ApprovalRuleSetMutation>(graphql`
    mutation ApprovalRuleSetMutation($limit: Int!) {
      setApprovalLimit(limit: $limit) {
        ...ApprovalRule_customer
      }
    }
  `);
  const [remove, isRemoving] = useAction<ApprovalRuleRemoveMutation>(graphql`
    mutation ApprovalRuleRemoveMutation {
      removeApprovalLimit {
        ...ApprovalRule_customer
      }
    }
  `);
  const attempt = async (change: () => Promise<unknown>, done: string) => {
    setError(undefined);
    try {
      await change();
      setTyped(undefined);
      toast.success(done);
    } catch (failure) {
      setError(messageOf(failure, 'Kunne ikke gemme grænsen'));
    }
  };
  const submit = () => {
    const kroner = typed === undefined ? (stored ?? SUGGESTED_KRONER) : parseDanishNumber(typed);
    return Number.isInteger(kroner) && kroner >= 0 && kroner <= MAX_KRONER
      ? attempt(() => save({ limit: ore(kroner) }), 'Grænsen er gemt')
      : setError('Skriv et helt beløb fra 0 til 10.000.000 kr');
  };
  return (
    <div className={styles.rule}>
      <Card flush>
        <CardHead
          title="Grænse for køb uden godkendelse"
          text={
            stored === undefined
              ? 'I har ingen grænse, så ingen køb skal godkendes.'
              : `Køb over ${formatKroner(ore(stored))} ekskl. moms skal godkendes, når en indkøber, en API-nøgle ` +
                'eller et REST-kald bestiller. Licenser uden fast pris skal altid.'
          }
        />
        {canChange && (
          <form
            className={styles.ruleForm}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <TextField
              label="Grænse i kr ekskl. moms"
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(stored ?? SUGGESTED_KRONER)}
              error={error}
              onChange={({ target }) => setTyped(target.value)}
            />
            <div className={styles.actions}>
              {stored !== undefined && (
                <Button isPending={isRemoving} onPress={() => void attempt(() => remove({}), 'Grænsen er fjernet')}>
                  Fjern grænsen
                </Button>
              )}
              <Button type="submit" variant="primary" isPending={isSaving}>
                Gem grænsen
              </Button>
            </div>
          </form>
        )}
      </Card>
    </div>
  );
}
