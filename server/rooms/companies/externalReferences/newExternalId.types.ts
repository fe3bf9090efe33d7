/** Describes an argument or field with an external id. */
export const EXTERNAL_ID_FORM = 'At most 200 characters on one line, compared exactly.';

/** Describes the argument of a mutation that creates an object together with its external id. */
export const NEW_EXTERNAL_ID =
  "For API tokens: the id of the new object in the program's own system, stored together with the object. " +
  `${EXTERNAL_ID_FORM} Refused with TAKEN when another object of the program has it, and nothing is created.`;
