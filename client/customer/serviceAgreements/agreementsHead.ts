export const agreementsHead = {
  title: 'Serviceaftaler',
  text: 'Svar inden for få timer og en fast kontaktperson, aftalt for én afdeling ad gangen.',
};
