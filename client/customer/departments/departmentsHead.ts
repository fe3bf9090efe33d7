export const departmentsHead = {
  title: 'Afdelinger',
  text: 'Hver afdeling har sine egne installationer, sin egen betalingsmetode og sin egen saldo.',
};
