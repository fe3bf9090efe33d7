/**
 * Prices that tests expect, in øre and excluding VAT unless the name says otherwise. They are written by hand from the
 * price list and are never computed by the code under test. A change of the price list changes this file.
 */
export const HOUR = 1_295_00;

/** Clip cards by their hours, volume discount included. */
export const clipCard = {
  1: 1_295_00,
  9: 11_655_00,
  10: 11_655_00,
  20: 23_310_00,
  24: 27_972_00,
  25: 27_519_00,
  49: 53_937_00,
  50: 51_800_00,
  74: 76_664_00,
  75: 72_844_00,
  100: 97_125_00,
} as const;

/** The clip card of most tests. */
export const tenHours = {
  list: 12_950_00,
  saving: 1_295_00,
  net: 11_655_00,
  vat: 2_913_75,
  gross: 14_568_75,
  with5PercentOff: 12_303_00,
  with50PercentOff: 6_475_00,
} as const;

/** Fifty hours at full price are 64,750 kr. */
export const fiftyHours = { with30PercentOff: 45_325_00, with50PercentOff: 32_375_00 } as const;

/** The monthly price of a service agreement per active licence, by the number of licences. */
export const perLicense = {
  upTo10: 499_00,
  upTo50: 449_00,
  upTo100: 399_00,
  upTo200: 349_00,
  above200: 299_00,
} as const;

/** Service agreements by their licences: one month, and one year paid at once with 20 % off. */
export const agreement = {
  10: { month: 4_990_00, threeMonthsOfAYear: 11_976_00 },
  11: { month: 4_939_00 },
  12: { month: 5_388_00, monthWithVat: 6_735_00, year: 51_724_80 },
  25: { month: 11_225_00, monthWithVat: 14_031_25, year: 107_760_00 },
  50: { month: 22_450_00 },
  51: { month: 20_349_00 },
  52: { year: 199_180_80, yearBeforeDiscount: 248_976_00 },
  100: { month: 39_900_00 },
  101: { month: 35_249_00 },
  200: { month: 69_800_00 },
  201: { month: 60_099_00 },
} as const;
