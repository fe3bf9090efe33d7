import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { mailCategory } from '../../../../domain/basics/mails.ts';
import { messageOf } from '../../../app/relay/errors.ts';
import { useOptimisticAction } from '../../../parts/edits/useOptimisticAction.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, List } from '../../../ui/Card.tsx';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { NoticeBanner } from '../NoticeBanner.tsx';
import { LoadedEvent } from '../page/LoadedEvent.tsx';
import styles from '../page/PublicEvent.module.css';
import { useNotice } from '../useNotice.ts';
import type { EventMailsScreenMutation } from '#relay/EventMailsScreenMutation.graphql';
import type { EventMailsScreenQuery } from '#relay/EventMailsScreenQuery.graphql';

export const eventMailsQuery = graphql`
  query EventMailsScreenQuery($key: String!) @preloadable {
    eventMailChoices(key: $key) {
      id
      title
      isUser
      choices {
        __id
        category
        isOn
      }
    }
  }
`;

const TITLE = 'Mails om events';

/** The page of the link with which a guest turns mails off. Opening it changes nothing. */
export const EventMailsScreen = () => <LoadedEvent<EventMailsScreenQuery> Content={EventMails} />;

const mutation = graphql`
  mutation EventMailsScreenMutation($key: String!, $category: GuestMailCategory!, $isOn: Boolean!) {
    setEventMailChoice(key: $key, category: $category, isOn: $isOn) {
      id
      isUser
      choices {
        category
        isOn
      }
    }
  }
`;

function EventMails({ queryRef }: { queryRef: PreloadedQuery<EventMailsScreenQuery> }) {
  const { id, title, isUser, choices } = usePreloadedQuery<EventMailsScreenQuery>(
    eventMailsQuery,
    queryRef,
  ).eventMailChoices;
  useDocumentTitle(TITLE);
  const notice = useNotice();
  const [save] = useOptimisticAction<EventMailsScreenMutation>(mutation, (error) =>
    notice.showFailure(messageOf(error, 'Dit valg kunne ikke gemmes')),
  );
  const saveChoice = async ({ __id, category }: (typeof choices)[number], isOn: boolean) => {
    notice.dismiss();
    const saved = await save(
      { key: id, category, isOn },
      { ids: [__id], apply: (choice) => void choice.setValue(isOn, 'isOn') },
    );
    if (saved) notice.showSuccess('Dit valg er gemt.');
  };
  return (
    <div className={styles.page}>
      <NoticeBanner notice={notice} />
      <header className={styles.head}>
        <div>
          <h1>{TITLE}</h1>
          <p className={styles.lead}>
            {isUser
              ? 'Du har en konto i portalen. Log ind for at vælge, hvad vi skriver til dig om.'
              : 'Vælg, hvad vi skriver om til den adresse, som mailen er sendt til. Valget gælder alle events.'}
          </p>
        </div>
      </header>
      <div className={styles.place}>
        {isUser ? (
          <ButtonLink to="/profile/notifikationer" variant="primary">
            Log ind og vælg
          </ButtonLink>
        ) : (
          <Card flush>
            <List>
              {choices.map((choice) => (
                <SwitchRow
                  key={choice.category}
                  title={mailCategory(choice.category).label}
                  text={mailCategory(choice.category).text}
                  isOn={choice.isOn}
                  onChange={(next) => void saveChoice(choice, next)}
                />
              ))}
            </List>
          </Card>
        )}
        <p className={styles.contact}>
          Du får altid mails om din plads på {title}: tilmelding, afmelding og aflysning.
        </p>
      </div>
    </div>
  );
}
