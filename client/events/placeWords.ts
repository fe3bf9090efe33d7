export interface PlaceWords {
  label: string;
  pending: string;
  question: string;
  confirm: string;
  consequence: (title: string) => string;
  /** Message after the place was given up. */
  left: string;
}

const SEAT: PlaceWords = {
  label: 'Afmeld',
  pending: 'Afmelder...',
  question: 'Vil du melde dig fra?',
  confirm: 'Meld fra',
  consequence: (title) => `Din plads til »${title}« bliver givet fri til andre.`,
  left: 'Du er nu afmeldt eventet!',
};

const WAITING: PlaceWords = {
  label: 'Forlad ventelisten',
  pending: 'Forlader...',
  question: 'Vil du forlade ventelisten?',
  confirm: 'Forlad ventelisten',
  consequence: (title) => `Du mister din plads i køen til »${title}«.`,
  left: 'Du står ikke længere på ventelisten.',
};

/** The texts for giving up a place, which is a seat or a place on the waiting list. */
export const placeWords = (status: string | undefined): PlaceWords => (status === 'WAITLISTED' ? WAITING : SEAT);
