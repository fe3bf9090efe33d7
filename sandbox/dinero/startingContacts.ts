import { slug } from '../../domain/basics/slug.ts';
import { hasValidCvrChecksum, isEan } from '../../domain/companies/companyNumbers.ts';
import { newContact } from './newContact.ts';
import type { Contact } from './newContact.ts';

/**
 * The first 21 are companies of the demo. The demo links its companies to contacts by name and leaves others unlinked.
 */
const companies = [
  'Fjordlyst Møbler A/S',
  'Bølgen Friluft A/S',
  'Skagen Kaffe ApS',
  'Nordlys Cykler A/S',
  'Vestjysk Energi',
  'Hyggehuset ApS',
  'Limfjord Fisk A/S',
  'Ærø Rejser',
  'Københavns Boghandel',
  'Søhesten Shipping A/S',
  'Grøn Gren Planteskole',
  'Lyngby Optik ApS',
  'Fanø Keramik',
  'Aarhus Lydstudie ApS',
  'Randers Handsker A/S',
  'Odense Robotværksted',
  'Bornholms Glas ApS',
  'Djursland Byg A/S',
  'Silkeborg Papir A/S',
  'Kolding Møbellager ApS',
  'Roskilde Musikbutik ApS',
  'Viborg Tagdækning ApS',
  'Holstebro Tekstil A/S',
  'Nyborg Sejl og Rigning',
  'Vejle Vinduer A/S',
  'Aabenraa Auto ApS',
  'Tønder Tæpper',
  'Horsens Elservice ApS',
  'Næstved Gardiner',
  'Helsingør Havneservice A/S',
  'Hillerød Hjemmepleje ApS',
  'Køge Korn og Foder A/S',
  'Slagelse Smedje',
  'Lolland Lys ApS',
  'Falster Frugt A/S',
  'Samsø Syltetøj',
  'Læsø Saltsyderi',
  'Thisted Træ A/S',
  'Skive Skilte ApS',
  'Herning Hørelse',
  'Ikast Ismejeri ApS',
  'Grenaa Gokart',
  'Ebeltoft Elcykler ApS',
  'Hobro Hvidevarer',
  'Frederikshavn Færger A/S',
  'Sønderborg Sæbe ApS',
  'Middelfart Maskiner A/S',
] as const;

const persons = [
  'Mette Kjærgaard',
  'Anders Holm-Sørensen',
  'Lise-Lotte Bøgh',
  'Søren Østergaard',
  'Åse Nygaard',
  'Mikkel Thorup',
  'Camilla Rønne',
  'Birgitte Mølgaard',
  'Emil Vestergaard',
  'Signe Hald',
  'Niels Aagaard',
  'Helle Søndergaard',
  'Tobias Lund',
] as const;

const streets = [
  'Havnegade',
  'Nørregade',
  'Algade',
  'Søndergade',
  'Vestre Ringvej',
  'Kirkestræde',
  'Møllevej',
] as const;
const places = [
  ['8000', 'Aarhus C'],
  ['5000', 'Odense C'],
  ['9000', 'Aalborg'],
  ['6700', 'Esbjerg'],
  ['4000', 'Roskilde'],
] as const;

/**
 * Sixty contacts, the same every time, so that pictures of screens can be compared. Persons have no CVR or EAN numbers.
 */
export const startingContacts = (): Contact[] =>
  [...companies, ...persons].map((Name, index) => {
    const isPerson = index >= companies.length;
    const [ZipCode, City] = places[index % places.length]!;
    return newContact({
      ContactGuid: `5d9c0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      Name,
      IsPerson: isPerson,
      ZipCode,
      City,
      Street: `${streets[index % streets.length]} ${2 + index}`,
      Phone: `${20 + index} 15 30 ${String(40 + index).slice(-2)}`,
      Email: isPerson ? `${mailName(Name)}@mail.example` : `faktura@${mailName(Name)}.example`,
      ...(!isPerson && {
        VatNumber: nextValid(31_000_000 + index * 104_729, hasValidCvrChecksum),
        AttPerson: persons[index % persons.length]!,
      }),
      // Some of the companies are public and have an EAN number.
      ...(index % 9 === 4 && !isPerson && { EanNumber: nextValid(5_798_000_001_000 + index * 100, isEan) }),
    });
  });

/** Returns the next number with a valid check sum. */
function nextValid(from: number, isValid: (number: string) => boolean): string {
  let number = from;
  while (!isValid(String(number))) number += 1;
  return String(number);
}

const mailName = (name: string) => slug(name.replace(/ (a\/s|aps)$/i, ''));
