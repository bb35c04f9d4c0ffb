import { expect, test } from 'vitest';
import { CompanySettings, type OfficeCompany } from '#contract/office/company';
import { changeOf, counterChange, KeptEdits, settingFields, shownOf, withTyped } from './settings-form.ts';

const configured: CompanySettings = {
  phone: '+353 20 912 0188',
  email: 'desk@company.example',
  chatNumber: null,
  chatGreeting: { en: '' },
  street: { en: '7 Harbour Row' },
  city: { en: 'Galway', ar: 'غالواي' },
  map: 'https://maps.example/galway',
  position: { latitude: 53.27, longitude: -9.05 },
  facebook: 'https://facebook.com/company',
  instagram: null,
  linkedin: null,
  x: null,
  claimedClients: 320,
  claimedBranches: null,
  claimedServices: null,
  claimedProjects: null,
  claimedProtectedBusinesses: null,
  claimedUptime: 99.5,
  claimsMonitoring: false,
  claimsSupport: true,
  keepApplicationsMonths: 12,
  toldQuotes: ['desk@company.example'],
  toldReviews: [],
  toldApplications: [],
  toldFailedMails: [],
  signature: null,
  taxName: null,
  taxPercent: 16,
  aimHours: 24,
  requiresSecondFactor: false,
  allowsProviders: false,
  requiresProviders: false,
  servicesOff: [],
};
const company: OfficeCompany = { values: { phone: '+353 1 000 0000' }, configured, version: 3 };

test('what is shown and sent again is what applies, for every field that has something', () => {
  const wrong = settingFields.filter((field) => {
    const typed = shownOf({ ...company, values: {} }, {}, field);
    const sent = changeOf({ [field]: { typed } });
    const schema = CompanySettings.shape[field];
    const parsed = schema.safeParse(sent[field]);
    // A greeting is needed only where there is a chat.
    return field !== 'chatGreeting' && JSON.stringify(parsed.data) !== JSON.stringify(configured[field]);
  });
  expect(wrong).toEqual([]);
});

test('an empty field is none, and a number keeps what is no number for the server to refuse', () => {
  const edits = {
    facebook: { typed: ' ' },
    claimedClients: { typed: '' },
    claimedUptime: { typed: '٩٩٫٩' },
    claimedProjects: { typed: 'many' },
    signature: { typed: { en: ' ', ar: '' } },
    street: { typed: { en: ' 8 Harbour Row ', ar: '' } },
  };
  expect(changeOf(edits)).toEqual({
    facebook: null,
    claimedClients: null,
    claimedUptime: 99.9,
    claimedProjects: 'many',
    signature: null,
    street: { en: '8 Harbour Row' },
    reset: [],
  });
});

test('typing what is published already is no change', () => {
  const typed = withTyped(company, {}, 'phone', '+353 1 000 0001');
  expect(Object.keys(typed)).toEqual(['phone']);
  expect(withTyped(company, typed, 'phone', '+353 1 000 0000')).toEqual({});
});

test('a field that goes back to configured shows that value, and undo brings back what was there', () => {
  expect(shownOf(company, { phone: 'reset' }, 'phone')).toBe(configured.phone);
  expect(changeOf({ phone: 'reset', email: { typed: 'a@company.example' } })).toEqual({ email: 'a@company.example', reset: ['phone'] });
  expect(counterChange(company, ['phone', 'email'])).toEqual({ phone: '+353 1 000 0000', reset: ['email'] });
});

test('of what a browser has kept, only fields that there are and values that fit them come back', () => {
  const edits = { phone: { typed: '+353 1' }, toldQuotes: { typed: ['a@b.example'] }, email: 'reset' } as const;
  expect(KeptEdits.parse(edits)).toEqual(edits);
  expect(KeptEdits.parse({ ...edits, fax: { typed: '1' }, city: { typed: 'Galway' }, map: null })).toEqual(edits);
  for (const kept of [null, []]) expect(KeptEdits.safeParse(kept).success).toBe(false);
});
