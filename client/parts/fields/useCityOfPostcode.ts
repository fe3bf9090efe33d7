import { useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { normalizePostcode } from '../../../domain/basics/postcode.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';

/** The list of postcodes is loaded when somebody types a postcode. */
async function loadCityOf(text: string): Promise<string | undefined> {
  const { cityOfPostcode } = await import('../../../domain/basics/postcodes.ts');
  return cityOfPostcode(normalizePostcode(text) ?? '');
}

/**
 * Fills the city of a postcode that the user types. A city that the user has typed stays, unless it is that of the
 * postcode before.
 */
export function useCityOfPostcode<Values extends FieldValues>(
  form: AppForm<Values>,
  zip: FieldPath<Values>,
  city: FieldPath<Values>,
) {
  const textOf = (name: FieldPath<Values>) => String(form.getValues(name) ?? '');
  const [unknownPostcode, setUnknownPostcode] = useState<string>();
  /** The postcode whose city may be replaced. Its city is found later, because two loads may end in any order. */
  const postcodeBefore = useRef('');
  const rememberPostcode = () => {
    postcodeBefore.current = textOf(zip);
  };
  const findCity = async (typed: string) => {
    const postcode = normalizePostcode(typed);
    if (!postcode || !/^\d{4}$/.test(postcode)) return setUnknownPostcode(undefined);
    // Without a connection, the user types the city.
    const found = await loadCityOf(postcode).catch(() => '');
    const cityBefore = await loadCityOf(postcodeBefore.current).catch(() => undefined);
    if (textOf(zip) !== typed) return;
    setUnknownPostcode(found === undefined ? postcode : undefined);
    const current = textOf(city).trim();
    if (!found || (current && !isSameCity(current, cityBefore))) return;
    postcodeBefore.current = typed;
    form.setValue(city, found as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(city).invalid,
    });
    // When the user has moved to the city already, the next key replaces the whole text.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === city) activeElement.select();
  };
  return {
    isUnknown: unknownPostcode !== undefined && normalizePostcode(textOf(zip)) === unknownPostcode,
    findCity,
    rememberPostcode,
  };
}

const isSameCity = (one: string, other = '') => one.toLocaleLowerCase('da') === other.toLocaleLowerCase('da');
