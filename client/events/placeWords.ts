/** The title of the dialog that registers for an event. */
export const registerTitle = (title: string) => `Tilmeld til ${title}`;

export interface PlaceWords {
  label: string;
  pendingText: string;
  question: string;
  confirmLabel: string;
  consequence: (title: string) => string;
  successMessage: string;
}

const SEAT: PlaceWords = {
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

/** The texts of the button and dialog with which a person gives up a seat or leaves the waiting list. */
export const placeWords = (status: string | undefined): PlaceWords => (status === 'WAITLISTED' ? WAITING : SEAT);
