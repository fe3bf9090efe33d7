import { describe, expect, test } from '@jest/globals';
import { readPdf, type ReadPdf } from '../testing/readPdf.ts';
import { fonts } from './fonts.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { renderInvoice } from './renderInvoice.ts';

const noPeriod = { periodFrom: null, periodTo: null, suppliedOn: '2026-11-18' };
const november = { periodFrom: '2026-11-01', periodTo: '2026-11-30', suppliedOn: null };
const hours = (quantity: number) => ({ quantity, unit: 'HOUR' as const });
const piece = { quantity: 1, unit: 'PIECE' as const };

const invoice: InvoiceDocument = {
  product: 'Portalen',
  kind: 'INVOICE',
  numberText: '10412',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-04',
  method: 'INVOICE',
  seller: {
    name: 'Portalen ApS',
    address: 'Havnegade 12, 8000 Aarhus C',
    vatNumber: '12 34 56 78',
    email: 'hej@portal.example',
    phone: '70 00 00 00',
  },
  buyer: {
    name: 'Fjordlyst Møbler A/S',
    department: 'Kundeservice',
    street: 'Kajen 3',
    zip: '8000',
    city: 'Aarhus C',
    vatNumber: '12345682',
    eanNumber: '5790000012343',
    poNumber: 'PO-20418',
  },
  contactPerson: 'Mette Kjærgaard',
  lines: [
    { ...noPeriod, ...hours(5), description: 'Klippekort, 5 timer', net: 6_475_00, vat: 1_618_75, gross: 8_093_75 },
    {
      ...november,
      quantity: 3,
      unit: 'MONTH',
      description: 'Serviceaftale, november 2026',
      net: 14_368_01,
      vat: 3_592_00,
      gross: 17_960_01,
    },
  ],
  net: 20_843_01,
  vat: 5_210_75,
  gross: 26_053_76,
  credited: 0,
  open: 26_053_76,
  correctedNumber: null,
  reason: null,
  payTo: {
    bankAccount: '0000 0001234567',
    iban: 'DK5000400440116243',
    paymentLine: '+71<000000000104121 +12345678<',
    reference: '10412',
  },
};

async function read(document: Partial<InvoiceDocument>): Promise<ReadPdf & { text: string }> {
  const pdf = await readPdf(Buffer.concat(await renderInvoice({ ...invoice, ...document }).toArray()));
  return { ...pdf, text: pdf.pages.join('\n').replaceAll(/\s+/g, ' ') };
}

