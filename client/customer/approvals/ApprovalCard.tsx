import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { formatKroner, withVat } from '../../../domain/basics/money.ts';
import { ApprovalStatus, labelOf } from '../../../domain/basics/vocabulary.ts';
import { HeldBy } from '../../../domain/sales/commitment.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardFoot, CardHead, FactList } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ApproveDialog, DeclineDialog, WithdrawDialog } from './approvalDialogs.ts';
import styles from './Approvals.module.css';
import type { ApprovalCard_approval$key } from '#relay/ApprovalCard_approval.graphql';

const approvalFragment = graphql`
  fragment ApprovalCard_approval on PurchaseApproval {
    description
    net
    commitment
    heldBy
    departmentName
    requestedBy
    status
    reason
    decidedBy
    decidedAt
    createdAt
    expiresAt
    approvers
    viewerCanDecide
    viewerCanWithdraw
    ...ApproveDialog_approval
    ...DeclineDialog_approval
    ...WithdrawDialog_approval
  }
`;

/** An order that waits or waited for approval, with the buttons of those who may decide or withdraw it. */
export function ApprovalCard({ approval: key }: { approval: ApprovalCard_approval$key }) {
  const approval = useFragment(approvalFragment, key);
  const { description, net, departmentName, requestedBy, status, reason, decidedBy, decidedAt, approvers } = approval;
  const [openDialog, setOpenDialog] = useState<'approve' | 'decline' | 'withdraw'>();
  const close = () => setOpenDialog(undefined);
  const isWaiting = status === 'PENDING';
  return (
    <Card flush>
      <CardHead
        title={description}
        text={`Fra ${requestedBy} · ${formatRecent(approval.createdAt)}`}
        action={<StatusBadge words={ApprovalStatus} status={status} />}
      />
      <div className={styles.facts}>
        <FactList
          facts={[
            { term: 'Afdeling', value: departmentName },
            {
              term: 'Pris',
              value: net === null || net === undefined ? 'Pris efter aftale' : priceText(net),
            },
            ...commitmentFacts(approval),
            { term: 'Hvorfor', value: labelOf(HeldBy, approval.heldBy) },
            ...(isWaiting
              ? [
                  { term: 'Prisen holder til', value: formatDate(approval.expiresAt) },
                  {
                    term: 'Kan godkendes af',
                    value: approvers.length
                      ? approvers.join(', ')
                      : 'Ingen andre endnu. Gør en kollega til kontoadministrator.',
                  },
                ]
              : [
                  ...(decidedBy ? [{ term: 'Besluttet af', value: decidedBy }] : []),
                  ...(decidedAt ? [{ term: 'Besluttet', value: formatRecent(decidedAt) }] : []),
                  ...(reason ? [{ term: 'Begrundelse', value: reason }] : []),
                ]),
          ]}
        />
      </div>
      {(approval.viewerCanDecide || approval.viewerCanWithdraw) && (
        <CardFoot>
          <div className={styles.actions}>
            {approval.viewerCanWithdraw && (
              <Button aria-label={`Træk tilbage: ${description}`} onPress={() => setOpenDialog('withdraw')}>
                Træk tilbage
              </Button>
            )}
            {approval.viewerCanDecide && (
              <>
                <Button
                  variant="dangerQuiet"
                  aria-label={`Afvis: ${description}`}
                  onPress={() => setOpenDialog('decline')}
                >
                  Afvis
                </Button>
                <Button
                  variant="primary"
                  aria-label={`Godkend: ${description}`}
                  onPress={() => setOpenDialog('approve')}
                >
                  Godkend
                </Button>
              </>
            )}
          </div>
        </CardFoot>
      )}
      {openDialog === 'approve' && <ApproveDialog approval={approval} onClose={close} />}
      {openDialog === 'decline' && <DeclineDialog approval={approval} onClose={close} />}
      {openDialog === 'withdraw' && <WithdrawDialog approval={approval} onClose={close} />}
    </Card>
  );
}

const priceText = (net: number) => `${formatKroner(net)} ekskl. moms (${formatKroner(withVat(net))} med moms)`;

/** The whole amount, where the company pays more than the price later. */
const commitmentFacts = ({ net, commitment }: { net?: number | null; commitment?: number | null }) =>
  typeof commitment === 'number' && commitment !== net
    ? [{ term: 'I forpligter jer for', value: `${formatKroner(commitment)} ekskl. moms i alt` }]
    : [];
