import { ChartColumn, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Page } from '../../ui/Page.tsx';
import { ClipCardList } from './ClipCardList.tsx';
import { clipCardsHead } from './clipCardsHead.ts';
import { HourEntryList } from './HourEntryList.tsx';
import { TopUpList } from './TopUpList.tsx';
import { useBuyDialog } from './useBuyDialog.ts';
import { useChosenCard } from './useChosenCard.ts';
import type { ClipCards_customer$key } from '#relay/ClipCards_customer.graphql';
import type { HourEntryList_card$key } from '#relay/HourEntryList_card.graphql';

const BuyDialog = lazyDialog(async () => (await import('./BuyDialog.tsx')).BuyDialog);

interface ClipCardsProps {
  customer: ClipCards_customer$key;
  /** Whether the viewer may set up automatic purchases. */
  canSetUpTopUps: boolean;
  /**
   * The card whose hour entries are shown. Null or undefined when the company has no card, or not the one in the URL.
   */
  shownCard: (HourEntryList_card$key & { readonly id: string }) | null | undefined;
}

const customerFragment = graphql`
  fragment ClipCards_customer on Customer {
    id
    ...ClipCardList_customer
    ...TopUpList_customer
  }
`;

/** The company's clip cards, the hour entries of one of them, and a button that opens the dialog to buy another. */
export function ClipCards({ customer, canSetUpTopUps, shownCard }: ClipCardsProps) {
  const company = useFragment(customerFragment, customer);
  const { isRequested, queryRef, departmentId, hours, isOpening, open, close, retry } = useBuyDialog();
  const choice = useChosenCard(shownCard?.id, isRequested);
  const buy = () => open();
  return (
    <Page
      {...clipCardsHead}
      actions={
        <>
          <ButtonLink to="/clip-cards/hours">
            <ChartColumn aria-hidden /> Timeforbrug
          </ButtonLink>
          <Allowed to="canBuy">
            <Button variant="primary" isPending={isOpening} onPress={buy}>
              <Plus aria-hidden /> Køb klippekort
            </Button>
          </Allowed>
        </>
      }
    >
      <ClipCardList
        customer={company}
        chosenId={shownCard?.id}
        onChoose={choice.choose}
        onChanged={choice.handleChange}
        onChosenDeleted={choice.handleDeletion}
        onBuy={open}
      />
      {shownCard && <HourEntryList key={shownCard.id} card={shownCard} headingRef={choice.headingRef} />}
      <TopUpList customer={company} canSetUp={canSetUpTopUps} />
      {queryRef && (
        <BuyDialog
          queryRef={queryRef}
          customerId={company.id}
          departmentId={departmentId}
          hours={hours}
          onRetry={retry}
          onBought={choice.choosePurchased}
          onClose={close}
        />
      )}
    </Page>
  );
}