describe('the PDF of an invoice', () => {
  test('prints its number, dates, parties, lines, sums and how it is paid', async () => {
    const { pages, text } = await read({});
    expect(pages).toHaveLength(1);
    for (const part of [
      'Faktura',
      '10412',
      '20. nov. 2026',
      '4. dec. 2026',
      'PO-20418',
      'Køber Fjordlyst Møbler A/S Kundeservice Att. Mette Kjærgaard Kajen 3 8000 Aarhus C CVR 12345682',
      'EAN 5790000012343',
      'Sælger Portalen ApS Havnegade 12 8000 Aarhus C CVR 12 34 56 78 hej@portal.example',
      'Beskrivelse Antal Pris pr. enhed, kr Moms Uden moms, kr',
      'Klippekort, 5 timer 18. nov. 2026 5 timer 1.295,00 25 % 6.475,00',
      'Serviceaftale, november 2026 1. nov. 2026 til 30. nov. 2026 3 måneder 4.789,3367 25 % 14.368,01',
      'I alt uden moms 20.843,01 kr Moms, 25 % af 20.843,01 5.210,75 kr I alt med moms 26.053,76 kr',
      'At betale 26.053,76 kr',
      '+71<000000000104121 +12345678<',
      'Reg. 0000 Konto 0001234567 IBAN DK50 0040 0440 1162 43',
      'Betal senest 4. december 2026 26.053,76 kr',
      'Skriv fakturanummer 10412 ved bankoverførsel.',
      'Side 1 af 1',
    ])
      expect(text).toContain(part);
  });

  test('is tagged, named and in Danish, and embeds the fonts of the product', async () => {
    const { title, language, roles, fonts } = await read({});
    expect([title, language]).toEqual(['Faktura 10412', 'da-DK']);
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
    expect(fonts.toSorted((a, b) => a.localeCompare(b))).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Inter-SemiBold$/),
      expect.stringMatching(/^[A-Z]{6}\+Inter-Regular$/),
    ]);
  });

  test('does not claim to conform to PDF/UA, which nobody has validated', async () => {
    const file = Buffer.concat(await renderInvoice(invoice).toArray());
    expect(file.toString('latin1')).not.toMatch(/pdfuaid|PDF\/UA/);
  });

  test('prints 200 lines on several pages, each with the head of the table and its number', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => ({
      ...noPeriod,
      ...piece,
      suppliedOn: null,
      description: `Linje nummer ${i + 1}.`,
      net: 100_00 + i,
      vat: 25_00,
      gross: 125_00 + i,
    }));
    const { pages, text } = await read({ lines });
    expect(pages.length).toBeGreaterThan(5);
    for (const { description } of lines) expect(text.split(description)).toHaveLength(2);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`Side ${i + 1} af ${pages.length}`);
      if (page.includes('Linje')) expect(page).toContain('Beskrivelse');
      if (i > 0) expect(page).toContain('Faktura 10412 · Fjordlyst Møbler A/S');
    }
    expect(pages.at(-1)).toContain('At betale');
  });

  test('prints very long names, texts and numbers in full', async () => {
    const name = 'Aktieselskabet for særdeles lange navne '.repeat(5).trim();
    const word = 'Ø'.repeat(130);
    const { text } = await read({
      buyer: { ...invoice.buyer, name, department: word, poNumber: '7'.repeat(100) },
      lines: [
        {
          ...noPeriod,
          ...piece,
          description: `Beskrivelse ${word}`,
          net: -2_147_483_647,
          vat: 1,
          gross: 2_147_483_647,
        },
      ],
    });
    const joined = text.replaceAll(' ', '');
    expect(joined).toContain(name.replaceAll(' ', ''));
    expect(joined).toContain(`${word}Att.`);
    expect(joined).toContain('7'.repeat(100));
    expect(joined).toContain(`Beskrivelse${word}18.nov.20261stk.−21.474.836,4725%−21.474.836,47`);
  });

  test('keeps every line of a buyer on the page, whose names are as long and wide as names can be', async () => {
    const widest = 'W'.repeat(200);
    const buyer = { ...invoice.buyer, name: widest, department: widest, street: widest, city: widest };
    const { pages } = await read({ buyer, contactPerson: widest });
    expect(pages[0]!.replaceAll(/\s+/g, ' ')).toContain('CVR 12345682 EAN 5790000012343 Sælger');
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  test.each(['株式会社 🙂', 'سارة', 'e\u0301 \u200d\ufe0f', '\0\n\t\r', '\ud800', ''])(
    'does not fail for the text %j',
    async (odd) => {
      const buyer = { ...invoice.buyer, name: odd, poNumber: odd };
      const { text } = await read({ buyer, reason: odd, lines: [{ ...invoice.lines[0]!, description: odd }] });
      expect(text).toContain('5 timer 1.295,00 25 % 6.475,00');
    },
  );

  test('cuts only a text that is longer than a page', async () => {
    const { pages } = await read({
      lines: [{ ...noPeriod, ...piece, description: 'ord '.repeat(5_000), net: 1, vat: 0, gross: 1 }],
    });
    expect(pages.length).toBeLessThan(5);
    expect(pages.join('')).toContain('…');
  });

  test('prints what is credited and paid, and how an invoice is paid that has no bank account', async () => {
    const { text } = await read({
      credited: 1_000_00,
      open: 25_000_00,
      payTo: { bankAccount: null, iban: null, paymentLine: null, reference: '10412' },
    });
    expect(text).toContain('Krediteret −1.000,00 kr Betalt −53,76 kr At betale 25.000,00 kr');
    expect(text).toContain('Skriv til hej@portal.example');
    expect(text).not.toContain('Bankoverførsel');
  });

  test('sums up what is free of VAT apart, and says of which amount the VAT is', async () => {
    const fee = { ...noPeriod, ...piece, description: 'Rykkergebyr', net: 100_00, vat: 0, gross: 100_00 };
    const { text } = await read({ lines: [...invoice.lines, fee], net: 20_943_01 });
    expect(text).toContain('Rykkergebyr 18. nov. 2026 1 stk. 100,00 Fri 100,00');
    expect(text).toContain('Heraf fri for moms 100,00 kr Moms, 25 % af 20.843,01');
  });

  test('prints lines from before quantities were stored as they were', async () => {
    const old = { ...noPeriod, suppliedOn: null, quantity: null, unit: null, description: 'Klippekort, 10 timer' };
    const { text } = await read({ lines: [{ ...old, net: 100_00, vat: 25_00, gross: 125_00 }] });
    expect(text).toContain('Klippekort, 10 timer 25 % 100,00');
  });

  test('is the receipt of a card payment', async () => {
    const { text } = await read({ method: 'CREDIT_CARD', dueOn: null, open: 0, payTo: null });
    expect(text).toContain('Betalt −26.053,76 kr At betale 0,00 kr');
    expect(text).toContain('Betalt med kort. Fakturaen er jeres kvittering.');
    expect(text).not.toContain('Forfald');
  });

  test.each([
    [{ credited: 26_053_76 }, 'Fakturaen er krediteret'],
    [{}, 'Fakturaen er betalt.'],
  ])('says why nothing is to be paid: %j', async (fields, sentence) => {
    expect((await read({ open: 0, payTo: null, ...fields })).text).toContain(sentence);
  });
});

