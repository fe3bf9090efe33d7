/**
 * Prices that tests expect, and the Danish texts in which the portal shows them. Amounts are in øre and excluding VAT
 * unless the name says otherwise. All are written by hand from the price list and are never computed by the code under
 * test. A change of the price list changes this file.
 */
export const hour = { netText: '1.295 kr', grossText: '1.618,75 kr' } as const;

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

/** The texts of clip cards by their hours: the price, the volume discount, and the price for an hour. */
export const clipCardTexts = {
  1: { net: '1.295 kr' },
  5: { net: '6.475 kr', perHour: '1.295 kr' },
  10: { net: '11.655 kr', saving: '1.295 kr', perHour: '1.166 kr' },
  25: { net: '27.519 kr', gross: '34.398,75 kr', saving: '4.856 kr', perHour: '1.101 kr' },
  30: { net: '33.023 kr', saving: '5.827 kr' },
  50: { net: '51.800 kr', saving: '12.950 kr', perHour: '1.036 kr' },
  75: { net: '72.844 kr', perHour: '971 kr' },
  100: { net: '97.125 kr' },
} as const;

/** The clip card of most tests. */
export const tenHours = {
  list: 12_950_00,
  listText: '12.950 kr',
  saving: 1_295_00,
  net: 11_655_00,
  netText: '11.655 kr',
  vat: 2_913_75,
  vatText: '2.913,75 kr',
  gross: 14_568_75,
  grossText: '14.568,75 kr',
  with5PercentOff: 12_303_00,
  with50PercentOff: 6_475_00,
} as const;

/** Fifty hours at full price are 64,750 kr. */
export const fiftyHours = {
  with30PercentOff: 45_325_00,
  with30PercentOffText: '45.325 kr',
  with50PercentOff: 32_375_00,
} as const;

/** The monthly price of a service agreement per active licence, by the number of licences. */
export const perLicense = {
  upTo10: 499_00,
  upTo50: 449_00,
  upTo100: 399_00,
  upTo200: 349_00,
  above200: 299_00,
} as const;

export const perLicenseTexts = {
  upTo10: '499 kr',
  upTo50: '449 kr',
  upTo100: '399 kr',
  upTo200: '349 kr',
  above200: '299 kr',
} as const;

/** Service agreements by their licences: one month, and one year paid at once with 20 % off. */
export const agreement = {
  10: { month: 4_990_00, threeMonthsOfAYear: 11_976_00 },
  11: { month: 4_939_00 },
  12: { month: 5_388_00, monthWithVat: 6_735_00, year: 51_724_80, threeMonthsOfAYear: 12_931_20 },
  25: { month: 11_225_00, monthWithVat: 14_031_25, year: 107_760_00 },
  50: { month: 22_450_00 },
  51: { month: 20_349_00 },
  52: { year: 199_180_80, yearBeforeDiscount: 248_976_00 },
  60: { yearWithVat: 287_280_00 },
  100: { month: 39_900_00 },
  101: { month: 35_249_00 },
  112: { month: 39_088_00 },
  200: { month: 69_800_00 },
  201: { month: 60_099_00 },
} as const;

/** The texts of a service agreement with 25 licences. */
export const agreementTexts = {
  month: '11.225 kr',
  monthWithVat: '14.031,25 kr',
  year: '107.760 kr',
  yearBeforeDiscount: '134.700 kr',
  /** The lines of the price summary, which shows the amounts of a year to the øre. */
  yearSummary: {
    saving: '26.940,00 kr',
    net: '107.760,00 kr',
    vat: '26.940,00 kr',
    grossBeforeDiscount: '168.375,00 kr',
    gross: '134.700,00 kr',
  },
} as const;
