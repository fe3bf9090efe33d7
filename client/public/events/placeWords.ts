/** The title of the dialog that registers for an event. */
export const registerTitle = (title: string) => `Tilmeld til ${title}`;

/** The title of the dialog that joins the waiting list. */
export const waitTitle = (title: string) => `Skriv dig på ventelisten til ${title}`;

/** The label of the buttons that open that dialog. */
export const WAIT_LABEL = 'Skriv mig på ventelisten';

export interface PlaceWords {
  label: string;
  pendingText: string;
  question: string;
  confirmLabel: string;
  consequence: (title: string) => string;
  successMessage: string;
}

const PLACE: PlaceWords = {
  label: 'Afmeld',
  pendingText: 'Afmelder...',
  question: 'Vil du melde dig fra?',
  confirmLabel: 'Meld fra',
  consequence: (title) => `Din plads til »${title}« bliver givet fri til andre.`,
  successMessage: 'Du er nu afmeldt eventet!',
};

const WAITING: PlaceWords = {
  label: 'Forlad ventelisten',
  pendingText: 'Forlader...',
  question: 'Vil du forlade ventelisten?',
  confirmLabel: 'Forlad ventelisten',
  consequence: (title) => `Du mister din plads i køen til »${title}«.`,
  successMessage: 'Du står ikke længere på ventelisten.',
};

const OFFER: PlaceWords = {
  label: 'Nej tak',
  pendingText: 'Sender...',
  question: 'Vil du sige nej til pladsen?',
  confirmLabel: 'Sig nej',
  consequence: (title) => `Pladsen til »${title}« går til den næste, og du står ikke længere på ventelisten.`,
  successMessage: 'Du har sagt nej til pladsen.',
};

const REQUEST: PlaceWords = {
  ...PLACE,
  consequence: (title) => `Din tilmelding til »${title}« trækkes tilbage, og pladsen bliver givet fri til andre.`,
};

/** Says how far a sign-up has come, to the person who has just signed up. */
export const signedUpText = (status: string | undefined): string =>
  status === 'WAITLISTED'
    ? 'Du står på ventelisten.'
    : status === 'REQUESTED'
      ? 'Din tilmelding er modtaget. Du får en mail, når vi har bekræftet den.'
      : 'Du er nu tilmeldt eventet!';

/** The texts of the button and dialog with which a person gives up a place, an offer or a place on the waiting list. */
export const placeWords = (status: string | undefined): PlaceWords => (status && wordsByStatus[status]) || PLACE;

const wordsByStatus: Record<string, PlaceWords> = { WAITLISTED: WAITING, OFFERED: OFFER, REQUESTED: REQUEST };