describe('the PDF of a credit note', () => {
  const note: Partial<InvoiceDocument> = {
    kind: 'CREDIT_NOTE',
    numberText: 'K20012',
    dueOn: null,
    lines: [
      { ...noPeriod, ...piece, description: 'Kredit: Klippekort, 5 timer', net: -100_00, vat: -25_00, gross: -125_00 },
    ],
    net: -100_00,
    vat: -25_00,
    gross: -125_00,
    open: -125_00,
    correctedNumber: '10412',
    reason: 'Kortet blev købt to gange',
    payTo: null,
  };

  test('names the invoice that it corrects, the reason, and what the seller owes', async () => {
    const { title, text } = await read(note);
    expect(title).toBe('Kreditnota K20012');
    for (const part of [
      'Kreditnotadato 20. nov. 2026',
      'Retter faktura 10412',
      'Hvorfor fakturaen krediteres Kortet blev købt to gange',
      'Kredit: Klippekort, 5 timer 18. nov. 2026 1 stk. −100,00 25 % −100,00',
      'I alt med moms −125,00 kr Til gode 125,00 kr',
      'Kreditnotaen retter faktura 10412. Vi skylder jer 125,00 kr.',
    ])
      expect(text).toContain(part);
  });

  test('says what was set off', async () => {
    const { text } = await read({ ...note, open: -25_00 });
    expect(text).toContain('Modregnet eller betalt 100,00 kr Til gode 25,00 kr');
    expect((await read({ ...note, open: 0 })).text).toContain('Beløbet er modregnet.');
  });
});

describe('the font that all documents share', () => {
  const withLine = (description: string) => read({ lines: [{ ...invoice.lines[0]!, description }] });

  test('prints each text as it is written', async () => {
    for (const text of ['10x20 -> 30', '10×20 → 30', 'L’Oréal', 'Lʼamour'])
      expect((await withLine(text)).text.normalize()).toContain(text);
  });

  test('is opened once, and lays out a word once for all of them', async () => {
    const font = fonts().regular as unknown as { layout(word: string): { glyphs: object } };
    await renderInvoice(invoice).toArray();
    const { glyphs } = font.layout('Klippekort');
    await renderInvoice({ ...invoice, numberText: '10413' }).toArray();
    expect(fonts().regular).toBe(font);
    expect(font.layout('Klippekort').glyphs).toBe(glyphs);
  });
});

test('a destroyed document ends its work', async () => {
  const lines = Array.from({ length: 200 }, (_, i) => ({ ...invoice.lines[0]!, description: `Linje ${i}` }));
  const stream = renderInvoice({ ...invoice, lines });
  stream.destroy();
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect((stream as unknown as PDFKit.PDFDocument).bufferedPageRange().count).toBe(1);
});
