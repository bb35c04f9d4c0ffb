import { expect, test } from 'vitest';
import type { CompanyOffice } from '#contract/office/offices';
import { emptyForm, errorsOf, formOf, valuesOf } from './office-form.ts';

const office: CompanyOffice = {
  ...{ id: 'one', name: 'Lisbon', country: 'Portugal', address: 'Rua Nova 1', phone: '+351 200 000 000', email: 'lisbon@company.example' },
  ...{ website: null, googleMap: 'https://maps.example/lisbon', services: ['Web', 'AI'], logo: '/uploads/a.webp', showOnHome: true },
  ...{ position: null, isDeleted: false, ar: { name: 'لشبونة' }, needsAttention: false, version: 3 },
};

test('the fields of an office say what the office says', () => {
  const { id, isDeleted, needsAttention, version, ...values } = office;
  expect(valuesOf(formOf(office))).toEqual(values);
  expect(errorsOf(valuesOf(formOf(office)))).toEqual({});
});

test('Arabic that is not written is not there, and services are the lines that say something', () => {
  const typed = { ...formOf(office), services: ' Web \n\nAI', ar: { name: ' ', country: 'البرتغال', address: '', services: '\n' } };
  expect(valuesOf(typed)).toMatchObject({ services: ['Web', 'AI'], ar: { country: 'البرتغال' } });
  expect(Object.keys(valuesOf(typed).ar)).toEqual(['country']);
});

test.each([
  ['company.example', 'https://company.example'],
  ['company.example/offices?city=1', 'https://company.example/offices?city=1'],
  [' http://company.example ', 'http://company.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', null],
])('%j is taken for %j', (typed, address) => {
  expect(valuesOf({ ...formOf(office), website: typed }).website).toBe(address);
});

test('every field that is at fault is named, those in Arabic too', () => {
  const errors = errorsOf(valuesOf({ ...emptyForm, website: 'javascript:alert(1)', ar: { ...emptyForm.ar, name: 'x'.repeat(200) } }));
  expect(errors).toMatchObject({
    ...{ name: 'field.required', country: 'field.required', address: 'field.required', phone: 'field.required', email: 'field.required' },
    ...{ website: 'office.invalidWebAddress', 'ar.name': 'field.tooLong' },
  });
  expect(errors.googleMap).toBeUndefined();
});
