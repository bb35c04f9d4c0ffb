import { expect, test } from 'vitest';
import { typedMeanwhile } from './typed-meanwhile.ts';

test('what was typed while a form was being saved stays, and the rest is what the server made of it', () => {
  const sent = { name: ' Noor ', services: ['Web'], logo: { path: 'raw.png' } };
  const saved = { name: 'Noor', services: ['Web'], logo: { path: 'cut.webp' } };
  expect(typedMeanwhile(sent, saved, { ...sent, services: ['Web'] })).toEqual(saved);
  expect(typedMeanwhile(sent, saved, { ...sent, services: ['Web', 'Apps'] })).toEqual({ ...saved, services: ['Web', 'Apps'] });
});
