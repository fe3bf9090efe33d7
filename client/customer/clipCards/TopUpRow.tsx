import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import { formatDate } from '../../../domain/basics/dates.ts';
import { TopUpState, type TopUpPause } from '../../../domain/sales/topUps.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { readDepartment } from '../../parts/paymentCard/useDepartmentChanges.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { lazyModule } from '../../ui/lazyModule.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './TopUp.module.css';
import type { TopUpDialog } from './TopUpDialog.tsx';
import { continueLabel, pauseText, topUpText, type ShownTopUp } from './topUpText.ts';
import type { TopUpRow_department$data, TopUpRow_department$key } from '#relay/TopUpRow_department.graphql';
import type { TopUpRowOffMutation } from '#relay/TopUpRowOffMutation.graphql';
import type { TopUpRowPauseMutation } from '#relay/TopUpRowPauseMutation.graphql';

/** Few people open the dialog, so the screen does not wait for its code. */
const topUpDialog = lazyModule(() => import('./TopUpDialog.tsx'));

const departmentFragment = graphql`
  fragment TopUpRow_department on Department {
    id
    name
    clipCardHoursLeft
    clipCardTopUp {
      state
      pauseReason
      pauseDetail
      hours
      thresholdHours
      acceptedNet
      acceptedBy
      lastBoughtAt
      isAwaitingApproval
    }
    ...useDepartmentChanges_department
  }
`;

/** One department: what is bought automatically, or why not, the actions for it, and the dialog to set it up. */
export function TopUpRow({ department: key, canSetUp }: { department: TopUpRow_department$key; canSetUp: boolean }) {
  const department = useFragment(departmentFragment, key);
  const { id, name, clipCardTopUp: topUp } = department;
  const prices = usePrices();
  const [Dialog, setDialog] = useState<typeof TopUpDialog>();
  const edit = () => topUpDialog.use((module) => setDialog(() => module.TopUpDialog));
  const { pause, switchOff } = useStops(id);
  return (
    <>
      <ListItem
        title={name}
        text={topUp ? <TopUpFacts topUp={topUp} /> : 'Slået fra'}
        end={
          <span className={styles.end}>
            {topUp && <StatusBadge words={TopUpState} status={topUp.state} />}
            {topUp?.isAwaitingApproval && <Badge tone="amber">Afventer godkendelse</Badge>}
            <Allowed to="canBuy">
              {canSetUp && (
                <Button size="small" onPress={edit} aria-label={`${labelOfEdit(prices, topUp)}, ${name}`}>
                  {labelOfEdit(prices, topUp)}
                </Button>
              )}
              {topUp && (
                <ActionsMenu
                  label={`Handlinger for automatisk køb, ${name}`}
                  entries={[
                    ...(topUp.state === 'ACTIVE' ? [{ id: 'pause', label: 'Sæt på pause', onAction: pause }] : []),
                    { id: 'off', label: 'Slå fra', onAction: switchOff },
                  ]}
                />
              )}
            </Allowed>
          </span>
        }
      />
      {Dialog && (
        <Dialog
          department={readDepartment(department)}
          hoursLeft={department.clipCardHoursLeft}
          topUp={topUp}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

type TopUp = NonNullable<TopUpRow_department$data['clipCardTopUp']>;

function labelOfEdit(prices: Parameters<typeof continueLabel>[0], topUp: ShownTopUp | null | undefined): string {
  if (!topUp) return 'Slå til';
  return topUp.state === 'PAUSED' ? continueLabel(prices, topUp) : 'Ændr';
}

function TopUpFacts({ topUp }: { topUp: TopUp }) {
  const prices = usePrices();
  const { state, pauseDetail, acceptedBy, lastBoughtAt } = topUp;
  return (
    <>
      <span className={styles.line}>{topUpText(topUp)}</span>
      {state === 'PAUSED' && <span className={styles.paused}>{pauseText(prices, topUp)}</span>}
      {pauseDetail && <span className={styles.line}>{pauseDetail}</span>}
      <span className={styles.line}>
        {[acceptedBy && `Sat op af ${acceptedBy}`, lastBoughtAt && `Senest købt ${formatDate(lastBoughtAt)}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

const STOP_FAILURE = 'Kunne ikke ændre det automatiske køb';

const mutation = graphql`
  mutation TopUpRowPauseMutation($departmentId: ID!) {
    pauseClipCardTopUp(departmentId: $departmentId) {
      ...TopUpRow_department
    }
  }
`;

const topUpRowOffMutation = graphql`
  mutation TopUpRowOffMutation($departmentId: ID!) {
    switchOffClipCardTopUp(departmentId: $departmentId) {
      ...TopUpRow_department
    }
  }
`;

/** The actions that stop automatic purchases of a department. */
function useStops(departmentId: string) {
  const [pause] = useOptimisticAction<TopUpRowPauseMutation>(mutation, STOP_FAILURE);
  const [switchOff] = useOptimisticAction<TopUpRowOffMutation>(topUpRowOffMutation, STOP_FAILURE);
  const stop = async (
    action: typeof pause | typeof switchOff,
    apply: (department: RecordProxy) => void,
    done: string,
  ) => {
    const stopped = await action({ departmentId }, { ids: [departmentId], apply });
    if (stopped) toast.success(done);
  };
  return {
    pause: () => void stop(pause, showPause, 'Automatisk køb er sat på pause'),
    switchOff: () =>
      void stop(
        switchOff,
        (department) => void department.setValue(null, 'clipCardTopUp'),
        'Automatisk køb er slået fra',
      ),
  };
}

function showPause(department: RecordProxy): void {
  const topUp = department.getLinkedRecord('clipCardTopUp');
  topUp?.setValue('PAUSED' satisfies TopUpState, 'state');
  topUp?.setValue('BY_USER' satisfies TopUpPause, 'pauseReason');
}
