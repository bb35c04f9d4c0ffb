import { expect, test } from 'vitest';
import { changedFields } from '../../parts/editor/entry-values.ts';
import { draftOf, emptyForm, errorsOf, valuesOf } from './member-form.ts';

const filled = { ...emptyForm, name: 'Demo colleague', role: 'Projects', ar: { ...emptyForm.ar, role: ' المشاريع ' } };

test('what is not written in Arabic is not sent, and no portrait is null', () => {
  expect(valuesOf(filled)).toMatchObject({ portrait: null, ar: { role: 'المشاريع' }, answers: [], isShown: true });
  expect(errorsOf(valuesOf(filled))).toEqual({});
});

test('name and role are needed; a sentence of what somebody answers for is not', () => {
  expect(Object.keys(errorsOf(valuesOf(emptyForm)))).toEqual(['name', 'role']);
  expect(Object.keys(errorsOf(valuesOf({ ...filled, ar: { ...filled.ar, name: 'x'.repeat(500) } })))).toEqual(['ar.name']);
});

test('only what differs is sent, so that a colleague’s other fields stay', () => {
  const member = { ...valuesOf(filled), id: '1', version: 3 };
  const { content, version } = draftOf(member);
  expect(version).toBe(3);
  expect(changedFields(valuesOf(content), valuesOf({ ...content, role: 'Support' }))).toEqual({ role: 'Support' });
});
