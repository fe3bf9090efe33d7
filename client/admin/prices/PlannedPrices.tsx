import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { addDays, formatDate } from '../../../domain/dates.ts';
import type { PriceList } from '../../../domain/prices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PlanPricesDialog } from './PlanPricesDialog.tsx';
import styles from './Prices.module.css';
import { readPriceList } from './readPriceList.ts';
import { WithdrawPricesDialog } from './WithdrawPricesDialog.tsx';
import type { PlannedPrices_plan$key } from './__generated__/PlannedPrices_plan.graphql.ts';

interface PlannedPricesProps {
  plan: PlannedPrices_plan$key;
  current: PriceList;
  connection: string;
}

/** A planned version, which can be changed or withdrawn until its first day. */
export function PlannedPrices({ plan: key, current, connection }: PlannedPricesProps) {
  const plan = useFragment(
    graphql`
      fragment PlannedPrices_plan on PriceListPlan {
        id
        version
        note
        priceList {
          ...readPriceList_list
        }
      }
    `,
    key,
  );
  const [dialog, setDialog] = useState<'edit' | 'withdraw'>();
  const close = () => setDialog(undefined);
  const list = readPriceList(plan.priceList);
  const day = formatDate(list.validFrom);
  return (
    <>
      <Banner
        tone="blue"
        action={
          <span className={styles.actions}>
            <Button size="small" aria-label={`Ret priserne fra ${day}`} onPress={() => setDialog('edit')}>
              Ret
            </Button>
            <Button size="small" aria-label={`Træk tilbage: priserne fra ${day}`} onPress={() => setDialog('withdraw')}>
              Træk tilbage
            </Button>
          </span>
        }
      >
        Planlagt: nye priser fra {day}. {plan.note} Kan ændres til og med {formatDate(addDays(list.validFrom, -1))}.
      </Banner>
      {dialog === 'edit' && (
        <PlanPricesDialog
          current={current}
          plan={{ id: plan.id, version: plan.version, note: plan.note, list }}
          connection={connection}
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && <WithdrawPricesDialog id={plan.id} day={day} onClose={close} />}
    </>
  );
}
